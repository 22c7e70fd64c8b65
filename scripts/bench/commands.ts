import pg from "pg";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import type { MatchCommand } from "@/lib/match/rules/commands";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { withThrowawayDatabase } from "../postgres/with-database.ts";
import { runScript } from "../process/script.ts";
import { bareTransaction } from "./commands/bare.ts";
import { median } from "./median.ts";

const AT_ONCE = [1, 8, 32];
const ROUNDS = 5;
const PER_ROUND = 128;
/** Each takes matches that nothing has happened to yet: two kinds, a round to warm up, and the measured ones. */
const LEAGUES = (2 * (ROUNDS + 1) * AT_ONCE.length * PER_ROUND) / 5;
const TUESDAY = new Date(MONDAY.getTime() + 24 * 3_600_000);
const REPORT: MatchCommand = { type: "report", games: TWO_NIL };
const APPROVE: MatchCommand = { type: "approve" };

type Match = { readonly id: string; readonly home: string; readonly away: string };
/** Plays one match: reports and approves it. Milliseconds of each. */
type Door = {
  readonly report: (match: Match) => Promise<unknown>;
  readonly approve: (match: Match) => Promise<unknown>;
};

runScript(bench, { dotEnv: false });

/**
 * Measures how many commands a second `execute` takes, at 1, 8 and 32 at once, beside the least that any program pays
 * on the same database: a transaction that locks the match, updates it, inserts the event and commits. They take turns.
 * Prints the medians of the rounds and their ratios.
 */
async function bench(): Promise<void> {
  await withThrowawayDatabase(async (url) => {
    const fresh = await makeMatches(url);
    const pool = new pg.Pool({ connectionString: url });
    const doors = { execute: throughExecute, bare: bareTransaction(pool) };
    console.log(`Commands a second, medians of ${ROUNDS} rounds that take turns\n`);
    console.log("at once   command   execute      bare   ratio");
    for (const atOnce of AT_ONCE) {
      const rates = new Map<string, number[]>();
      for (let round = -1; round < ROUNDS; round += 1) {
        for (const [name, door] of Object.entries(doors)) {
          const matches = fresh.splice(0, PER_ROUND);
          for (const command of ["report", "approve"] as const) {
            const rate = await measure(matches, atOnce, door[command]);
            const key = `${command} ${name}`;
            if (round >= 0) rates.set(key, [...(rates.get(key) ?? []), rate]);
          }
        }
      }
      for (const command of ["report", "approve"]) {
        const own = median(rates.get(`${command} execute`) ?? []);
        const bare = median(rates.get(`${command} bare`) ?? []);
        const cells = [
          String(atOnce).padStart(7),
          command.padStart(10),
          own.toFixed(0).padStart(10),
          bare.toFixed(0).padStart(10),
          (own / bare).toFixed(2).padStart(8),
        ];
        console.log(cells.join(""));
      }
    }
    await pool.end();
    await closeConnections();
  });
}

const throughExecute: Door = {
  report: ({ id, home }) => mustExecute(id, REPORT, { userId: home }, TUESDAY),
  approve: ({ id, away }) => mustExecute(id, APPROVE, { userId: away }, TUESDAY),
};

/** Open matches of the first round of many leagues. */
async function makeMatches(url: string): Promise<Match[]> {
  await listTestMatches(await makeLeague({ players: 10 }));
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await copyLeagues(db, Math.ceil(LEAGUES));
  await db.end();
  const rows = await prisma().match.findMany({
    where: { round: { number: 1 }, status: "open" },
    select: { id: true, home: { select: { userId: true } }, away: { select: { userId: true } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id, home, away }) => ({ id, home: home.userId, away: away.userId }));
}

/** @returns how many a second */
async function measure(
  matches: readonly Match[],
  atOnce: number,
  send: (match: Match) => Promise<unknown>,
): Promise<number> {
  const waiting = [...matches];
  const began = performance.now();
  const worker = async () => {
    for (let match = waiting.pop(); match; match = waiting.pop()) await send(match);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return matches.length / ((performance.now() - began) / 1000);
}
