import { type AuditType, isLogged, logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { BreakRefusal, SeasonBreak } from "../rules/breaks";
import { isOver } from "../rules/steps";
import { announceSeason, holdSeason, type SeasonFacts } from "./seasons";

/**
 * Adds days without rounds. Rounds that are published from now on jump over them; published ones keep their dates.
 * Adding the same twice has no further effect.
 *
 * @returns null if the organization has no such season
 */
export async function insertBreak(
  scope: DirectorScope,
  seasonId: string,
  { name, from, until }: SeasonBreak,
  at: Date,
): Promise<Answer<null, BreakRefusal> | null> {
  return changeBreaks(scope, seasonId, "break-added", at, async (tx) => {
    const data = {
      organizationId: scope.organizationId,
      seasonId,
      name,
      fromDate: new Date(`${from}T00:00:00Z`),
      untilDate: new Date(`${until}T00:00:00Z`),
    };
    if (await tx.seasonBreak.count({ where: data })) return "already";
    await tx.seasonBreak.create({ data });
    return { name, from, until };
  });
}

/**
 * Removes days without rounds, once. Published rounds keep their dates.
 *
 * @returns null if the organization has no such season, or the season no such break
 */
export async function deleteBreak(
  scope: DirectorScope,
  seasonId: string,
  id: string,
  at: Date,
): Promise<Answer<null, BreakRefusal> | null> {
  return changeBreaks(scope, seasonId, "break-removed", at, async (tx) => {
    const { count } = await tx.seasonBreak.deleteMany({ where: { id, seasonId } });
    if (count > 0) return { id };
    return (await isLogged(tx, scope.organizationId, "break-removed", { id })) ? "already" : null;
  });
}

/** @param change what was changed, for the log; or that it was so already; null if there is no such thing */
async function changeBreaks(
  scope: DirectorScope,
  seasonId: string,
  type: AuditType,
  at: Date,
  change: (tx: Transaction, season: SeasonFacts) => Promise<object | "already" | null>,
): Promise<Answer<null, BreakRefusal> | null> {
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    if (!season) return null;
    if (isOver(season.status)) return refuse("season-over");
    const data = await change(tx, season);
    if (!data) return null;
    if (data === "already") return accept(null);
    await logAct(tx, scope, { type, subject: season.name, data, at });
    await announceSeason(tx, season);
    return accept(null);
  });
}
