import type { Transaction } from "@/lib/db/transaction";
import type { CalendarDate } from "@/lib/shared/instant";
import { checkMayRegister, type HoldKind, type ListRefusal } from "../rules/may-register";
import { findGroupListings } from "./groups";

/** A season in which many people are to be entered at once. */
export type SeasonDay = {
  readonly organizationId: string;
  readonly seasonId: string;
  readonly today: CalendarDate;
};
type Reader = Pick<
  Transaction,
  | "user"
  | "registrationHold"
  | "eligibilityException"
  | "eligibilityList"
  | "eligibilityLine"
  | "campusGroup"
  | "campusGroupSettings"
>;

/** Why the owners of addresses can't be entered, by address, in as many queries as for one. Those who can are left out. */
export async function findRefusals(
  tx: Reader,
  season: SeasonDay,
  emails: readonly string[],
): Promise<ReadonlyMap<string, ListRefusal>> {
  const people = await findPeople(tx, season, emails);
  const facts = await findRows(tx, season, emails, people);
  const refusals = new Map<string, ListRefusal>();
  for (const email of new Set(emails)) {
    const person = people.get(email);
    const isTheirs = (row: Named) => (row.userId === null ? row.email === email : row.userId === person?.id);
    const answer = checkMayRegister({
      today: season.today,
      holds: facts.holds.filter(isTheirs),
      hasException: facts.exceptions.some(isTheirs),
      asksGroup: facts.asksGroup,
      listings: facts.lines && [
        ...facts.lines.filter((line) =>
          line.email === null ? line.campusId === person?.campusId : line.email === email,
        ),
        ...(facts.groups.get(person?.id ?? "") ?? []),
      ],
    });
    if (!answer.ok) refusals.set(email, answer.refusal);
  }
  return refusals;
}

type Named = { readonly userId: string | null; readonly email: string };
type Person = { readonly id: string; readonly campusId: string | null };

async function findPeople(
  tx: Reader,
  { organizationId }: SeasonDay,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const users = await tx.user.findMany({
    where: { email: { in: [...emails] } },
    select: { id: true, email: true, campusIds: { where: { organizationId }, select: { campusId: true } } },
  });
  return new Map(
    users.map(({ id, email, campusIds }) => [email, { id, campusId: campusIds[0]?.campusId ?? null }]),
  );
}

async function findRows(
  tx: Reader,
  { organizationId, seasonId }: SeasonDay,
  emails: readonly string[],
  people: ReadonlyMap<string, Person>,
) {
  const ids = [...people.values()].map(({ id }) => id);
  const OR = [{ userId: { in: ids } }, { userId: null, email: { in: [...emails] } }];
  const named = { userId: true, email: true } as const;
  const holds = await tx.registrationHold.findMany({
    where: { organizationId, liftedAt: null, OR },
    select: { ...named, kind: true, lastOn: true },
  });
  const exceptions = await tx.eligibilityException.findMany({
    where: { seasonId, endedAt: null, OR },
    select: named,
  });
  return {
    holds: holds.map(({ kind, lastOn, ...row }) => ({
      ...row,
      kind: kind as HoldKind,
      lastOn: lastOn?.toISOString().slice(0, 10) ?? null,
    })),
    exceptions,
    ...(await findListings(tx, { organizationId, seasonId }, emails, people)),
  };
}

/** The lines of the list and the groups of people; no lines are null if the season has neither a list nor groups. */
async function findListings(
  tx: Reader,
  { organizationId, seasonId }: Omit<SeasonDay, "today">,
  emails: readonly string[],
  people: ReadonlyMap<string, Person>,
) {
  const list = await tx.eligibilityList.findUnique({
    where: { seasonId },
    select: { isUsed: true, groups: true },
  });
  const asked = list?.groups ?? [];
  const ids = [...people.values()].map(({ id }) => id);
  const groups = await findGroupListings(tx, { organizationId, groups: asked }, ids);
  const asksGroup = asked.length > 0;
  if (list?.isUsed) return { groups, asksGroup, lines: await findLines(tx, seasonId, emails, people) };
  return { groups, asksGroup, lines: asksGroup ? [] : null };
}

/** The lines of the list, by whom they name: a line with an email counts for that address only. */
async function findLines(
  tx: Reader,
  seasonId: string,
  emails: readonly string[],
  people: ReadonlyMap<string, Person>,
) {
  const campusIds = [...people.values()].flatMap(({ campusId }) => campusId ?? []);
  const rows = await tx.eligibilityLine.findMany({
    where: {
      seasonId,
      OR: [{ email: { in: [...emails] } }, { email: null, campusId: { in: campusIds } }],
    },
    select: { email: true, campusId: true, validUntil: true },
  });
  return rows.map(({ email, campusId, validUntil }) => ({
    email,
    campusId,
    source: email === null ? ("campus-id" as const) : ("email" as const),
    validUntil: validUntil?.toISOString().slice(0, 10) ?? null,
  }));
}
