import type { RoomStage } from "@/lib/room/rules/room-stage";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant, Zone } from "@/lib/shared/instant";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import type { NextMove } from "../rules/next-move";
import type { Side } from "../rules/sides";
import type { MatchState } from "../rules/state";

/** Who reads, and what else the words depend on besides the match. */
export type NextMoveReader = {
  readonly side: Side;
  /** Full names; the words use first names if those are different. */
  readonly you: string;
  readonly opponent: string;
  /** The organization's IANA zone. */
  readonly zone: Zone;
  readonly now: Instant;
  readonly rules: RulePack;
  /** Which match of which round it is. */
  readonly slot: MatchSlot;
  /** The opponent has no account, so they can't answer anything here. */
  readonly hasNoAccount?: boolean;
  /** How far its games are in the match room; left out or null if none has started there. */
  readonly room?: RoomStage | null | undefined;
  /** Its double forfeit waits for the director. */
  readonly isHeld?: boolean;
  /** The players who have left the division since. */
  readonly gone?: readonly Side[];
  /** When the last event happened; shown once the match is decided. */
  readonly decidedAt?: Instant | null | undefined;
  /** "Courtside Lounge, Table 3", if a table is reserved for the agreed time. */
  readonly reservedWhere?: string | null | undefined;
};

/** The next move in words, for the head of a page: what to do, by when, and what happens otherwise. */
export type NextMoveWords = {
  readonly turn: "you" | "them" | "none" | "late";
  /** "Your move", "Theo’s move", "The director’s move", "Nothing to do", "Too late to report" */
  readonly turnLabel: string;
  readonly what: string;
  readonly why: string;
  readonly by: {
    /** "by", "on", "ruled on" */
    readonly label: string;
    /** "Sunday, Nov 22" */
    readonly day: string;
    /** "11:59 pm" */
    readonly time: string;
    /** "1 day 7 h left" */
    readonly left: string | null;
    readonly at: Instant;
  } | null;
};

/** What one kind of next move says. `label` is the word before the moment, if it isn't "by". */
export type Said = {
  readonly what: string;
  readonly why: string;
  readonly label?: string;
  readonly turn?: NextMoveWords["turn"];
};

/** The match and its reader, with the opponent's short name. */
export type Scene = NextMoveReader & {
  readonly state: MatchState;
  readonly them: string;
  readonly move: NextMove;
};
