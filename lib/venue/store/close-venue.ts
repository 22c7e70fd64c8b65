import { logAct } from "@/lib/db/audit";
import { announceChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import type { CloseVenue } from "@/lib/match/rules/commands";
import type { MatchRefused } from "@/lib/match/rules/decision";
import { executeIn } from "@/lib/match/store/execute";
import { LONGEST_ROUND_ACT } from "@/lib/match/store/lock-round";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { closedLetters } from "../letters/closed";
import { type ClosurePlan, type ClosureProblem, hasNewDates } from "../rules/closure-effect";
import { closedVenues } from "../words/closed-venues";
import { type ClosureFacts, lockClosable, readClosure } from "./closure-facts";
import type { ClosedPlaces } from "./read-venues";

export type ClosureRefusal = "changed" | ClosureProblem | MatchRefused;

/** What a closure would do now, for the director who's about to confirm it. */
export function previewClosure(
  scope: DirectorScope,
  places: ClosedPlaces,
  plan: ClosurePlan,
  at: Date,
): Promise<ClosureFacts> {
  return readClosure(prisma(), scope, places, plan, at);
}

/**
 * Closes venues for a while: cancels the times that fall into it and withdraws suggested ones, moves deadlines, closes
 * the hours for booking, and emails everyone concerned once. All of it happens together, or nothing: if the effect isn't
 * what the director saw, for example because a match was booked in between, it's refused. Bookings wait for the same
 * locks, and find it closed.
 *
 * @param seen the stamp of the effect on the director's page
 * @returns the closure's id, and the divisions whose public pages change
 */
export async function closeVenues(
  scope: DirectorScope,
  places: ClosedPlaces,
  { reason, seen, ...plan }: ClosurePlan & { readonly reason: string; readonly seen: string },
  at: Date,
): Promise<Answer<Pick<ClosureFacts, "pages"> & { readonly id: string }, ClosureRefusal>> {
  try {
    return await inTransaction(async (tx) => {
      await lockClosable(tx, scope);
      const facts = await readClosure(tx, scope, places, plan, at);
      if (facts.stamp !== seen) return refuse("changed");
      if (facts.problem) return refuse(facts.problem);
      await changeMatches(tx, scope, facts, { reason, venue: venueOf(places) }, at);
      await changeRounds(tx, facts);
      const id = await insertClosure(tx, scope, places, { ...plan, reason }, facts, at);
      await tell(tx, scope, places, { ...plan, reason, id }, facts, at);
      return accept({ id, pages: facts.pages });
    }, LONGEST_ROUND_ACT);
  } catch (error) {
    if (error instanceof RefusedInClosure) return refuse(error.refusal);
    throw error;
  }
}

async function changeMatches(
  tx: Transaction,
  scope: DirectorScope,
  { matches }: ClosureFacts,
  why: Pick<CloseVenue, "reason" | "venue">,
  at: Date,
): Promise<void> {
  const inOrder = matches.toSorted((one, two) => (one.change.id < two.change.id ? -1 : 1));
  for (const { change } of inOrder) {
    const { id, ...rest } = change;
    const answer = await executeIn(tx, id, { type: "close-venue", ...why, ...rest }, scope, at);
    if (!answer?.ok) throw new RefusedInClosure(answer?.refusal ?? { code: "not-your-match" });
  }
}

/** The one venue that closes; null for all of them. */
function venueOf({ names, isAll }: ClosedPlaces): string | null {
  return isAll ? null : (names[0] ?? null);
}

async function changeRounds(tx: Transaction, { rounds }: ClosureFacts): Promise<void> {
  for (const { change } of rounds) {
    const { id, ...data } = change;
    await tx.round.update({ where: { id }, data });
  }
}

async function insertClosure(
  tx: Transaction,
  scope: DirectorScope,
  { ids, names, isAll }: ClosedPlaces,
  { from, until, days, reason }: ClosurePlan & { readonly reason: string },
  { matches }: ClosureFacts,
  at: Date,
): Promise<string> {
  const { organizationId, userId } = scope;
  const { id } = await tx.closure.create({
    data: {
      organizationId,
      startsAt: from,
      endsAt: until,
      isAll,
      reason,
      days,
      createdAt: at,
      createdByUserId: userId,
    },
  });
  await tx.closureVenue.createMany({
    data: ids.map((venueId) => ({ organizationId, closureId: id, venueId })),
  });
  await tx.closureMatch.createMany({
    data: matches
      .filter(({ change }) => hasNewDates(change))
      .map(({ change }) => ({
        organizationId,
        closureId: id,
        matchId: change.id,
        canceledAt: change.cancels,
      })),
  });
  await logAct(tx, scope, {
    type: "venue-closed",
    subject: `${closedVenues({ venues: names, isAll })}: ${reason}`,
    data: { from, until, days, matches: matches.length },
    at,
  });
  return id;
}

/** One email a person, however many of their matches change; none to the director who did it, unless they play. */
async function tell(
  tx: Transaction,
  { organizationId, userId }: DirectorScope,
  { names, isAll }: ClosedPlaces,
  closure: ClosurePlan & { readonly id: string; readonly reason: string },
  facts: ClosureFacts,
  at: Date,
): Promise<void> {
  const organization = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const letters = closedLetters({
    appUrl: env().appUrl,
    organization,
    venues: names,
    isAll,
    closure,
    matches: facts.matches,
    rounds: facts.rounds.length,
    directors: facts.directors.filter((director) => director.userId !== userId),
    at: instantOf(at),
  });
  await writeLetters(tx, organizationId, letters, at);
  for (const { season, division } of facts.pages) {
    await announceChange(tx, { organization: organization.slug, season, divisions: [division] });
  }
}

/**
 * Opens the venues again before the closure is over. Matches that it changed stay as they are.
 *
 * @returns null if the organization has no such closure
 */
export async function reopenVenues(
  scope: DirectorScope,
  id: string,
  at: Date,
): Promise<Answer<null, "already-reopened"> | null> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const [reopened] = await tx.closure.updateManyAndReturn({
      where: { id, organizationId, reopenedAt: null },
      data: { reopenedAt: at },
    });
    if (!reopened) {
      const isKnown = await tx.closure.count({ where: { id, organizationId } });
      return isKnown ? refuse("already-reopened") : null;
    }
    const venues = await tx.venue.findMany({ where: { closures: { some: { closureId: id } } } });
    await logAct(tx, scope, {
      type: "venue-reopened",
      subject: closedVenues({ venues: venues.map(({ name }) => name), isAll: reopened.isAll }),
      at,
    });
    return accept(null);
  });
}

/** Rolls back what the transaction has already done to other matches. */
class RefusedInClosure extends Error {
  constructor(readonly refusal: MatchRefused) {
    super(refusal.code);
  }
}
