import type { Transaction } from "@/lib/db/prisma";
import type { LetterFacts, Recipient } from "@/lib/mail/letters/facts";
import { writeLetters } from "@/lib/mail/store/letters";
import { during } from "@/lib/people/store/roles-now";
import { instantOf } from "@/lib/shared/instant";
import { lettersFor } from "../letters/for-event";
import type { MatchEvent } from "../rules/events";
import { evolve } from "../rules/evolve";
import { BOOKING_HOLDS, type MatchRecord, toBooking } from "./match-record";

/** Writes the letters that new events of a match call for, in the same transaction as the events; none to `quietTo`. */
export async function writeEventLetters(
  tx: Transaction,
  match: MatchRecord,
  events: readonly MatchEvent[],
  at: Date,
  quietTo?: string,
): Promise<void> {
  const quiet = [match.home, match.away].find(({ userId }) => userId === quietTo)?.email;
  const facts = {
    ...letterFacts(match, await listDirectors(tx, match.organization.id, at)),
    reserved: await findReserved(tx, match),
  };
  let state = match.state;
  for (const [index, event] of events.entries()) {
    state = evolve(state, event);
    const drafts = lettersFor(event, match.events.length + index + 1, state, facts, instantOf(at));
    const loud = drafts.filter(({ to }) => to.email !== quiet);
    await writeLetters(tx, match.organization.id, loud, at);
  }
}

/** Read again, because the events may just have booked a table. */
async function findReserved(
  tx: Transaction,
  { id, organization, venue }: MatchRecord,
): Promise<LetterFacts["reserved"]> {
  if (!venue) return null;
  const row = await tx.booking.findUnique({
    where: { organizationId_matchId: { organizationId: organization.id, matchId: id } },
    include: BOOKING_HOLDS,
  });
  return row && { place: venue.name, ...toBooking(row) };
}

/** The facts for the letters about a match, with the directors if they're among the readers. */
export function letterFacts(match: MatchRecord, directors: readonly Recipient[] = []): LetterFacts {
  return {
    appUrl: process.env.APP_URL ?? "http://localhost:3000",
    organization: match.organization,
    season: match.season,
    division: match.division,
    round: slotOf(match),
    matchId: match.id,
    home: match.home,
    away: match.away,
    directors,
    rules: match.rules,
    venue: match.venue,
  };
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
