"""The small changes that are made to a function: each yields what would stand in place of a node."""

import ast
import copy
from collections.abc import Iterator
from typing import Final, TypeAlias

Edit: TypeAlias = ast.AST | None
"""What stands in a node's place; None where the statement is dropped."""

COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.NotEq),
    ast.LtE: (ast.Lt, ast.Eq),
    ast.Gt: (ast.GtE, ast.NotEq),
    ast.GtE: (ast.Gt, ast.Eq),
    ast.Eq: (ast.NotEq,),  # with >= and <= it is mostly the same: much of what is compared is a name, or has an end
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
COMPUTED: Final[dict[type[ast.operator], tuple[type[ast.operator], ...]]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
}
SWAPPED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
ENUMS: Final = frozenset({"No", "Phase"})
"""Whose members are taken for one another: the reasons to refuse, and what is asked."""


def edits(node: ast.AST, members: dict[str, list[str]]) -> Iterator[Edit]:
    """Every small change of this very node; ``members`` are the names of the enumerations it may use."""
    match node:
        case ast.Compare(ops=[op, *_]):
            for other in COMPARED.get(type(op), ()):
                yield _with(node, ops=[other(), *node.ops[1:]])
        case ast.BoolOp(op=op, values=values):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            if len(values) > 2:
                for place in range(len(values)):
                    yield _with(node, values=values[:place] + values[place + 1 :])
            else:
                yield from values
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=op):
            for found in COMPUTED.get(type(op), ()):
                yield _with(node, op=found())
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Name(id=name, ctx=ast.Load()) if name.isupper() and name not in members:
            yield ast.BinOp(node, ast.Add(), ast.Constant(1))
        case ast.Attribute(value=ast.Name(id=name), attr=attr) if name in ENUMS and attr in members.get(name, ()):
            known = members[name]
            other_member = known[(known.index(attr) + 1) % len(known)]
            yield _with(node, attr=other_member)
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
            yield _with(node, func=ast.Name(SWAPPED[name], ast.Load()))
        case ast.Call(func=ast.Name(id="range"), args=arguments):
            yield from _other_ranges(node, arguments)
        case ast.Call(args=[first, one, other]) if not isinstance(one, ast.Constant):
            yield _with(node, args=[first, other, one])
        case ast.If(test=test) | ast.While(test=test):
            yield from _other_conditions(node, test)
        case ast.For():
            yield _with(node, body=[*node.body, ast.Break()])
        case ast.AugAssign(op=op):
            for found in COMPUTED.get(type(op), ()):
                yield _with(node, op=found())
            yield None
        case ast.Return(value=value) if value is not None:
            yield from _other_returns(node, value, members)
        case ast.Assign() | ast.Expr(value=ast.Call()) | ast.Return():
            yield None
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()


def _other_ranges(node: ast.Call, arguments: list[ast.expr]) -> Iterator[ast.AST]:
    """One step fewer at the end, one fewer at the start; constants are changed as such."""
    place = 0 if len(arguments) == 1 else 1
    if not isinstance(arguments[place], ast.Constant):
        fewer = ast.BinOp(arguments[place], ast.Sub(), ast.Constant(1))
        yield _with(node, args=[*arguments[:place], fewer, *arguments[place + 1 :]])
    if len(arguments) == 1:
        yield _with(node, args=[ast.Constant(1), *arguments])


def _other_conditions(node: ast.If | ast.While, test: ast.expr) -> Iterator[ast.AST]:
    if isinstance(node, ast.If):
        yield _with(node, test=ast.Constant(True))
    if not isinstance(test, ast.Constant):
        yield _with(node, test=ast.Constant(False))


def _other_returns(node: ast.Return, value: ast.expr, members: dict[str, list[str]]) -> Iterator[ast.AST]:
    """Refusals become none; other values are off by one, truths are turned round where they are not plain."""
    match value:
        case ast.Constant():
            pass
        case ast.Attribute(value=ast.Name(id="No"), attr=attr) if attr != "OK" and "No" in members:
            yield _with(node, value=ast.Attribute(ast.Name("No", ast.Load()), "OK", ast.Load()))
        case ast.Attribute():
            pass
        case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
            yield _with(node, value=ast.Constant(True))
            yield _with(node, value=ast.Constant(False))
        case ast.Name() | ast.Subscript() | ast.BinOp() | ast.Call():
            yield _with(node, value=ast.Constant(0))


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """The node with other fields."""
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def table_edits(node: ast.AST) -> Iterator[Edit]:
    """Every small change of a row of a table of rules: a phase that no longer asks, a check that is gone."""
    match node:
        case ast.Call(func=ast.Name(id="Rule"), args=[kind, phases, refuse, *rest]):
            if isinstance(phases, ast.Tuple) and len(phases.elts) > 1:
                for place in range(len(phases.elts)):
                    fewer = ast.Tuple(phases.elts[:place] + phases.elts[place + 1 :], ast.Load())
                    yield _with(node, args=[kind, fewer, refuse, *rest])
            if not isinstance(refuse, ast.Constant):
                yield _with(node, args=[kind, phases, ast.Constant(None), *rest])
