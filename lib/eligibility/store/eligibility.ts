import { prisma } from "@/lib/db/client";
import type { Transaction } from "@/lib/db/transaction";
import type { CalendarDate } from "@/lib/shared/instant";
import {
  checkMayRegister,
  type EligibilityFacts,
  type HoldKind,
  type Listing,
  type ListRefusal,
  lastListedOn,
  longestHold,
} from "../rules/may-register";
import { findGroupListings } from "./groups";

/** A person in a season, as far as lists and holds name them. */
export type SeasonPerson = {
  readonly organizationId: string;
  readonly seasonId: string;
  readonly userId: string;
  /** What they say their campus id is; only used if the organization doesn't have one of theirs yet. */
  readonly campusId: string | null;
  readonly today: CalendarDate;
};

/** Someone by address, with their account if they have one. */
type MaybePerson = Omit<SeasonPerson, "userId"> & { readonly userId: string | null; readonly email: string };

/** What eligibility is read from: a transaction, or the database for a page. */
type Reader = Pick<
  Transaction,
  | "user"
  | "registrationHold"
  | "eligibilityException"
  | "eligibilityList"
  | "eligibilityLine"
  | "campusId"
  | "campusGroup"
  | "campusGroupSettings"
>;

/** What the season's list, the director's exceptions and the desk's holds say about a person. */
export async function findEligibility(tx: Reader, person: SeasonPerson): Promise<EligibilityFacts> {
  const { email } = await tx.user.findUniqueOrThrow({
    where: { id: person.userId },
    select: { email: true },
  });
  return findEligibilityOf(tx, { ...person, email });
}

/** What the list, the exceptions and the holds say about someone who may have no account yet. */
export async function findEligibilityOf(
  tx: Reader,
  { email, ...person }: MaybePerson,
): Promise<EligibilityFacts> {
  const { organizationId, seasonId, userId, today } = person;
  const them = namesPerson(userId, email);
  const holds = await tx.registrationHold.findMany({
    where: { organizationId, liftedAt: null, OR: them },
    select: { kind: true, lastOn: true },
  });
  const exceptions = await tx.eligibilityException.count({ where: { seasonId, endedAt: null, OR: them } });
  return {
    today,
    holds: holds.map(({ kind, lastOn }) => ({ kind: kind as HoldKind, lastOn: dayOf(lastOn) })),
    ...(await findListings(tx, person, email)),
    hasException: exceptions > 0,
  };
}

/**
 * The rows about a person: theirs, or those for an address that no one had when they were written. A row that belongs
 * to someone isn't anyone else's, even if that person has the address now.
 */
export function namesPerson(userId: string | null, email: string) {
  return [...(userId === null ? [] : [{ userId }]), { userId: null, email }];
}

/**
 * The lines about a person, and the groups that their campus named. A line with an email counts for that address only,
 * because no one proves that a campus id is theirs.
 */
async function findListings(
  tx: Reader,
  { organizationId, seasonId, userId, campusId: said }: Omit<MaybePerson, "email">,
  email: string,
): Promise<Pick<EligibilityFacts, "listings" | "asksGroup">> {
  const list = await tx.eligibilityList.findUnique({
    where: { seasonId },
    select: { isUsed: true, groups: true },
  });
  const groups = list?.groups ?? [];
  const asksGroup = groups.length > 0;
  if (!list?.isUsed && !asksGroup) return { listings: null, asksGroup };
  const named = await findGroupListings(tx, { organizationId, groups }, userId === null ? [] : [userId]);
  const listings = [...named.values()].flat();
  const person = { organizationId, seasonId, userId, campusId: said };
  const lines = list?.isUsed ? await findLines(tx, person, email) : [];
  return { listings: [...listings, ...lines], asksGroup };
}

async function findLines(
  tx: Reader,
  { organizationId, seasonId, userId, campusId: said }: Omit<MaybePerson, "email" | "today">,
  email: string,
): Promise<readonly Listing[]> {
  const kept =
    userId === null
      ? null
      : await tx.campusId.findUnique({ where: { organizationId_userId: { organizationId, userId } } });
  const campusId = kept?.campusId ?? said;
  const lines = await tx.eligibilityLine.findMany({
    where: { seasonId, OR: [{ email }, ...(campusId === null ? [] : [{ email: null, campusId }])] },
    select: { email: true, validUntil: true },
  });
  return lines.map((line) => ({
    source: line.email === null ? "campus-id" : "email",
    validUntil: dayOf(line.validUntil),
  }));
}

function dayOf(date: Date | null): CalendarDate | null {
  return date?.toISOString().slice(0, 10) ?? null;
}

/** The days that a refusal names: the last one of the hold on a person, and the last one the list counted for them. */
export async function findEligibilityDays(person: Omit<SeasonPerson, "campusId">): Promise<EligibilityDays> {
  const facts = await findEligibility(prisma(), { ...person, campusId: null });
  return { heldThrough: longestHold(facts)?.lastOn ?? null, listedUntil: lastListedOn(facts.listings) };
}

/** Why a person can't register as things are, with the days that the sentence names; null if they can. */
export async function findListRefusal(
  person: Omit<SeasonPerson, "campusId">,
): Promise<({ readonly refusal: ListRefusal } & EligibilityDays) | null> {
  const answer = checkMayRegister(await findEligibility(prisma(), { ...person, campusId: null }));
  return answer.ok ? null : { refusal: answer.refusal, ...(await findEligibilityDays(person)) };
}

export type EligibilityDays = {
  readonly heldThrough: CalendarDate | null;
  readonly listedUntil: CalendarDate | null;
};
