"""Bots: search written once against the contract, levels with names, and the door through which they are asked."""

from ludi.bots.desk import Style
from ludi.bots.levels import ADVISER, LADDER, NAMES, UnknownBot, bot, warm
from ludi.bots.player import Bot, BotFault, Decision, ask, decide
from ludi.bots.searcher import Budget, Searcher
from ludi.bots.simple import GreedyBot, RandomBot

__all__ = [
    "ADVISER",
    "LADDER",
    "NAMES",
    "Bot",
    "BotFault",
    "Budget",
    "Decision",
    "GreedyBot",
    "RandomBot",
    "Searcher",
    "Style",
    "UnknownBot",
    "ask",
    "bot",
    "decide",
    "warm",
]
