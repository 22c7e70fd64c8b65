import { findGroupSettings } from "@/lib/campus/store/groups";
import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type ChangeRefusal, refuseChange } from "@/lib/season/rules/refuse-change";
import { announceSeason, holdSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { counted } from "@/lib/shared/text";
import type { ListLine } from "../input/list-file";
import type { ChooseGroupsRefusal, SaveListMode } from "../rules/change-list";

/** What the desk reads about a season's list: how it stands, and never who is on it. */
export type ListFacts = {
  /** 0 if the season never had one. */
  readonly version: number;
  readonly isUsed: boolean;
  readonly lines: number;
  /** Some lines have only a campus id, so registration asks for it. */
  readonly asksCampusId: boolean;
  /** The groups of the campus sign-in that can play, whether or not there's a list. */
  readonly groups: readonly string[];
};

/** A season's list, in an organization. */
export async function findList(organizationId: string, seasonId: string): Promise<ListFacts> {
  const list = await prisma().eligibilityList.findFirst({
    where: { organizationId, seasonId },
    select: { version: true, isUsed: true, groups: true, _count: { select: { lines: true } } },
  });
  if (!list) return { version: 0, isUsed: false, lines: 0, asksCampusId: false, groups: [] };
  const ids = await prisma().eligibilityLine.count({ where: { organizationId, seasonId, email: null } });
  const { version, isUsed, groups, _count } = list;
  return { version, isUsed, lines: _count.lines, asksCampusId: ids > 0, groups };
}

/**
 * Saves a list: in place of the one before, or added to it. When a line is added that the list has already, the later
 * day counts; to end someone's line earlier, replace the list.
 *
 * @param seen the version that the director saw; 0 if there was none
 * @returns null if the season isn't the director's
 */
export function saveList(
  scope: DirectorScope,
  seasonId: string,
  { lines, mode, seen }: NewList,
  at: Date,
): Promise<Answer<{ readonly version: number; readonly lines: number }, ChangeRefusal> | null> {
  return changeList(scope, seasonId, seen, at, async (tx, { version, season }) => {
    if (mode === "replace") await tx.eligibilityLine.deleteMany({ where: { seasonId } });
    await insertLines(tx, { organizationId: scope.organizationId, seasonId }, lines);
    const now = await tx.eligibilityLine.count({ where: { seasonId } });
    const subject = `${counted(now, "line")}, ${season.name}`;
    const list = { isUsed: true };
    return { list, type: "eligibility-list-saved", subject, value: { version, lines: now } };
  });
}

/** Removes a list and everyone on it. From then on, the season has no list; its groups stay. */
export function removeList(
  scope: DirectorScope,
  seasonId: string,
  seen: number,
  at: Date,
): Promise<Answer<null, ChangeRefusal> | null> {
  return changeList(scope, seasonId, seen, at, async (tx, { season }) => {
    await tx.eligibilityLine.deleteMany({ where: { seasonId } });
    const list = { isUsed: false };
    return { list, type: "eligibility-list-removed", subject: season.name, value: null };
  });
}

/**
 * Chooses which groups of the campus sign-in can play, beside a list or without one. Without groups, no one's sign-in is
 * asked about.
 *
 * @returns null if the season isn't the director's
 */
export async function chooseGroups(
  scope: DirectorScope,
  seasonId: string,
  { groups, seen }: { readonly groups: readonly string[]; readonly seen: number },
  at: Date,
): Promise<Answer<null, ChooseGroupsRefusal> | null> {
  const { organizationId } = scope;
  const known = await findGroupSettings(organizationId);
  const before = await findList(organizationId, seasonId);
  const choices = [...known.names, ...before.groups];
  if (!groups.every((group) => choices.includes(group))) return refuse("unknown-group");
  return changeList(scope, seasonId, seen, at, async (_tx, { season }) => {
    const list = { groups: [...groups] };
    const subject = `${season.name}: ${groups.length > 0 ? groups.join(", ") : "none"}`;
    return { list, type: "eligibility-groups-chosen", subject, value: null };
  });
}

/**
 * Gives a season the groups of another one. Who's on a list ends with the term, so a list isn't copied.
 *
 * @returns did the other season have a list?
 */
export async function copyGroups(
  tx: Transaction,
  {
    organizationId,
    from,
    to,
  }: { readonly organizationId: string; readonly from: string; readonly to: string },
  at: Date,
): Promise<{ readonly leavesList: boolean }> {
  const before = await tx.eligibilityList.findUnique({ where: { seasonId: from } });
  if (before && before.groups.length > 0) {
    const { groups } = before;
    await tx.eligibilityList.create({
      data: { organizationId, seasonId: to, version: 1, isUsed: false, groups, savedAt: at },
    });
  }
  return { leavesList: before?.isUsed ?? false };
}

export type NewList = {
  readonly lines: readonly ListLine[];
  readonly mode: SaveListMode;
  readonly seen: number;
};

type Change<Value> = {
  /** What changes in the row. */
  readonly list: { readonly isUsed: boolean } | { readonly groups: string[] };
  readonly type: "eligibility-list-saved" | "eligibility-list-removed" | "eligibility-groups-chosen";
  readonly subject: string;
  readonly value: Value;
};

/**
 * The season is locked, as it is for a registration, so that one of the two comes first. Its public pages say whether
 * there is a list.
 */
async function changeList<Value>(
  scope: DirectorScope,
  seasonId: string,
  seen: number,
  at: Date,
  change: (
    tx: Transaction,
    next: { readonly version: number; readonly season: SeasonFacts },
  ) => Promise<Change<Value>>,
): Promise<Answer<Value, ChangeRefusal> | null> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    if (!season) return null;
    const before = await tx.eligibilityList.findUnique({ where: { seasonId } });
    const refusal = refuseChange({ status: season.status, version: before?.version ?? 0, seen });
    if (refusal) return refuse(refusal);
    const version = seen + 1;
    await tx.eligibilityList.upsert({
      where: { seasonId },
      create: { organizationId, seasonId, version, isUsed: false, savedAt: at },
      update: { version, savedAt: at },
    });
    const { list, type, subject, value } = await change(tx, { version, season });
    await tx.eligibilityList.update({ where: { seasonId }, data: list });
    await logAct(tx, scope, { type, subject, data: { version }, at });
    await announceSeason(tx, season);
    return accept(value);
  });
}

/** One statement, however many lines. */
async function insertLines(
  tx: Transaction,
  { organizationId, seasonId }: { readonly organizationId: string; readonly seasonId: string },
  lines: readonly ListLine[],
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO eligibility_line (id, organization_id, season_id, email, campus_id, valid_until)
    SELECT gen_random_uuid(), ${organizationId}::uuid, ${seasonId}::uuid, l.email, l."campusId", l."validUntil"
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS l(email text, "campusId" text, "validUntil" date)
    ON CONFLICT (season_id, email, campus_id) DO UPDATE SET valid_until = CASE
      WHEN eligibility_line.valid_until IS NULL OR excluded.valid_until IS NULL THEN NULL
      ELSE greatest(eligibility_line.valid_until, excluded.valid_until) END`;
}
