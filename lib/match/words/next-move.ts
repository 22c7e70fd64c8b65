import { shortNames } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { day, time } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { possessive } from "@/lib/shared/text";
import { timeLeft, timeUntil } from "@/lib/shared/time-left";
import type { MatchPlace } from "@/lib/stages/words/round-name";
import type { NextMove } from "../rules/next-move";
import type { Side } from "../rules/sides";
import type { MatchState } from "../rules/state";
import {
  answerNoShowWords,
  answerReportWords,
  directorWords,
  waitForApprovalWords,
} from "./next-move-answers";
import { answerOfferWords, offerWords, playWords, reportWords, waitForAnswerWords } from "./next-move-play";
import { lateWords, settledWords, voidWords } from "./next-move-settled";

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
  readonly place: MatchPlace;
  /** When the last event happened; shown once the match is settled. */
  readonly settledAt?: Instant | null | undefined;
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

/**
 * The headline of a match for one of its players. It comes from the same next move that letters and lists use, so that
 * they always agree.
 */
export function describeNextMove(move: NextMove, state: MatchState, reader: NextMoveReader): NextMoveWords {
  const them = shortNames({ home: reader.you, away: reader.opponent }).away;
  const said = say({ ...reader, state, them, move });
  const turn = said.turn ?? (move.turn === "director" ? "them" : move.turn);
  const at = move.by ?? (turn === "none" || turn === "late" ? (reader.settledAt ?? null) : null);

  return {
    turn,
    turnLabel: turnLabel(turn, move, them),
    what: said.what,
    why: said.why,
    by: at === null ? null : moment(at, said.label ?? "by", reader),
  };
}

function say(scene: Scene): Said {
  switch (scene.move.kind) {
    case "offer-times":
      return offerWords(scene);
    case "answer-offer":
      return answerOfferWords(scene);
    case "wait-for-answer":
      return waitForAnswerWords(scene);
    case "play":
      return playWords(scene);
    case "report":
      return reportWords(scene);
    case "answer-report":
      return answerReportWords(scene);
    case "answer-no-show":
      return answerNoShowWords(scene);
    case "wait-for-approval":
      return waitForApprovalWords(scene);
    case "director-decides":
      return directorWords(scene);
    case "late":
      return lateWords(scene);
    case "settled":
      return settledWords(scene);
    case "void":
      return voidWords(scene);
  }
}

function turnLabel(turn: NextMoveWords["turn"], move: NextMove, them: string): string {
  if (turn === "late") return "Too late to report";
  if (turn === "none") return "Nothing to do";
  if (turn === "you") return "Your move";
  return move.turn === "director" ? "The director’s move" : `${possessive(them)} move`;
}

function moment(at: Instant, label: string, { now, zone }: NextMoveReader): NextMoveWords["by"] {
  const left = label === "on" ? timeUntil(at, now) : timeLeft(at, now);
  return { label, day: day(at, zone), time: time(at, zone), left, at };
}
