import type { Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import type { LetterFacts, Recipient } from "@/lib/mail/letters/facts";
import type { UnwrittenLetter } from "@/lib/mail/letters/unwritten";
import { during } from "@/lib/people/store/roles-now";
import { instantOf } from "@/lib/shared/instant";
import { readersOf } from "../letters/readers";
import { factsFor } from "../letters/stored-facts";
import { evolve } from "../rules/evolve";
import { bookedNow, placeOf } from "../rules/place-of";
import { isDecided } from "../rules/state";
import { confirmToken } from "./confirm-token";
import type { Happening } from "./happening";
import type { MatchRecord } from "./match-record";
import { isToBeFreed } from "./sync-booking";

/**
 * The letters that new events of a match call for, yet to be written; none to `quietTo`, and none to play a match that is
 * decided as soon as it's reopened.
 */
export function eventLetters({
  match,
  events,
  at,
  quietTo = [],
  booked,
}: Happening): readonly UnwrittenLetter[] {
  const quiet = [match.home, match.away].filter(({ userId }) => quietTo.includes(userId));
  const after = events.reduce(evolve, match.state);
  const booking = isToBeFreed(match, after, at) ? null : (booked ?? match.booking);
  const facts = {
    ...letterFacts(match, match.directors),
    ...whereToPlay({ ...match, booking, state: after }),
  };
  let state = match.state;
  const letters = events.flatMap((event, index): UnwrittenLetter[] => {
    state = evolve(state, event);
    if (event.type === "Reopened" && isDecided(after.status)) return [];
    const known = event.type === "Repaired" ? after : state;
    const happened = { event, seq: match.events.length + index + 1, state: known, at: instantOf(at) };
    return readersOf({ ...happened, facts }).map(({ key, to, isDirector }) => ({
      key,
      to,
      kind: "match-event",
      facts: { ...happened, match: factsFor(to, isDirector, facts) },
    }));
  });
  return letters.filter(({ to }) => !quiet.some(({ email }) => email === to.email));
}

/** The facts for the letters about a match, with the directors if they're among the readers. */
export function letterFacts(match: MatchRecord, directors: readonly Recipient[] = []): LetterFacts {
  return {
    appUrl: env().appUrl,
    organization: match.organization,
    season: match.season,
    division: match.division,
    round: slotOf(match),
    matchId: match.id,
    home: match.home,
    away: match.away,
    directors,
    rules: match.rules,
    confirmToken: (seq, to) => confirmToken(match.id, seq, to),
    ...whereToPlay(match),
  };
}

/** Where a match is played, and what's reserved there for its agreed time. */
function whereToPlay(match: Pick<MatchRecord, "booking" | "venue" | "state">) {
  const booking = bookedNow(match);
  const venue = placeOf(match);
  return { venue, reserved: venue && booking ? { place: venue.name, ...booking } : null };
}

/** The stage, round and number of a match. */
function slotOf({ stage, round, number }: MatchRecord): LetterFacts["round"] {
  return { format: stage.format, number: round.number, of: round.of, match: number };
}

/** The directors of an organization and those who stand in for them, for letters. */
export async function listDirectors(
  tx: Transaction,
  organizationId: string,
  at: Date,
): Promise<readonly Recipient[]> {
  const rows = await tx.membership.findMany({
    where: { organizationId, role: "director" },
    include: { user: true },
    orderBy: { createdAt: "asc" },
    take: 20,
  });
  const standIns = await tx.standIn.findMany({
    where: { organizationId, ...during(at) },
    include: { user: true },
    orderBy: { createdAt: "asc" },
    take: 20,
  });
  const people = new Map([...rows, ...standIns].map(({ user }) => [user.id, user]));
  return [...people.values()].map((user) => ({
    userId: user.id,
    name: user.name ?? user.email,
    email: user.email,
  }));
}
