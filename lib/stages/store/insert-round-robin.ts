import type { Transaction } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { roundRobinRounds } from "../round-robin/round-robin";
import { roundWindows } from "../rules/round-windows";
import { mostInRoundRobin, type ScheduleRefusal } from "../rules/schedule-refusals";
import { insertMatches, insertRound } from "./insert-round";

/** The first stage as a round robin, all its rounds and matches. The caller holds the division. */
export async function insertRoundRobin(
  tx: Transaction,
  { organizationId, userId }: DirectorScope,
  season: SeasonFacts,
  plan: {
    readonly divisionId: string;
    readonly lots: readonly string[];
    readonly cycles: 1 | 2;
    readonly firstDay: string;
  },
  at: Date,
): Promise<Answer<null, ScheduleRefusal>> {
  const { divisionId, lots, cycles, firstDay } = plan;
  if (lots.length > mostInRoundRobin(cycles)) return refuse("too-many-players");

  const { id: stageId } = await tx.stage.create({
    data: { organizationId, divisionId, position: 1, format: "round_robin" },
  });
  const pairings = roundRobinRounds(lots.length, cycles);
  const windows = roundWindows(
    firstDay,
    pairings.length,
    season.organization.timeZone,
    season.rules.schedule,
  );
  for (const [index, window] of windows.entries()) {
    const id = await insertRound(tx, { organizationId, stageId, rulePackId: season.rulePackId, window });
    const pairs = (pairings[index] ?? []).map(({ white, black }, order) => ({
      number: order + 1,
      home: lots[white] ?? "",
      away: lots[black] ?? "",
    }));
    await insertMatches(tx, { organizationId, id, deadlineAt: window.deadlineAt }, pairs, userId, at);
  }
  return accept(null);
}
