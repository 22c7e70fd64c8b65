import { bothLose, drawn, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TIE_BREAKS } from "@/lib/season/rules/tie-breaks";
import { rankEntries } from "@/lib/standings/rules/rank-entries";
import type { StandingsEntry, StandingsResult } from "@/lib/standings/rules/results";
import { explainReasons } from "@/lib/standings/words/ties";
import { makeChance } from "../../prisma/seed/chance.ts";
import { runScript } from "../process/script.ts";
import { median } from "./median.ts";

/** All tie-breaks, with many ties so that each one is used. */
const RULES: RulePack["standings"] = {
  points: { win: 1, draw: 0.5, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null },
  tieBreaks: [...TIE_BREAKS],
};
const SIZES = [20, 50, 100, 200, 500, 1000, 2000];
const RESULTS_PER_ENTRY = 100;
const ROUNDS = 9;
/** A server has ranked many tables before. */
const WARM_UP_ROUNDS = 5;
/** For the largest table, in milliseconds of processor time. */
const GOAL = 50;

const OUTCOMES: readonly MatchOutcome[] = [
  wonBy("home", "agreed", { home: 2, away: 0 }),
  wonBy("away", "agreed", { home: 1, away: 2 }),
  drawn("agreed", { home: 1.5, away: 1.5 }),
  wonBy("home", "forfeit", null),
  bothLose("double-forfeit"),
];

type Costs = { readonly rank: number; readonly tell: number; readonly look: number };

type Table = {
  readonly entries: readonly StandingsEntry[];
  readonly results: readonly StandingsResult[];
};

runScript(bench, { dotEnv: false });

/**
 * Measures how much CPU time standings take and how that grows with the entries, at a hundred results each. The
 * sizes take turns. Prints the median of the rounds and the growth since the previous size, as a factor for twice
 * as many entries. 2 is proportional. The limit beside it only finds both entries of each result by their ids.
 */
async function bench(): Promise<void> {
  const tables = SIZES.map(makeTable);
  const times = SIZES.map((): Costs[] => []);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const [index, table] of tables.entries()) {
      const costs = measure(table);
      if (round >= 0) times[index]?.push(costs);
    }
  }
  print(times.map(medians));
}

function medians(rounds: readonly Costs[]): Costs {
  const of = (cost: keyof Costs) => median(rounds.map((round) => round[cost]));
  return { rank: of("rank"), tell: of("tell"), look: of("look") };
}

function measure(table: Table): Costs {
  const start = processorTime();
  const rows = rankEntries(table.entries, table.results, RULES);
  const ranked = processorTime();
  explainReasons(rows, table.results, RULES);
  const told = processorTime();
  lookUp(table);
  return { rank: ranked - start, tell: told - ranked, look: processorTime() - told };
}

/** The least that any way of ranking has to do. */
function lookUp({ entries, results }: Table): number {
  const indexes = new Map(entries.map(({ id }, index) => [id, index]));
  let found = 0;
  for (const { homeEntryId, awayEntryId } of results) {
    if (indexes.get(homeEntryId) !== undefined && indexes.get(awayEntryId) !== undefined) found += 1;
  }
  return found;
}

/** In milliseconds of CPU time, so other work on the machine doesn't count. */
function processorTime(): number {
  return process.cpuUsage().user / 1000;
}

function makeTable(size: number): Table {
  const chance = makeChance(size);
  const pick = (below: number) => chance.between(0, below - 1);
  const entries = Array.from({ length: size }, (_, index) => ({ id: `e${index}`, name: `Player ${index}` }));
  const results = Array.from({ length: size * RESULTS_PER_ENTRY }, (_, index): StandingsResult => {
    const home = index % size;
    const away = (home + 1 + pick(size - 1)) % size;
    const { home: own, away: other, score, decidedBy } = OUTCOMES[pick(OUTCOMES.length)] as MatchOutcome;
    const captured = { home: pick(30), away: pick(30) };
    return {
      homeEntryId: `e${home}`,
      awayEntryId: `e${away}`,
      outcome: { home: own, away: other, score, decidedBy },
      status: "final",
      round: 1 + Math.floor(index / size),
      blacks: { home: 1, away: 1 },
      captured,
    };
  });
  return { entries, results };
}

function print(costs: readonly Costs[]): void {
  console.log(
    `Medians of ${ROUNDS} rounds, processor time; growth is the factor for twice as many entries\n`,
  );
  console.log("entries   results   ranking ms  growth   reasons ms  growth   limit ms  ranking/limit");
  for (const [index, size] of SIZES.entries()) {
    const of = (cost: keyof Costs, at = index) => costs[at]?.[cost] ?? 0;
    const growth = (cost: keyof Costs) => {
      const before = of(cost, index - 1);
      const doublings = Math.log2(size / (SIZES[index - 1] ?? size));
      return before ? ((of(cost) / before) ** (1 / doublings)).toFixed(2) : "";
    };
    const cells = [
      String(size).padStart(7),
      String(size * RESULTS_PER_ENTRY).padStart(10),
      of("rank").toFixed(2).padStart(13),
      growth("rank").padStart(8),
      of("tell").toFixed(2).padStart(13),
      growth("tell").padStart(8),
      of("look").toFixed(2).padStart(11),
      (of("rank") / of("look")).toFixed(1).padStart(15),
    ];
    console.log(cells.join(""));
  }
  console.log(`\nThe goal for ${SIZES.at(-1)} entries is under ${GOAL} ms.`);
}
