import { logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import { copyGroups } from "@/lib/eligibility/store/list";
import { copyFee } from "@/lib/fees/store/fee";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { copyWaiver } from "@/lib/waivers/store/texts";
import type { HandOverRefusal } from "../rules/hand-over";
import { refuseStep } from "../rules/steps";
import { announceSeason, holdSeason, type SeasonFacts } from "./seasons";

// What is done with a season when its term is over.

export type NextSeason = { readonly slug: string; readonly name: string; readonly startsOn: string };

/**
 * Creates a draft for the next term from a season: its newest rules as version 1, its divisions with their age limits
 * and addresses, the venue that books its matches, its waiver, its fee and the campus groups that can play. Players,
 * schedule, results and a list of who can play aren't copied.
 */
export async function copySeason(
  scope: DirectorScope,
  { id: fromId }: Pick<SeasonFacts, "id">,
  next: NextSeason,
  at: Date,
): Promise<Answer<{ readonly seasonId: string; readonly leavesList: boolean }, HandOverRefusal>> {
  const { organizationId } = scope;
  try {
    return await inTransaction(async (tx) => {
      const startsOn = new Date(`${next.startsOn}T00:00:00Z`);
      const from = await holdSeason(tx, scope, fromId);
      if (!from) throw new Error(`No season ${fromId} to copy`);
      const { venueId } = from;
      const { id: seasonId } = await tx.season.create({
        data: { organizationId, slug: next.slug, name: next.name, startsOn, venueId, createdAt: at },
      });
      const { preset } = from.rules;
      await tx.rulePack.create({
        data: { organizationId, seasonId, version: 1, preset, rules: from.rules, createdAt: at },
      });
      const divisions = await tx.division.findMany({
        where: { seasonId: from.id, organizationId },
        select: { slug: true, name: true, position: true, underAge: true, capacity: true, publicNames: true },
      });
      await tx.division.createMany({
        data: divisions.map((division) => ({ ...division, organizationId, seasonId })),
      });
      await copyWaiver(tx, { organizationId, from: from.id, to: seasonId }, at);
      await copyFee(tx, { organizationId, from: from.id, to: seasonId }, at);
      const { leavesList } = await copyGroups(tx, { organizationId, from: from.id, to: seasonId }, at);
      const subject = `${next.name} from ${from.name}`;
      await logAct(tx, scope, { type: "season-copied", subject, at });
      return accept({ seasonId, leavesList });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse("name-taken");
    throw error;
  }
}

/**
 * Archives a finished season: its pages stay, and nothing in it changes anymore. All its matches must be final or
 * void, without a pending correction, so that no deadline can pass and no case can wait in the archive.
 */
export async function archiveSeason(
  scope: DirectorScope,
  season: SeasonFacts,
  at: Date,
  seen?: string,
): Promise<Answer<null, HandOverRefusal>> {
  return inTransaction(async (tx) => {
    const held = await holdSeason(tx, scope, season.id);
    const refusal = held ? refuseStep("archive", held.status, seen) : "wrong-status";
    if (refusal) return refuse(refusal);
    if (!(await holdSettledMatches(tx, season.id))) return refuse("not-settled");
    return move(tx, scope, season, { status: "archived", audit: "season-archived" }, at);
  });
}

/** Takes a season out of the archive: it's finished again, and its director can correct it. */
export async function unarchiveSeason(
  scope: DirectorScope,
  season: SeasonFacts,
  at: Date,
  seen?: string,
): Promise<Answer<null, HandOverRefusal>> {
  return inTransaction(async (tx) => {
    const held = await holdSeason(tx, scope, season.id);
    const refusal = held ? refuseStep("unarchive", held.status, seen) : "wrong-status";
    if (refusal) return refuse(refusal);
    return move(tx, scope, season, { status: "finished", audit: "season-unarchived" }, at);
  });
}

/**
 * Locks the stages and matches of a season, in the order in which commands lock them, and says whether all are settled:
 * decided, and no correction waits. A command that was waiting for its match then sees that the season is archived.
 */
async function holdSettledMatches(tx: Transaction, seasonId: string): Promise<boolean> {
  await tx.$queryRaw`
    SELECT s.id FROM stage s JOIN division d ON d.id = s.division_id
    WHERE d.season_id = ${seasonId}::uuid ORDER BY s.id FOR UPDATE OF s`;
  const matches = await tx.$queryRaw<{ isSettled: boolean }[]>`
    SELECT m.status IN ('final', 'void') AND m.correction IS NULL AS "isSettled" FROM "match" m
      JOIN round r ON r.id = m.round_id
      JOIN stage s ON s.id = r.stage_id
      JOIN division d ON d.id = s.division_id
    WHERE d.season_id = ${seasonId}::uuid ORDER BY m.id FOR UPDATE OF m`;
  return matches.every(({ isSettled }) => isSettled);
}

async function move(
  tx: Transaction,
  scope: DirectorScope,
  season: SeasonFacts,
  to: {
    readonly status: "finished" | "archived";
    readonly audit: "season-archived" | "season-unarchived";
  },
  at: Date,
) {
  await tx.season.update({ where: { id: season.id }, data: { status: to.status } });
  const subject = season.name;
  await logAct(tx, scope, { type: to.audit, subject, at });
  await announceSeason(tx, season);
  return accept(null);
}
