"""The HTTP face: thin handlers over the services, one file for each kind of thing asked."""

from types import ModuleType

from litestar.handlers import HTTPRouteHandler


def handlers(*files: ModuleType) -> list[HTTPRouteHandler]:
    """What files of this folder answer, in their order."""
    return [each for file in files for each in vars(file).values() if isinstance(each, HTTPRouteHandler)]
