import { logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { haveBreaksChanged, haveRulesChanged, lockSeason } from "@/lib/season/store/lock-season";
import { announceSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { divisionStamp } from "@/lib/standings/store/division-stamp";
import { type DivisionView, readDivision } from "@/lib/standings/store/divisions";
import { isSettled } from "../rules/is-settled";
import { findQualified } from "../rules/qualified";
import { refusePlayoff } from "../rules/refuse-drawing";
import type { ScheduleRefusal } from "../rules/schedule-refusals";
import { insertStage } from "./insert-stage";
import type { PublishPlan } from "./publish";

/**
 * Draws the knockout that a finished round robin or groups feed, from the top of the standings or of each group, seeded
 * in order and by lot if players are tied. Players who miss a condition are passed over. Later changes to the standings don't change the draw. The lots and
 * who was passed over are recorded in the log.
 */
export async function drawPlayoff(
  scope: DirectorScope,
  { season, division }: Pick<DivisionView, "season" | "division">,
  plan: Omit<PublishPlan, "divisionId">,
  at: Date,
): Promise<Answer<null, ScheduleRefusal>> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const status = await lockSeason(tx, organizationId, division.id);
    await lockMatches(tx, division.id);
    const view = await readDivision(tx, { season, division });
    const { seeds, byLot, passedOver } = findQualified(view, plan.lots);
    const refusal = refusePlayoff({
      status,
      hasPlayoff: season.rules.stages.length > 1,
      isDrawn: (await tx.stage.count({ where: { divisionId: division.id, position: 2 } })) > 0,
      haveRulesChanged: await haveRulesChanged(tx, season),
      haveBreaksChanged: await haveBreaksChanged(tx, season),
      isAsSeen: plan.seen === undefined || divisionStamp(view) === plan.seen,
      isSettled: isSettled(view.rounds),
      players: seeds.length,
      firstDay: plan.firstDay,
      today: dateIn(instantOf(at), season.organization.timeZone),
    });
    if (refusal) return refuse(refusal);
    const field = { ordered: seeds, lots: seeds, groups: [] };
    const drawn = await insertStage(
      tx,
      scope,
      season,
      { ...plan, divisionId: division.id, position: 2, field },
      at,
    );
    if (!drawn.ok) return drawn;

    await logAct(tx, scope, {
      type: "playoff-drawn",
      subject: `${season.name}, ${division.name}`,
      data: { seeds, byLot, passedOver },
      at,
    });
    await announceSeason(tx, season);
    return accept(null);
  });
}

/** Locked so that a match of the first stage can't be reopened while the playoff is drawn from it. */
async function lockMatches(tx: Transaction, divisionId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT m.id FROM "match" m JOIN round r ON r.id = m.round_id JOIN stage s ON s.id = r.stage_id
    WHERE s.division_id = ${divisionId}::uuid ORDER BY m.id FOR UPDATE OF m`;
}
