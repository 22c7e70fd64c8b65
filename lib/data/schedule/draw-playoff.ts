import { type Answer, accept, refuse } from "@/lib/domain/answer";
import { isSettled } from "@/lib/domain/champion";
import { instantOf } from "@/lib/domain/instant";
import { qualify } from "@/lib/domain/pairing/qualify";
import type { DirectorScope } from "@/lib/domain/permissions";
import { dateIn } from "@/lib/domain/schedule/wall-clock";
import { rankEntries } from "@/lib/domain/standings/rank-entries";
import { resultsOf } from "@/lib/domain/standings/results";
import { insertAudit } from "../audit";
import { type DivisionView, readDivision } from "../divisions";
import { inTransaction, type Transaction } from "../prisma";
import { announceSeason } from "../seasons";
import { insertKnockout } from "./insert-knockout";
import { haveRulesChanged, lockSeason } from "./lock-season";
import type { PublishPlan } from "./publish";
import type { ScheduleRefusal } from "./refusals";

/**
 * Draws the knockout that a finished round robin feeds: the first of the table, seeded in its order, by lot where
 * places are shared. The draw stands whatever becomes of the table later. The lots that were needed are in the log.
 */
export async function drawPlayoff(
  scope: DirectorScope,
  { season, division }: Pick<DivisionView, "season" | "division">,
  plan: Omit<PublishPlan, "divisionId">,
  at: Date,
): Promise<Answer<null, ScheduleRefusal>> {
  const { organizationId } = scope;
  const playoff = season.rules.stages[1];
  if (playoff?.format !== "knockout") return refuse("no-playoff");
  return inTransaction(async (tx) => {
    const status = await lockSeason(tx, organizationId, division.id);
    if (status !== "running" && status !== "registration") return refuse("wrong-status");
    if (await tx.stage.count({ where: { divisionId: division.id, position: 2 } }))
      return refuse("already-drawn");
    if (await haveRulesChanged(tx, season)) return refuse("rules-changed");
    await lockMatches(tx, division.id);
    const view = await readDivision(tx, { season, division });
    if (!isSettled(view.rounds)) return refuse("not-settled");
    if (plan.firstDay < dateIn(season.organization.timeZone, instantOf(at))) return refuse("starts-in-past");

    const { seeds, byLot } = qualify(playoffRows(view), playoff.qualifiers ?? view.entries.length, plan.lots);
    if (seeds.length < 2) return refuse("too-few-players");
    const drawn = await insertKnockout(
      tx,
      scope,
      season,
      { ...plan, divisionId: division.id, position: 2, seeds },
      at,
    );
    if (!drawn.ok) return drawn;

    await insertAudit(tx, {
      organizationId,
      actorUserId: scope.userId,
      origin: scope.origin,
      type: "playoff-drawn",
      subject: `${season.name}, ${division.name}`,
      data: { seeds, byLot },
      at,
    });
    await announceSeason(tx, season);
    return accept(null);
  });
}

/** The table that the playoff is drawn from: those who are still in. */
export function playoffRows({ season, entries, rounds }: DivisionView) {
  const gone = new Set(entries.filter(({ hasLeft }) => hasLeft).map(({ id }) => id));
  const rows = rankEntries(entries, resultsOf(rounds), season.rules.standings);
  return rows.filter(({ entryId }) => !gone.has(entryId));
}

/** Nobody reopens a match of the round robin while the playoff is drawn from it. */
async function lockMatches(tx: Transaction, divisionId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT m.id FROM "match" m JOIN round r ON r.id = m.round_id JOIN stage s ON s.id = r.stage_id
    WHERE s.division_id = ${divisionId}::uuid ORDER BY m.id FOR UPDATE OF m`;
}
