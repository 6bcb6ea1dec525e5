"""What a module imports, calls and names, read from its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Module:
    """A Python file and its tree; `name` is dotted."""

    name: str
    path: Path
    text: str
    tree: ast.Module

    @classmethod
    def of(cls, text: str, name: str = "game.example") -> Module:
        return cls(name, Path(name), text, ast.parse(text))

    def imports(self) -> Iterator[str]:
        """Every module or name that is imported anywhere in the file, dotted: `a.b` for `from a import b`."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                package = self.name.rsplit(".", node.level)[0] if node.level else ""
                base = ".".join(part for part in (package, node.module) if part)
                yield from (f"{base}.{alias.name}" for alias in node.names)

    def imports_any(self, *modules: str) -> set[str]:
        """Those imports that are one of these modules or lie within one."""
        return {
            name for name in self.imports() for module in modules if name == module or name.startswith(f"{module}.")
        }

    def calls(self) -> Iterator[str]:
        """Functions called by a plain name, or by a name of a module: `open`, `random.choice`."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                if isinstance(node.func, ast.Name):
                    yield node.func.id
                elif isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
                    yield f"{node.func.value.id}.{node.func.attr}"

    def words(self) -> set[str]:
        """The single words of all identifiers and texts in the code, in small letters; docstrings do not count."""
        texts: list[str] = []
        docstrings = {
            id(node.body[0].value)
            for node in ast.walk(self.tree)
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        bare = {id(node.value) for node in ast.walk(self.tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(self.tree):
            for field in ("id", "attr", "arg", "name", "module"):
                value = getattr(node, field, None)
                if isinstance(value, str):
                    texts.append(value)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings | bare:
                texts.append(node.value)
        return {word.lower() for text in texts for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", text)}


@cache
def modules(folder: str) -> tuple[Module, ...]:
    """Every module below a folder of the checkout, `game/rules` for one."""
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        text = path.read_text(encoding="utf-8")
        found.append(Module(name, path, text, ast.parse(text)))
    return tuple(found)
