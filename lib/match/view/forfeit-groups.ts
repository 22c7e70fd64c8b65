import type { QueueGroup } from "@/lib/desk/view/queue-group";
import { paths } from "@/lib/paths";
import type { Instant } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";
import { waitedFor } from "@/lib/shared/time-left";
import { type RoundSlot, roundName } from "@/lib/stages/words/round-name";
import { type CaseHead, ownMove } from "./case-head";

/** A round with double forfeits waiting for the director. */
export type HeldRoundFacts = {
  readonly season: { readonly slug: string; readonly name: string };
  readonly division: { readonly slug: string; readonly name: string };
  readonly stage: number;
  readonly round: RoundSlot;
  readonly count: number;
  /** The reader plays in all of them. A round has at most one match of theirs. */
  readonly isOwn: boolean;
  /** Can another director, or a stand-in, decide the match if it's their own? */
  readonly othersDecide: boolean;
  readonly since: Instant;
};

/** Rounds in which so many matches passed the deadline together that the director decides what happens. */
export function forfeitGroups(
  held: readonly HeldRoundFacts[],
  { org, now }: { readonly org: string; readonly now: Instant },
): readonly QueueGroup[] {
  if (held.length === 0) return [];
  const items = held.map((each) => ({
    href: forfeitsPath(each, org),
    kind: "double-forfeit" as const,
    word: "Not declared yet",
    when: `waits ${waitedFor(each.since, now)}`,
    title: heldTitle(each),
    about: heldRoundTitle(each),
  }));
  return [{ heading: "Many passed the deadline", items }];
}

/** "Twelve matches passed their deadline at once" */
export function heldTitle({ count }: Pick<HeldRoundFacts, "count">): string {
  return capitalize(
    `${counted(count, "match", "matches")} passed ${count === 1 ? "its" : "their"} deadline unreported`,
  );
}

/** Whose move it is to decide about them, and what can be done, by what a director of other matches reads. */
export function heldMove(
  { isOwn, othersDecide }: Pick<HeldRoundFacts, "isOwn" | "othersDecide">,
  why: string,
): Pick<CaseHead, "turn" | "turnLabel" | "why"> {
  return isOwn ? ownMove(othersDecide) : { turn: "you", why };
}

/** "Open, Round 3. Fall 2026" */
export function heldRoundTitle({ division, round, season }: HeldRoundFacts): string {
  return `${division.name}, ${roundName(round)}. ${season.name}`;
}

/** The page where the director decides. */
export function forfeitsPath({ season, division, stage, round }: HeldRoundFacts, org: string): string {
  return paths.roundForfeits(org, season.slug, division.slug, { stage, round: round.number });
}
