import type { Transaction } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { roundsOf } from "../knockout/knockout";
import { knockoutWindows, type Session } from "../knockout/knockout-windows";
import { MOST_IN_KNOCKOUT, type ScheduleRefusal } from "../rules/schedule-refusals";
import { advanceStage } from "./advance-stage";
import { insertRound } from "./insert-round";

/**
 * A knockout with all its rounds, and the matches whose two players are known: later ones come about when the matches
 * before them are decided. The caller holds the division.
 */
export async function insertKnockout(
  tx: Transaction,
  { organizationId, userId }: DirectorScope,
  season: SeasonFacts,
  plan: {
    readonly divisionId: string;
    readonly position: number;
    /** The entries from the first seed on. */
    readonly seeds: readonly string[];
    readonly firstDay: string;
    readonly session?: Session | null;
  },
  at: Date,
): Promise<Answer<null, ScheduleRefusal>> {
  const { divisionId, position, seeds, firstDay } = plan;
  const stage = season.rules.stages[position - 1];
  if (stage?.format !== "knockout") return refuse("no-playoff");
  if (seeds.length > MOST_IN_KNOCKOUT) return refuse("too-many-players");
  const session = stage.final === "session" ? (plan.session ?? null) : null;
  if (stage.final === "session" && (!session || session.place.trim() === ""))
    return refuse("session-missing");
  const windows = knockoutWindows(
    firstDay,
    roundsOf(seeds.length),
    season.organization.timeZone,
    season.rules.schedule,
    session,
  );
  if (!windows.ok) return windows;
  if (session && session.at <= instantOf(at)) return refuse("session-too-early");
  if (windows.value.some(({ deadlineAt }) => deadlineAt <= instantOf(at))) return refuse("starts-in-past");

  const { id: stageId } = await tx.stage.create({
    data: { organizationId, divisionId, position, format: "knockout", seeds: [...seeds] },
  });
  for (const window of windows.value)
    await insertRound(tx, { organizationId, stageId, rulePackId: season.rulePackId, window });
  await advanceStage(tx, stageId, userId, at);
  return accept(null);
}
