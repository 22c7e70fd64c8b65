/** A kind of work. Each contender does it once per call and returns what it counted, so that wrong answers show. */
export const CELLS = [
  "perft, every leaf played",
  "perft, last ply counted",
  "perft, last ply counted, a ply deeper",
  "legal moves of 1,000 positions, as each holds them",
  "legal moves of 1,000 positions, as objects",
  "SAN read and played",
  "PGN checked, plain",
  "PGN checked, with clocks",
  "FEN read and written",
] as const;
export type Cell = (typeof CELLS)[number];

/** What all contenders work on. It's fixed, not random. */
export interface Material {
  readonly perft: readonly { readonly fen: string; readonly depth: number }[];
  readonly fens: readonly string[];
  readonly games: readonly (readonly string[])[];
  readonly plain: string;
  readonly clocks: string;
}

export type Contender = (material: Material) => Partial<Record<Cell, () => number>>;

/**
 * Runs one child process per contender: it prepares, then does a cell as many times as it's told and reports how long
 * it took.
 */
export function serve(contender: Contender): void {
  process.once("message", (material: Material) => {
    const cells = contender(material);
    process.on("message", ({ cell, leastMs }: { cell: Cell; leastMs: number }) => {
      process.send?.(measure(cells[cell], leastMs));
    });
    process.send?.("ready");
  });
}

/** CPU time of all threads, so that other work on the machine doesn't count, and elapsed time. */
function measure(work: (() => number) | undefined, leastMs: number) {
  if (work === undefined) return null;
  let times = 0;
  let count = 0;
  let ms = 0;
  const start = performance.now();
  const before = process.cpuUsage();
  do {
    count = work();
    times += 1;
    ms = performance.now() - start;
  } while (ms < leastMs);
  const { user, system } = process.cpuUsage(before);
  return { count, perSecond: (times * 1e6) / (user + system), byTheClock: (times * 1000) / ms };
}
