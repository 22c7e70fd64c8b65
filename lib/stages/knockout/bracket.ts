import { isToPlay } from "@/lib/match/rules/state";
import { type MatchFacts, type PrintedPair, printPair } from "@/lib/match/words/pairs";
import { firstName } from "@/lib/people/words/names";
import { dayAndTime } from "@/lib/shared/dates";
import { capitalize } from "@/lib/shared/text";
import { currentSession } from "../rules/current-session";
import { roundDates, stageOf } from "../words/rounds";
import {
  type BracketFacts,
  type BracketRoundFacts,
  championLine,
  type PrintedLine,
  printLines,
} from "./bracket-lines";
import type { BracketMatch } from "./fill-bracket";
import { KNOCKOUT_ROUNDS, numberedMatch } from "./round-names";

/** A bracket ready to draw: round by round, each slot with two lines. */
export type PrintedBracket = {
  readonly rounds: readonly PrintedBracketRound[];
  /** The last line: a name, an empty line, or the day of the final. */
  readonly champion: PrintedLine;
};

export type PrintedBracketRound = {
  readonly number: number;
  readonly title: string;
  readonly short: string;
  readonly dates: string;
  readonly slots: readonly PrintedSlot[];
};

export type PrintedSlot = {
  readonly number: number;
  /** "Quarterfinal 2", "Match 3", "Final", "Third-place match" */
  readonly title: string;
  readonly isForThird: boolean;
  readonly upper: PrintedLine;
  readonly lower: PrintedLine;
  /** Are both players known and their match created? */
  readonly hasMatch: boolean;
  readonly matchId: string | null;
  readonly status: {
    readonly kind: NonNullable<PrintedPair["status"]>["kind"] | "bye";
    readonly text: string;
  } | null;
  readonly note: string | null;
};

/** A bracket with names, seeds and results, and what to say about each match. */
export function printBracket(facts: BracketFacts): PrintedBracket {
  const of = facts.bracket.rounds.length;
  return {
    rounds: facts.bracket.rounds.map((slots, index) => {
      const roundSlot = { number: index + 1, of };
      const round = facts.rounds.find(({ number }) => number === roundSlot.number);
      return {
        number: roundSlot.number,
        title: KNOCKOUT_ROUNDS.round(roundSlot),
        short: KNOCKOUT_ROUNDS.short(roundSlot),
        dates: round ? roundDates(round, facts.zone, facts.now) : "",
        slots: slots.map((each) => printSlot(each, round, facts)),
      };
    }),
    champion: championLine(facts),
  };
}

function printSlot(
  slot: BracketMatch,
  round: BracketRoundFacts | undefined,
  facts: BracketFacts,
): PrintedSlot {
  const of = facts.bracket.rounds.length;
  const at = { format: "knockout", number: slot.round, of, match: slot.number } as const;
  const match = round?.matches.find((each) => each.number === slot.number && isBetween(each, slot));
  const pair =
    round && match && printPair(match, round, facts.names, facts.zone, stageOf(round, facts.now) === "ahead");
  return {
    number: slot.number,
    title: capitalize(numberedMatch(at).replace(/^the /, "")),
    isForThird: slot.round === of && slot.number === 2,
    ...printLines(slot, match, pair, facts),
    hasMatch: match !== undefined,
    matchId: match?.id ?? null,
    ...(sessionOf(slot, round, match, facts) ?? whatIsSaid(slot, match, pair, facts)),
  };
}

/** If an earlier match was decided differently, a match made for the previous players doesn't belong in this slot. */
function isBetween(
  { homeEntryId, awayEntryId }: MatchFacts,
  { upperSide, lowerSide }: BracketMatch,
): boolean {
  const ids = [upperSide, lowerSide].map((side) => (side.kind === "entry" ? side.id : null));
  return ids.includes(homeEntryId) && ids.includes(awayEntryId);
}

type Said = Pick<PrintedSlot, "status" | "note">;

/** A final at a session has its time before its players are known. */
function sessionOf(
  { stage }: BracketMatch,
  round: BracketRoundFacts | undefined,
  match: MatchFacts | undefined,
  { zone, now }: BracketFacts,
): Said | null {
  const isToCome = !match || isToPlay(match.status);
  if (!round || !isToCome || (stage !== "to-play" && stage !== "waiting")) return null;
  const session = currentSession({ ...round, matches: match ? [match] : [] }, now);
  return (
    session && {
      status: { kind: "scheduled", text: dayAndTime(session, zone) },
      note: round.sessionPlace,
    }
  );
}

function whatIsSaid(
  slot: BracketMatch,
  match: MatchFacts | undefined,
  pair: PrintedPair | undefined,
  { names, bracket }: BracketFacts,
): Said {
  if (slot.stage === "walkover") return walkover(slot, names, bracket.rounds.length);
  if (slot.stage === "empty") {
    const isLast = slot.round === bracket.rounds.length;
    return { status: { kind: "bye", text: isLast ? "No one wins" : "Neither advances" }, note: null };
  }
  if (slot.stage === "waiting" || !match || !pair) return { status: null, note: null };
  if (slot.stage !== "decided") return { status: pair.status, note: pair.note };
  if (slot.winner.kind === "nobody") return { status: pair.status, note: "both are out" };
  const isSaidByTheLines = pair.status?.kind === "confirmed" || pair.status?.kind === "forfeit";
  return { status: isSaidByTheLines ? null : pair.status, note: null };
}

/** A player with a bye in round 1 has a line that says so; after a double forfeit the line says why. */
function walkover(slot: BracketMatch, names: ReadonlyMap<string, string>, of: number): Said {
  const missing = slot.upperSide.kind === "nobody" ? slot.upper : slot.lower;
  if (missing.from === "bye" || missing.from === "seed" || slot.winner.kind !== "entry")
    return { status: null, note: null };
  const match = numberedMatch({ number: missing.round, of, match: missing.number });
  const name = firstName(names.get(slot.winner.id) ?? "");
  const gain = slot.round < of ? "advances" : slot.number === 1 ? "is champion" : "is third";
  return {
    status: { kind: "bye", text: "Without playing" },
    note: `${capitalize(match)} had no ${missing.from}, so ${name} ${gain}`,
  };
}
