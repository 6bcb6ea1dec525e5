"""Why an order fails, in one place: stable codes and their words (R5.5)."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    NOT_STANDING = "not_standing"
    NOT_PRONE = "not_prone"
    NO_DAGGER = "no_dagger"
    NO_SWORD = "no_sword"
    NO_RAPIER = "no_rapier"
    NO_WEAPON = "no_weapon"
    NO_THROWING_ARM = "no_throwing_arm"
    NO_MUG = "no_mug"
    NO_CHAIR = "no_chair"
    NO_SHELF = "no_shelf"
    NO_TABLE = "no_table"
    NO_CARPET = "no_carpet"
    NO_CHEST = "no_chest"
    NOTHING_TO_PICK_UP = "nothing_to_pick_up"
    HAND_FULL = "hand_full"
    ARM_GONE = "arm_gone"
    CARRYING_CHEST = "carrying_chest"
    NOT_ON_FLOOR = "not_on_floor"
    WRONG_LEVEL = "wrong_level"
    ON_THE_CARPET = "on_the_carpet"
    IN_THE_WAY = "in_the_way"
    PIECE_BLOCKED = "piece_blocked"
    RIDER_TOO_STRONG = "rider_too_strong"
    LOST_CONTEST = "lost_contest"
    NO_TARGET = "no_target"
    EDGE = "edge"
    SOLID = "solid"
    VOID = "void"
    LEVEL = "level"
    SOMEONE_LIES_THERE = "someone_lies_there"
    SOMEONE_STANDS_THERE = "someone_stands_there"
    NO_SWING_POINT = "no_swing_point"
    SWING_DISTANCE = "swing_distance"
    HALF_BODY = "half_body"
    MOVED_ALREADY = "moved_already"
    UNDER_TABLE = "under_table"
    KNOCKED_ASIDE = "knocked_aside"
    NO_RUN_UP = "no_run_up"


WORDS: dict[Reason, str] = {
    Reason.NOT_STANDING: "lying down",
    Reason.NOT_PRONE: "on their feet already",
    Reason.NO_DAGGER: "no dagger in hand",
    Reason.NO_SWORD: "no sword in hand",
    Reason.NO_RAPIER: "no rapier in hand",
    Reason.NO_WEAPON: "no weapon in hand",
    Reason.NO_THROWING_ARM: "a useless right arm throws nothing",
    Reason.NO_MUG: "no mug within reach",
    Reason.NO_CHAIR: "no chair where one is needed",
    Reason.NO_SHELF: "no shelf ahead",
    Reason.NO_TABLE: "no table ahead",
    Reason.NO_CARPET: "no carpet ahead",
    Reason.NO_CHEST: "no chest here",
    Reason.NOTHING_TO_PICK_UP: "nothing of the kind here to pick up",
    Reason.HAND_FULL: "one is in hand already",
    Reason.ARM_GONE: "the arm for it is useless",
    Reason.CARRYING_CHEST: "the chest is in the way",
    Reason.NOT_ON_FLOOR: "not standing on the floor",
    Reason.WRONG_LEVEL: "it is at another height",
    Reason.ON_THE_CARPET: "standing on that very carpet",
    Reason.IN_THE_WAY: "standing where it would fall",
    Reason.PIECE_BLOCKED: "it has no room to move",
    Reason.RIDER_TOO_STRONG: "whoever is on it is too strong",
    Reason.LOST_CONTEST: "somebody else had the better of it",
    Reason.NO_TARGET: "nobody to strike",
    Reason.EDGE: "the edge of the board is in the way",
    Reason.SOLID: "something solid is in the way",
    Reason.VOID: "nothing to stand on there",
    Reason.LEVEL: "the height does not allow it",
    Reason.SOMEONE_LIES_THERE: "somebody lies there",
    Reason.SOMEONE_STANDS_THERE: "somebody stands in the way",
    Reason.NO_SWING_POINT: "nothing free to swing from",
    Reason.SWING_DISTANCE: "a swing does not carry so far at that height",
    Reason.HALF_BODY: "such wounds do not allow it",
    Reason.MOVED_ALREADY: "such wounds allow one square a turn",
    Reason.UNDER_TABLE: "there is a table overhead",
    Reason.KNOCKED_ASIDE: "knocked aside first",
    Reason.NO_RUN_UP: "the order before it led nowhere",
}
