import { logAct } from "@/lib/db/audit";
import type { PublicChange } from "@/lib/db/changes";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { tieToPeople } from "@/lib/eligibility/store/admit";
import { findYetToDo } from "@/lib/eligibility/store/yet-to-do";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { announceNewStyles, readNameStyles } from "@/lib/people/store/public-names";
import { announceSeason, holdSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { enteredLetter } from "../letters/entered-letter";
import { type ImportRow, type PlannedRow, planImport } from "../rules/plan-import";
import { findImportContext } from "./import-context";

// How a director imports players from a file.

export type Imported = { readonly entered: number; readonly changes: readonly PublicChange[] };

/**
 * Imports the players of a file, in the order of its rows: those that planImport admits, decided again under the lock,
 * because the season may have changed since the preview. Each gets an account with their address if they have none, and
 * an email with a link to the rules, which the director accepted for them.
 *
 * @param seen the stamp of the preview that the director read; left out if the call doesn't come from a page
 * @returns how many were added, including to waitlists, and the public pages that are out of date because names read in
 *   another way now
 */
export async function importEntries(
  scope: DirectorScope,
  { id: seasonId }: Pick<SeasonFacts, "id">,
  { rows, seen }: { readonly rows: readonly ImportRow[]; readonly seen?: string },
  at: Date,
): Promise<Answer<Imported, "registration-closed" | "changed">> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const season = await holdOpenSeason(tx, scope, seasonId);
    if (!season) return refuse("registration-closed");
    const plan = planImport(rows, await findImportContext(season, { rows, at }, tx));
    if (seen !== undefined && planStamp(plan) !== seen) return refuse("changed");
    const planned = plan.filter(isEntered);
    if (planned.length === 0) return accept({ entered: 0, changes: [] });

    const people = await ensurePeople(tx, organizationId, planned, at);
    const ids = [...people.values()].map(({ id }) => id);
    await tieToPeople(tx, { organizationId, seasonId }, ids);
    const styles = await readNameStyles(tx, ids);
    const entries = await insertEntries(tx, organizationId, season, planned, people, at);
    await insertHandles(tx, organizationId, season, planned, people);
    await logAct(tx, scope, {
      type: "entries-imported",
      subject: `${counted(planned.length, "player")}, ${season.name}`,
      data: { rulePackId: season.rulePackId, entries: entries.map(({ id }) => id) },
      at,
    });
    await writeEnteredLetters(tx, scope, season, { planned, people, entries }, at);
    await announceSeason(tx, season);
    return accept({ entered: planned.length, changes: await announceNewStyles(tx, styles) });
  });
}

/** Changes when a file would do something else, or with someone else. */
export function planStamp(plan: readonly PlannedRow[]): string {
  return stampOf(plan.map(({ row, fate }) => [row, fate]));
}

type EnteredRow = PlannedRow & {
  readonly fate: { readonly kind: "enter" | "wait"; readonly divisionId: string };
};

function isEntered(planned: PlannedRow): planned is EnteredRow {
  return planned.fate.kind === "enter" || planned.fate.kind === "wait";
}

/** Locks every division, then the season, in the same order as a registration does, and reads it as it is. */
async function holdOpenSeason(
  tx: Transaction,
  scope: DirectorScope,
  seasonId: string,
): Promise<SeasonFacts | undefined> {
  await tx.$queryRaw`SELECT id FROM division WHERE season_id = ${seasonId}::uuid ORDER BY id FOR UPDATE`;
  const season = await holdSeason(tx, scope, seasonId);
  return season?.status === "registration" ? season : undefined;
}

type ImportedPerson = { readonly id: string; readonly sharesPhone: boolean };

/**
 * The players' accounts, by address; new ones get the name and phone number in the file. An existing account stays as
 * its owner wrote it, and a number that its owner gave to another organization stays hidden here.
 */
async function ensurePeople(
  tx: Transaction,
  organizationId: string,
  planned: readonly EnteredRow[],
  at: Date,
): Promise<ReadonlyMap<string, ImportedPerson>> {
  await tx.user.createMany({
    data: planned.map(({ row: { email, name, phone } }) => ({ email, name, phone, createdAt: at })),
    skipDuplicates: true,
  });
  const users = await tx.user.findMany({
    where: { email: { in: planned.map(({ row }) => row.email) } },
    select: {
      id: true,
      email: true,
      phone: true,
      entries: { where: { organizationId, sharesPhone: true }, select: { id: true }, take: 1 },
    },
  });
  const said = new Map(planned.map(({ row }) => [row.email, row.phone]));
  return new Map(
    users.map(({ id, email, phone, entries }) => {
      const isGiven = phone !== null && phone === said.get(email);
      return [email, { id, sharesPhone: isGiven || entries.length > 0 }];
    }),
  );
}

/** One millisecond apart, so the file's order is the order of registration. */
async function insertEntries(
  tx: Transaction,
  organizationId: string,
  { rulePackId, divisions }: SeasonFacts,
  planned: readonly EnteredRow[],
  people: ReadonlyMap<string, ImportedPerson>,
  at: Date,
) {
  const graded = new Set(divisions.filter(({ underAge }) => underAge !== null).map(({ id }) => id));
  await tx.membership.createMany({
    data: [...people.values()].map(({ id }) => ({
      organizationId,
      userId: id,
      role: "player" as const,
      createdAt: at,
    })),
    skipDuplicates: true,
  });
  return tx.entry.createManyAndReturn({
    data: planned.map(({ row, fate }, index) => ({
      organizationId,
      divisionId: fate.divisionId,
      userId: personOf(people, row).id,
      name: row.name,
      status: fate.kind === "enter" ? ("active" as const) : ("waitlisted" as const),
      acceptedRulePackId: rulePackId,
      registeredAt: new Date(at.getTime() + index),
      bornOn: row.bornOn && graded.has(fate.divisionId) ? new Date(`${row.bornOn}T00:00:00Z`) : null,
      sharesPhone: personOf(people, row).sharesPhone,
    })),
    select: { id: true, userId: true, divisionId: true },
  });
}

/** Players who already have a username on the site keep it. */
async function insertHandles(
  tx: Transaction,
  organizationId: string,
  { id: seasonId, rules }: SeasonFacts,
  planned: readonly EnteredRow[],
  people: ReadonlyMap<string, ImportedPerson>,
): Promise<void> {
  if (rules.venue.kind !== "online") return;
  await tx.handle.createMany({
    data: planned
      .filter(({ row }) => row.handle !== "")
      .map(({ row }) => ({
        organizationId,
        seasonId,
        userId: personOf(people, row).id,
        handle: row.handle,
      })),
    skipDuplicates: true,
  });
}

async function writeEnteredLetters(
  tx: Transaction,
  { organizationId, userId: by }: DirectorScope,
  { organization, ...season }: SeasonFacts,
  { planned, people, entries }: Entered,
  at: Date,
): Promise<void> {
  const director = await tx.user.findUniqueOrThrow({ where: { id: by }, select: { name: true } });
  const ids = new Map(entries.map(({ id, divisionId, userId }) => [`${divisionId} ${userId}`, id]));
  const slugs = new Map(season.divisions.map(({ id, slug }) => [id, slug]));
  const today = dateIn(instantOf(at), organization.timeZone);
  const userIds = [...new Set(entries.map(({ userId }) => userId))];
  const yetToDo = await findYetToDo(tx, { seasonId: season.id, today }, userIds);
  const letters = planned.map(({ row, fate: { kind, divisionId }, division }) => {
    const { id: userId } = personOf(people, row);
    const facts = {
      appUrl: env().appUrl,
      organization,
      season,
      division: { slug: slugs.get(divisionId) ?? "", name: division },
      entryId: ids.get(`${divisionId} ${userId}`) ?? "",
      player: { userId, name: row.name, email: row.email },
      directorName: director.name,
      waits: kind === "wait",
      isPublished: false,
      yet: yetToDo(userId, { waits: kind === "wait", isPublished: false }),
    };
    return enteredLetter(facts, instantOf(at));
  });
  await writeLetters(tx, organizationId, letters, at);
}

type Entered = {
  readonly planned: readonly EnteredRow[];
  readonly people: ReadonlyMap<string, ImportedPerson>;
  readonly entries: readonly { readonly id: string; readonly userId: string; readonly divisionId: string }[];
};

function personOf(people: ReadonlyMap<string, ImportedPerson>, { email }: ImportRow): ImportedPerson {
  const person = people.get(email);
  if (!person) throw new Error(`Nobody has the address ${email}`);
  return person;
}
