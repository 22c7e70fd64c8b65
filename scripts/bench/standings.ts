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

const OUTCOMES: readonly MatchOutcome[] = [
  wonBy("home", "agreed", { home: 2, away: 0 }),
  wonBy("away", "agreed", { home: 1, away: 2 }),
  drawn("agreed", { home: 1.5, away: 1.5 }),
  wonBy("home", "forfeit", null),
  bothLose("double-forfeit"),
];

type Table = {
  readonly entries: readonly StandingsEntry[];
  readonly results: readonly StandingsResult[];
};

runScript(bench, { dotEnv: false });

/**
 * Measures how much CPU time standings take and how that grows with the entries, at a hundred results each. The
 * sizes take turns. Prints the median of the rounds and the growth since the previous size, as a factor for twice
 * as many entries. 2 is proportional.
 */
async function bench(): Promise<void> {
  const tables = SIZES.map(makeTable);
  const times = SIZES.map(() => ({ rank: [] as number[], tell: [] as number[] }));
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, table] of tables.entries()) {
      const { rank, tell } = measure(table);
      if (round < 0) continue;
      times[index]?.rank.push(rank);
      times[index]?.tell.push(tell);
    }
  }
  print(times.map(({ rank, tell }) => ({ rank: median(rank), tell: median(tell) })));
}

function measure({ entries, results }: Table) {
  const start = processorTime();
  const rows = rankEntries(entries, results, RULES);
  const ranked = processorTime();
  explainReasons(rows, results, RULES);
  return { rank: ranked - start, tell: processorTime() - ranked };
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
    const outcome = OUTCOMES[pick(OUTCOMES.length)] ?? null;
    const captured = { home: pick(30), away: pick(30) };
    return {
      homeEntryId: `e${home}`,
      awayEntryId: `e${away}`,
      outcome,
      status: "final",
      round: 1 + Math.floor(index / size),
      blacks: { home: 1, away: 1 },
      captured,
    };
  });
  return { entries, results };
}

function print(medians: readonly { readonly rank: number; readonly tell: number }[]): void {
  console.log(
    `Medians of ${ROUNDS} rounds, processor time; growth is the factor for twice as many entries\n`,
  );
  console.log("entries   results   ranking ms  growth   reasons ms  growth");
  for (const [index, size] of SIZES.entries()) {
    const growth = (of: "rank" | "tell") => {
      const before = medians[index - 1]?.[of];
      const doublings = Math.log2(size / (SIZES[index - 1] ?? size));
      return before ? (((medians[index]?.[of] ?? 0) / before) ** (1 / doublings)).toFixed(2) : "";
    };
    const cells = [
      String(size).padStart(7),
      String(size * RESULTS_PER_ENTRY).padStart(10),
      (medians[index]?.rank ?? 0).toFixed(2).padStart(13),
      growth("rank").padStart(8),
      (medians[index]?.tell ?? 0).toFixed(2).padStart(13),
      growth("tell").padStart(8),
    ];
    console.log(cells.join(""));
  }
}
