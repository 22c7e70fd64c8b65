import type { QueueGroup } from "@/lib/desk/view/queue-group";
import { paths } from "@/lib/paths";
import type { Instant } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";
import { waitedFor } from "@/lib/shared/time-left";
import { type RoundSlot, roundName } from "@/lib/stages/words/round-name";
import { WHO_CAN_DECIDE } from "./case-head";

/** A round with double forfeits waiting for the director. */
export type HeldRoundFacts = {
  readonly season: { readonly slug: string; readonly name: string };
  readonly division: { readonly slug: string; readonly name: string };
  readonly stage: number;
  readonly round: RoundSlot;
  readonly count: number;
  /** The reader plays in all of them. A round has at most one match of theirs. */
  readonly isOwn: boolean;
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
export function heldMove({ isOwn }: Pick<HeldRoundFacts, "isOwn">, why: string): HeldMove {
  return isOwn ? OWN_MOVE : { turn: "you", why };
}

type HeldMove = { readonly turn: "you" | "them"; readonly turnLabel?: string; readonly why: string };

const OWN_MOVE: HeldMove = {
  turn: "them",
  turnLabel: "Another director’s move",
  why: `You play in this match, so another director has to decide it. ${WHO_CAN_DECIDE}`,
};

/** "Open, Round 3. Fall 2026" */
export function heldRoundTitle({ division, round, season }: HeldRoundFacts): string {
  return `${division.name}, ${roundName(round)}. ${season.name}`;
}

/** The page where the director decides. */
export function forfeitsPath({ season, division, stage, round }: HeldRoundFacts, org: string): string {
  return paths.roundForfeits(org, season.slug, division.slug, { stage, round: round.number });
}
