import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { sendThroughFaults } from "./send-through-faults";

const url = await freshDatabase();

test("no email is lost when workers are killed, emails are refused temporarily and the server goes down", async () => {
  const options = { letters: 60, kills: 2, outageSeconds: 1, refusedPercent: 10, hurry: true };
  const outcome = await sendThroughFaults(url, options, () => {});
  expect(outcome).toMatchObject({ lost: 0, strangers: 0, isSound: true });
  expect(outcome.repeats).toBeLessThanOrEqual(outcome.kills);
});
