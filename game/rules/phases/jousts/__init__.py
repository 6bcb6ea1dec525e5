"""Jousts: three tilts in the lists between two knights (PJ); and knock-outs of them."""
