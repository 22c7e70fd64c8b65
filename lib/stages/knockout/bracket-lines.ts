import type { MatchFacts, PrintedPair, PrintedSide } from "@/lib/match/words/pairs";
import { PLAYER_WHO_LEFT } from "@/lib/people/words/names";
import { shortDay } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { capitalize } from "@/lib/shared/text";
import { currentSession } from "../rules/current-session";
import type { RoundFacts } from "../words/rounds";
import type { Bracket, BracketMatch, Occupant } from "./fill-bracket";
import type { Source } from "./knockout";
import { numberedMatch } from "./round-names";

export type BracketRoundFacts = Omit<RoundFacts, "matches"> & {
  readonly matches: readonly (MatchFacts & { readonly number: number })[];
};

export type BracketFacts = {
  readonly bracket: Bracket;
  /** The rounds of its stage. */
  readonly rounds: readonly BracketRoundFacts[];
  /** The entries by seed. */
  readonly seeds: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly zone: Zone;
  readonly now: Instant;
};

/** One line of a bracket: a player's name, or why there is none. */
export type PrintedLine = {
  readonly kind: "player" | "bye" | "open";
  /** A name, "bye", "winner of quarterfinal 2" */
  readonly text: string;
  /** Whose line it is; null if it isn't a player's. */
  readonly entryId: string | null;
  readonly seed: number | null;
  readonly score: string | null;
  /** Instead of a score: "forfeit" */
  readonly tag: string | null;
  readonly isWinner: boolean;
  readonly isOut: boolean;
};

/** The two lines of a match. */
export function printLines(
  slot: BracketMatch,
  match: MatchFacts | undefined,
  pair: PrintedPair | undefined,
  facts: BracketFacts,
): { readonly upper: PrintedLine; readonly lower: PrintedLine } {
  const line = (occupant: Occupant, source: Source): PrintedLine => {
    if (occupant.kind === "nobody") return empty("bye", slot.stage === "empty" ? "no one" : "bye");
    if (occupant.kind === "open") return empty("open", sourceWords(source, facts.bracket.rounds.length));
    const side = match && pair && (match.homeEntryId === occupant.id ? pair.home : pair.away);
    const isDecided = slot.stage === "decided";
    const isWinner = isOf(slot.winner, occupant);
    return {
      kind: "player",
      entryId: facts.names.has(occupant.id) ? occupant.id : null,
      text: facts.names.get(occupant.id) ?? side?.name ?? PLAYER_WHO_LEFT,
      seed: seedOf(occupant.id, facts),
      score: isDecided ? (side?.score ?? null) : null,
      tag: isDecided && !isWinner ? tagOf(match, side) : null,
      isWinner,
      isOut: isDecided && !isWinner,
    };
  };
  return { upper: line(slot.upperSide, slot.upper), lower: line(slot.lowerSide, slot.lower) };
}

/** What a round has besides its matches: "Noor Haddad has a bye", "Amara Osei vs. winner of quarterfinal 2". */
export function unmetPairs(
  slots: readonly {
    readonly hasMatch: boolean;
    readonly upper: PrintedLine;
    readonly lower: PrintedLine;
  }[],
): readonly string[] {
  return slots.flatMap(({ hasMatch, upper, lower }) => {
    if (hasMatch || (upper.kind === "bye" && lower.kind === "bye")) return [];
    if (lower.kind === "bye") return `${upper.text} has a bye`;
    if (upper.kind === "bye") return `${lower.text} has a bye`;
    return `${capitalize(upper.text)} vs. ${lower.text}`;
  });
}

/** The line after the final. */
export function championLine(facts: BracketFacts): PrintedLine {
  const { bracket, rounds, names, zone, now } = facts;
  const { champion } = bracket;
  if (champion !== null) {
    const text = names.get(champion) ?? PLAYER_WHO_LEFT;
    return {
      ...empty("open", text),
      kind: "player",
      entryId: names.has(champion) ? champion : null,
      seed: seedOf(champion, facts),
      isWinner: true,
    };
  }
  const final = bracket.rounds.at(-1)?.[0];
  if (final?.winner.kind === "nobody") return empty("bye", "no one");
  const last = rounds.find(({ number }) => number === bracket.rounds.length);
  return empty("open", last ? shortDay(currentSession(last, now) ?? lastDay(last), zone) : "to be played");
}

/** The deadline of the final, which can be later than its round's. */
function lastDay({ deadlineAt, matches }: BracketRoundFacts): Instant {
  return matches.find(({ number }) => number === 1)?.deadlineAt ?? deadlineAt;
}

function empty(kind: "bye" | "open", text: string): PrintedLine {
  return { kind, text, entryId: null, seed: null, score: null, tag: null, isWinner: false, isOut: false };
}

function seedOf(id: string, { seeds }: BracketFacts): number | null {
  const index = seeds.indexOf(id);
  return index < 0 ? null : index + 1;
}

function isOf(winner: Occupant, { id }: Extract<Occupant, { kind: "entry" }>): boolean {
  return winner.kind === "entry" && winner.id === id;
}

/** "winner of quarterfinal 2", "loser of semifinal 1" */
function sourceWords(source: Source, of: number): string {
  if (source.from !== "winner" && source.from !== "loser") return "to be drawn";
  return `${source.from} of ${numberedMatch({ number: source.round, of, match: source.number })}`;
}

/** A side that lost without playing has a word in place of the score. */
function tagOf(match: MatchFacts | undefined, side: PrintedSide | undefined): string | null {
  if (!match || side?.score) return null;
  if (match.decidedBy === "ruling") return match.homeResult === match.awayResult ? "out" : "by ruling";
  switch (match.decidedBy) {
    case "forfeit":
    case "double-forfeit":
      return "forfeit";
    case "default":
      return "default";
    default:
      return null;
  }
}
