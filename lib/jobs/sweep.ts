import { announceOpenRounds, listPastAnswer, listPastDeadline, remindOfDeadlines } from "@/lib/data/due";
import { execute } from "@/lib/data/matches/execute";

export type Swept = { readonly doubleForfeits: number; readonly overdueAnswers: number };

/**
 * Does what is due at an instant: announces rounds, reminds, passes answer times and deadlines. It may run anywhere, at
 * once and as often as one likes: each match is decided under its lock, so what one sweep has done the next leaves.
 */
export async function sweep(at: Date): Promise<Swept> {
  await announceOpenRounds(at);
  await remindOfDeadlines(at);
  const overdueAnswers = await passAll(await listPastAnswer(at), "pass-answer-time", at);
  const doubleForfeits = await passAll(await listPastDeadline(at), "pass-deadline", at);
  return { doubleForfeits, overdueAnswers };
}

async function passAll(
  matchIds: readonly string[],
  type: "pass-deadline" | "pass-answer-time",
  at: Date,
): Promise<number> {
  let passed = 0;
  for (const matchId of matchIds) {
    const answer = await execute(matchId, { type }, "clock", at);
    if (answer?.ok) passed += 1;
  }
  return passed;
}
