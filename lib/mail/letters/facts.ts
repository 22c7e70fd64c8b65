import { otherSide, type Side } from "@/lib/match/rules/sides";
import { namesOf, type Pair, shortNames } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { atVenue } from "@/lib/season/rules/play-venue";
import type { Zone } from "@/lib/shared/instant";
import { emailOrNull, hasEmail } from "@/lib/shared/no-email";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import { type Reserved, reservedVenue } from "@/lib/venue/words/reserved";
import type { Whereabouts } from "@/lib/venue/words/whereabouts";

/** A recipient. */
export type Recipient = { readonly userId: string; readonly name: string; readonly email: string };

/** One of the two players, with their username on the site of an online season, if they gave it. */
export type Player = Recipient & { readonly handle?: string | null };

/** The rules that emails about a match tell of. */
export type LetterRules = Pick<RulePack, (typeof LETTER_RULES)[number]>;

export const LETTER_RULES = [
  "venue",
  "match",
  "clock",
  "schedule",
  "reporting",
  "forfeits",
  "sportsmanship",
] as const satisfies readonly (keyof RulePack)[];

/** What emails about a match are written from, besides the event itself. */
export type LetterFacts = {
  readonly appUrl: string;
  readonly organization: {
    readonly slug: string;
    readonly name: string;
    /** Where to ask questions; replies go there. */
    readonly contactEmail: string;
    readonly timeZone: Zone;
  };
  readonly season: { readonly name: string };
  /** In a division for minors, players reach each other through the office. */
  readonly division: { readonly name: string; readonly isForMinors: boolean };
  /** Which match of which round of its stage. */
  readonly round: MatchSlot;
  readonly matchId: string;
  readonly home: Player;
  readonly away: Player;
  readonly directors: readonly Recipient[];
  readonly rules: LetterRules;
  /** The reserved table and board; left out if there are none. */
  readonly reserved?: Reserved | null | undefined;
  /** The token that lets a reader confirm the report of this event without signing in; left out if there's none. */
  readonly confirmToken?: ((seq: number, to: Recipient) => string | null) | undefined;
  /** Where the season's venue is; left out if it doesn't book one. */
  readonly venue?: Whereabouts | null | undefined;
};

/** What an email calls the two players: first names, unless they are the same. */
export function namesIn(facts: Pick<LetterFacts, Side>): Pair {
  return shortNames(namesOf(facts));
}

/** "at Courtside Lounge, Table 3", or where the rules say if nothing is reserved. */
export function whereToPlay({ reserved, rules }: Pick<LetterFacts, "reserved" | "rules">): string {
  return reserved ? `at ${reservedVenue(reserved)}` : atVenue(rules.venue);
}

/** One side and its opponent, with the names to use for them. */
export type Seat = {
  readonly side: Side;
  readonly you: Player;
  readonly them: Player;
  readonly theirName: string;
  /** The opponent has no account, so they can't answer anything on the site. */
  readonly hasNoAccount: boolean;
};

/** Where to reach a player: their address, or the office if they have none or are in a division for minors. */
export function whereToReach(
  { email }: Recipient,
  { organization, division }: Pick<LetterFacts, "organization" | "division">,
): string {
  const own = division.isForMinors ? null : emailOrNull(email);
  return own ?? `through the office, ${organization.contactEmail}`;
}

/** How one side reaches the other, who gets its address, too, unless they can't sign in or the division is for minors. */
export function toReach(side: Side, facts: Pick<LetterFacts, Side | "organization" | "division">): string {
  const { them, theirName, hasNoAccount } = seatOf(side, facts);
  const way = `To reach ${theirName}: ${whereToReach(them, facts)}.`;
  if (facts.division.isForMinors || hasNoAccount) return way;
  return `${way} Your address goes to ${theirName} for this match, too.`;
}

/** The match as one side sees it. */
export function seatOf(side: Side, facts: Pick<LetterFacts, Side>): Seat {
  const other = otherSide(side);
  const them = facts[other];
  return {
    side,
    you: facts[side],
    them,
    theirName: namesIn(facts)[other],
    hasNoAccount: !hasEmail(them.email),
  };
}

/** The directors who can decide this match: not the two players, and each once. */
export function decidingDirectors(facts: LetterFacts): readonly Recipient[] {
  const players = new Set([facts.home.userId, facts.away.userId]);
  const byUser = new Map(facts.directors.map((director) => [director.userId, director]));
  return [...byUser.values()].filter(({ userId }) => !players.has(userId));
}
