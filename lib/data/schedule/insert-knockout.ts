import { type Answer, accept, refuse } from "@/lib/domain/answer";
import { instantOf } from "@/lib/domain/instant";
import { roundsOf } from "@/lib/domain/pairing/knockout";
import type { DirectorScope } from "@/lib/domain/permissions";
import { knockoutWindows, type Session } from "@/lib/domain/schedule/knockout-windows";
import { advanceStage } from "../matches/advance-stage";
import type { Transaction } from "../prisma";
import type { SeasonFacts } from "../seasons";
import { insertRound } from "./insert-round";
import { MOST_IN_KNOCKOUT, type ScheduleRefusal } from "./refusals";

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
