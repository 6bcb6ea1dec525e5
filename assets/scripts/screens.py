from pathlib import Path


def save_all(folder: Path) -> None:
    """Title, textures, frame, icon, dice."""
