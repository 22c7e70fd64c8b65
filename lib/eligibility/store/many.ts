import type { Transaction } from "@/lib/db/prisma";
import type { CalendarDate } from "@/lib/shared/instant";
import { checkMayRegister, type HoldKind, type ListRefusal } from "../rules/may-register";

/** A season in which many people are to be entered at once. */
export type SeasonDay = {
  readonly organizationId: string;
  readonly seasonId: string;
  readonly today: CalendarDate;
};
type Reader = Pick<
  Transaction,
  "user" | "registrationHold" | "eligibilityException" | "eligibilityList" | "eligibilityLine"
>;

/** Why the owners of addresses can't be entered, by address, in as many queries as for one. Who can is left out. */
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
      listings:
        facts.lines?.filter((line) =>
          line.email === null ? line.campusId === person?.campusId : line.email === email,
        ) ?? null,
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
    lines: await findLines(tx, seasonId, emails, people),
  };
}

/** The lines of the list, by whom they name: a line with an email counts for that address only. */
async function findLines(
  tx: Reader,
  seasonId: string,
  emails: readonly string[],
  people: ReadonlyMap<string, Person>,
) {
  const list = await tx.eligibilityList.findUnique({ where: { seasonId }, select: { isUsed: true } });
  if (!list?.isUsed) return null;
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
