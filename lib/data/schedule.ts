import { type Answer, accept, refuse } from "@/lib/domain/answer";
import { type Instant, instantOf } from "@/lib/domain/instant";
import { foldMatch } from "@/lib/domain/match/evolve";
import { bergerRounds } from "@/lib/domain/pairing/berger";
import type { DirectorScope } from "@/lib/domain/permissions";
import { type RoundWindow, roundWindows } from "@/lib/domain/schedule/round-windows";
import { dateIn } from "@/lib/domain/schedule/wall-clock";
import { insertAudit } from "./audit";
import type { DivisionView, RoundView } from "./divisions";
import { projectionColumns } from "./matches/execute";
import { inTransaction, type Transaction } from "./prisma";
import { announceSeason, type SeasonFacts, type SeasonStatus } from "./seasons";

/** A weekly round robin of more players than this takes over a year. */
export const MOST_PLAYERS = 60;

export type ScheduleRefusal =
  | "too-few-players"
  | "too-many-players"
  | "already-published"
  | "starts-in-past"
  | "wrong-status";

export const SCHEDULE_REFUSAL_SENTENCES: Record<ScheduleRefusal, string> = {
  "too-few-players": "A round robin needs at least two players.",
  "too-many-players": `A round robin of more than ${MOST_PLAYERS} players takes over a year. Make smaller divisions.`,
  "already-published": "The schedule of this division is published already.",
  "starts-in-past": "The first day lies in the past. Pick today or a later day.",
  "wrong-status": "Open registration first, then publish.",
};

/**
 * Draws and publishes the weekly round robin of a division: players in order of their lot numbers, Berger pairings,
 * every round under the season's newest rules. The season runs from then on; what is published stays.
 *
 * @param lots the entries' ids in the order of their lot, drawn by the caller
 * @param firstDay calendar date of the first round's first day
 */
export async function insertRoundRobin(
  scope: DirectorScope,
  season: SeasonFacts,
  plan: { readonly divisionId: string; readonly lots: readonly string[]; readonly firstDay: string },
  at: Date,
): Promise<Answer<null, ScheduleRefusal>> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const status = await lockSeason(tx, organizationId, plan.divisionId);
    if (await tx.stage.count({ where: { divisionId: plan.divisionId } })) return refuse("already-published");
    const entries = await tx.entry.findMany({
      where: { divisionId: plan.divisionId, organizationId, status: "active" },
    });
    if (entries.length < 2) return refuse("too-few-players");
    if (entries.length > MOST_PLAYERS) return refuse("too-many-players");
    if (status !== "registration" && status !== "running") return refuse("wrong-status");
    if (plan.firstDay < dateIn(season.organization.timeZone, instantOf(at))) return refuse("starts-in-past");

    const known = new Set(entries.map((entry) => entry.id));
    const drawn = plan.lots.filter((id) => known.has(id));
    const lots = [...drawn, ...[...known].filter((id) => !drawn.includes(id))];
    const stage = await tx.stage.create({
      data: { organizationId, divisionId: plan.divisionId, position: 1, format: "round_robin" },
    });
    for (const [index, id] of lots.entries())
      await tx.entry.update({ where: { id }, data: { seed: index + 1 } });
    const pairings = bergerRounds(lots.length);
    const windows = roundWindows(
      plan.firstDay,
      pairings.length,
      season.organization.timeZone,
      season.rules.schedule,
    );
    for (const [index, window] of windows.entries()) {
      const pairs = (pairings[index] ?? []).map(
        ({ white, black }) => [lots[white], lots[black]] as [string, string],
      );
      await insertRound(tx, scope, { stageId: stage.id, rulePackId: season.rulePackId, window, pairs }, at);
    }
    await tx.season.updateMany({ where: { id: season.id, organizationId }, data: { status: "running" } });
    await insertAudit(tx, {
      organizationId,
      actorUserId: scope.userId,
      type: "schedule-published",
      subject: `${season.name}, ${season.divisions.find(({ id }) => id === plan.divisionId)?.name}`,
      data: { lots },
      at,
    });
    await announceSeason(tx, season);
    return accept(null);
  });
}

/** Holds a division and its season, as they are now: who finishes the season meanwhile, or registers, waits. */
async function lockSeason(
  tx: Transaction,
  organizationId: string,
  divisionId: string,
): Promise<SeasonStatus | undefined> {
  const [row] = await tx.$queryRaw<{ status: SeasonStatus }[]>`
    SELECT s.status::text AS status FROM division d JOIN season s ON s.id = d.season_id
    WHERE d.id = ${divisionId}::uuid AND d.organization_id = ${organizationId}::uuid FOR UPDATE OF d, s`;
  return row?.status;
}

/** A round with its matches, each paired as its first event. */
async function insertRound(
  tx: Transaction,
  { organizationId, userId }: DirectorScope,
  round: {
    readonly stageId: string;
    readonly rulePackId: string;
    readonly window: RoundWindow;
    readonly pairs: readonly (readonly [string, string])[];
  },
  at: Date,
): Promise<void> {
  const { window } = round;
  const { id: roundId } = await tx.round.create({
    data: {
      organizationId,
      stageId: round.stageId,
      rulePackId: round.rulePackId,
      number: window.number,
      opensAt: window.opensAt,
      deadlineAt: window.deadlineAt,
    },
  });
  const paired = { type: "MatchPaired", deadlineAt: window.deadlineAt } as const;
  const { type, ...data } = paired;
  const matches = await tx.match.createManyAndReturn({
    data: round.pairs.map(([homeEntryId, awayEntryId], index) => ({
      ...projectionColumns(foldMatch([paired]), 1),
      organizationId,
      roundId,
      number: index + 1,
      homeEntryId,
      awayEntryId,
    })),
    select: { id: true },
  });
  await tx.matchEvent.createMany({
    data: matches.map(({ id }) => ({
      organizationId,
      matchId: id,
      seq: 1,
      type,
      data,
      actorUserId: userId,
      at,
    })),
  });
}

/**
 * Moves the deadline of a round to later, for the pages that tell when it closes, and notes it in the log. Its matches
 * were extended one by one before; their own histories say until when.
 */
export async function updateRoundDeadline(
  { organizationId, userId }: DirectorScope,
  { season, division }: Pick<DivisionView, "season" | "division">,
  { id, number, deadlineAt }: Pick<RoundView, "id" | "number"> & { readonly deadlineAt: Instant },
  at: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.round.updateMany({
      where: { id, organizationId, deadlineAt: { lt: deadlineAt } },
      data: { deadlineAt },
    });
    const subject = `${season.name}, ${division.name}, Round ${number}`;
    await insertAudit(tx, { organizationId, actorUserId: userId, type: "round-extended", subject, at });
    await announceSeason(tx, season);
  });
}
