import { logAct } from "@/lib/db/audit";
import { inTransaction } from "@/lib/db/transaction";
import { listUndecided } from "@/lib/eligibility/store/publication";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { haveBreaksChanged, haveRulesChanged, lockSeason } from "@/lib/season/store/lock-season";
import { announceSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { isDivisionAsSeen } from "@/lib/standings/store/division-stamp";
import { refusePublishing } from "../rules/refuse-drawing";
import type { ScheduleRefusal } from "../rules/schedule-refusals";
import type { Session } from "../rules/stage-windows";
import { insertStage } from "./insert-stage";

export type PublishPlan = {
  readonly divisionId: string;
  /** The entries' ids in the order of their lots, drawn by the caller. */
  readonly lots: readonly string[];
  /** The entries' ids in the groups that the director made, if the rules leave it to them. */
  readonly groups?: readonly (readonly string[])[];
  /** Calendar date of the first round's first day. */
  readonly firstDay: string;
  /** Time and place of a final that's played at a session. */
  readonly session?: Session | null;
  /** The stamp of the division on the director's page; left out if the call doesn't come from a page. */
  readonly seen?: string;
};

/**
 * Publishes the first stage of a division as its format draws it: paired, split into groups or seeded, by lot or in the
 * order of registration. Every round uses the season's newest rules. This starts the season, and what is published
 * can't be withdrawn.
 */
export async function publishDivision(
  scope: DirectorScope,
  season: SeasonFacts,
  plan: PublishPlan,
  at: Date,
): Promise<Answer<null, ScheduleRefusal>> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const status = await lockSeason(tx, organizationId, plan.divisionId);
    const entries = await tx.entry.findMany({
      where: { divisionId: plan.divisionId, organizationId, status: "active" },
      select: { id: true },
      orderBy: [{ registeredAt: "asc" }, { id: "asc" }],
    });
    const today = dateIn(instantOf(at), season.organization.timeZone);
    const refusal = refusePublishing({
      status,
      isPublished: (await tx.stage.count({ where: { divisionId: plan.divisionId } })) > 0,
      haveRulesChanged: await haveRulesChanged(tx, season),
      haveBreaksChanged: await haveBreaksChanged(tx, season),
      isAsSeen: await isDivisionAsSeen(tx, season, plan.divisionId, plan.seen),
      players: entries.length,
      firstDay: plan.firstDay,
      today,
      undecided: (await listUndecided(tx, { organizationId, seasonId: season.id, today }, plan.divisionId))
        .length,
    });
    if (refusal) return refuse(refusal);

    const registered = entries.map(({ id }) => id);
    const field = {
      ordered: registered,
      lots: inOrderOfLots(registered, plan.lots),
      groups: plan.groups ?? [],
    };
    const published = await insertStage(tx, scope, season, { ...plan, position: 1, field }, at);
    if (!published.ok) return published;

    const order = published.value;
    for (const [index, id] of order.entries())
      await tx.entry.update({ where: { id }, data: { seed: index + 1 } });
    await tx.season.updateMany({ where: { id: season.id, organizationId }, data: { status: "running" } });
    await logAct(tx, scope, {
      type: "schedule-published",
      subject: `${season.name}, ${season.divisions.find(({ id }) => id === plan.divisionId)?.name}`,
      data: { lots: order },
      at,
    });
    await announceSeason(tx, { ...season, status: "running" });
    return accept(null);
  });
}

/** Players who registered after the lots were drawn come last. */
function inOrderOfLots(registered: readonly string[], lots: readonly string[]): readonly string[] {
  const drawn = lots.filter((id) => registered.includes(id));
  return [...drawn, ...registered.filter((id) => !drawn.includes(id))];
}
