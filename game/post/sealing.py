"""Locks, commitments and signatures: thin words over PyNaCl, which does the work."""

from __future__ import annotations

import json
from typing import Any

from nacl.encoding import RawEncoder
from nacl.exceptions import BadSignatureError, CryptoError
from nacl.hash import blake2b
from nacl.secret import SecretBox
from nacl.signing import SigningKey, VerifyKey
from nacl.utils import random

BLOCK = 256
"""Bytes: what is sealed is filled up to a multiple of it, so that its length says nothing of a plot."""


class BadSeal(Exception):
    """A box that this key does not open."""


def digest(purpose: str, *values: Any) -> str:
    """64 hexadecimal digits that stand for these values of plain JSON and for nothing else."""
    text = json.dumps([purpose, *values], sort_keys=True, separators=(",", ":"))
    return bytes(blake2b(text.encode("ascii"), digest_size=32, encoder=RawEncoder)).hex()


def new_key() -> bytes:
    return bytes(random(SecretBox.KEY_SIZE))


def commitment(key: bytes, *context: Any) -> str:
    """Fixes a key without telling it. A box alone does not: it can be made so that two keys open it."""
    return digest("commitment", key.hex(), *context)


def seal(key: bytes, value: Any) -> bytes:
    plain = json.dumps(value, separators=(",", ":")).encode("ascii")
    return bytes(SecretBox(key).encrypt(plain.ljust(-(-len(plain) // BLOCK) * BLOCK)))


def unseal(key: bytes, box: bytes) -> bytes:
    """The JSON text in a box, with blanks at its end. Raises BadSeal."""
    try:
        return bytes(SecretBox(key).decrypt(box))
    except (CryptoError, ValueError) as error:
        raise BadSeal("the key does not open it") from error


def new_signer() -> str:
    return bytes(SigningKey.generate()).hex()


def public_of(signer: str) -> str:
    return bytes(SigningKey(bytes.fromhex(signer)).verify_key).hex()


def sign(signer: str, value: Any) -> str:
    return SigningKey(bytes.fromhex(signer)).sign(digest("letter", value).encode("ascii")).signature.hex()


def signed_by(public: str, signature: str, value: Any) -> bool:
    try:
        VerifyKey(bytes.fromhex(public)).verify(digest("letter", value).encode("ascii"), bytes.fromhex(signature))
    except (BadSignatureError, CryptoError, ValueError):
        return False
    return True
