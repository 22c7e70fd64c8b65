import { randomInt } from "node:crypto";
import { executeGame } from "@/lib/room/store/execute-game";
import type { WorkerAnswer, WorkerQuestion } from "./workers.ts";

// A process that executes commands to games, until it's killed. It says "ready" first.

process.on("message", (question: WorkerQuestion) => void answer(question));
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

async function answer({ key, match, number, id, command, userId }: WorkerQuestion): Promise<void> {
  const lot = randomInt(2) === 0 ? "home" : "away";
  const executed = await executeGame({ match, number }, { id, command }, userId, new Date(), lot);
  const reply: WorkerAnswer = executed?.ok
    ? { key, isOk: true, events: executed.value.events }
    : { key, isOk: false, code: executed ? executed.refusal.code : "absent" };
  process.send?.(reply);
}
