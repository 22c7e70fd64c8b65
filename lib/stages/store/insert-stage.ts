import { snakeCase } from "@/lib/db/enum-names";
import type { Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import type { Draw, Field } from "../format";
import { formatOf } from "../formats";
import type { ScheduleRefusal } from "../rules/schedule-refusals";
import { type Session, type StageWindow, stageWindows } from "../rules/stage-windows";
import type { StageRules } from "../stage-rules";
import { advanceStage } from "./advance-stage";
import { insertMatches, insertRound } from "./insert-round";

export type StagePlan = {
  readonly divisionId: string;
  readonly position: number;
  readonly field: Field;
  /** Calendar date of the first round's first day. */
  readonly firstDay: string;
  /** Time and place of a final that's played at a session. */
  readonly session?: Session | null;
};

/**
 * Inserts a stage with all its rounds, as its format draws it, and the matches that are known; the others are inserted
 * when the matches before them are decided. The caller must hold the lock on the division.
 *
 * @returns the entries in the order of the numbers they drew
 */
export async function insertStage(
  tx: Transaction,
  scope: DirectorScope,
  season: SeasonFacts,
  plan: StagePlan,
  at: Date,
): Promise<Answer<readonly string[], ScheduleRefusal>> {
  const stage = season.rules.stages[plan.position - 1];
  if (!stage) return refuse("no-playoff");
  const format = formatOf(stage);
  const players = plan.field.ordered.length;
  if (players > format.most(stage)) return refuse("too-many-players");
  const drawn = format.draw(stage, plan.field);
  if (!drawn.ok) return drawn;
  const windows = windowsOf(season, stage, plan, at);
  if (!windows.ok) return windows;

  const stageId = await insertDraw(tx, scope, plan, stage, drawn.value);
  await insertRounds(tx, scope, { stageId, rulePackId: season.rulePackId }, windows.value, drawn.value, at);
  if (format.after) await advanceStage(tx, stageId, scope.userId, at);
  return accept(drawn.value.order);
}

function windowsOf(
  season: SeasonFacts,
  stage: StageRules,
  { field, firstDay, session: typed }: StagePlan,
  at: Date,
): Answer<readonly StageWindow[], ScheduleRefusal> {
  const format = formatOf(stage);
  const session = format.hasSession(stage) ? (typed ?? null) : null;
  if (format.hasSession(stage) && (!session || session.place.trim() === "")) return refuse("session-missing");
  const windows = stageWindows(
    firstDay,
    format.rounds(stage, field.ordered.length),
    season.organization.timeZone,
    season.rules,
    session,
    season.breaks,
  );
  if (!windows.ok) return windows;
  if (session && session.at <= instantOf(at)) return refuse("session-too-early");
  if (windows.value.some(({ opensAt, deadlineAt }) => deadlineAt <= opensAt))
    return refuse("no-time-in-round");
  if (windows.value.some(({ deadlineAt }) => deadlineAt <= instantOf(at)))
    return refuse("first-round-closed");
  return windows;
}

async function insertDraw(
  tx: Transaction,
  { organizationId }: DirectorScope,
  { divisionId, position }: StagePlan,
  { format }: StageRules,
  { seeds, groups }: Draw,
): Promise<string> {
  const { id: stageId } = await tx.stage.create({
    data: {
      organizationId,
      divisionId,
      position,
      format: snakeCase(format),
      ...(seeds ? { seeds: [...seeds] } : {}),
    },
  });
  await tx.groupMember.createMany({
    data: groups.flatMap((members, group) =>
      members.map((entryId, index) => ({
        organizationId,
        stageId,
        entryId,
        number: group + 1,
        position: index + 1,
      })),
    ),
  });
  return stageId;
}

async function insertRounds(
  tx: Transaction,
  { organizationId, userId }: DirectorScope,
  stage: { readonly stageId: string; readonly rulePackId: string },
  windows: readonly StageWindow[],
  { rounds }: Draw,
  at: Date,
): Promise<void> {
  for (const [index, window] of windows.entries()) {
    const id = await insertRound(tx, { organizationId, ...stage, window });
    const pairs = rounds[index] ?? [];
    if (pairs.length > 0)
      await insertMatches(tx, { organizationId, id, deadlineAt: window.deadlineAt }, pairs, userId, at);
  }
}
