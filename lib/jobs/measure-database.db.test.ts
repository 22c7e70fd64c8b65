import { expect, test } from "vitest";
import { execute } from "@/lib/match/store/execute";
import { metrics } from "@/lib/telemetry/metrics";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague, TWO_NIL } from "@/lib/testing/league";
import { measureDatabase } from "./measure-database";
import { beatHeart } from "./store/heartbeat";
import { queue } from "./store/queue";

await freshDatabase();

test("the queue, the pool and the sweep are read, and commands are counted by type and answer", async () => {
  await queue();
  const league = await makeLeague();
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("One match");
  const at = new Date("2026-11-17T15:00:00Z");
  const report = { type: "report", games: TWO_NIL } as const;
  await execute(match.id, report, { userId: match.home }, at);
  await execute(match.id, { type: "approve" }, { userId: match.home }, at);
  await execute(crypto.randomUUID(), { type: "approve" }, { userId: match.home }, at);
  await beatHeart("sweep");
  await measureDatabase();

  const text = await metrics().registry.metrics();
  for (const line of [
    'rookery_match_commands_total{type="report",answer="accepted"} 1',
    'rookery_match_commands_total{type="approve",answer="refused"} 1',
    'rookery_match_commands_total{type="approve",answer="absent"} 1',
    'rookery_refusals_total{code="own-report"} 1',
    'rookery_queue_jobs{queue="write-letter",state="active"} 0',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/rookery_queue_jobs\{queue="write-letter",state="created"\} [1-9]/);
  expect(text).toMatch(/rookery_database_pool_connections\{state="total"\} [1-9]/);
  expect(text).toMatch(/rookery_sweep_age_seconds \d/);
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  for (const personal of ["lakeside", match.id, match.home, "Renata"]) expect(text).not.toContain(personal);
});
