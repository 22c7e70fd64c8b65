import { type ChildProcess, fork, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { installPacked } from "../pack/install";
import { CELLS, type Cell } from "./cell";
import { makeMaterial } from "./material";
import { PERFT_POSITIONS } from "./positions";

/**
 * Compares chess-core with its peers on the same work. Each library is bundled and minified as it would be shipped,
 * and they take turns: one warm-up and several rounds. Prints the median of the rounds' ratios. Each kind of work
 * runs in separate processes, because earlier work affects how V8 compiles later work. Options: `--rounds 9`, `--only
 * perft`.
 */
const NAMES = ["chess-core", "packed", "chess-js", "chessops", "kokopu"] as const;
type Name = (typeof NAMES)[number];
type Measured = { readonly count: number; readonly perSecond: number; readonly byTheClock: number } | null;

const ROUNDS = Number(option("rounds") ?? 5);
const LEAST_MS = Number(option("ms") ?? 120);
const ONLY = option("only") ?? "";

/** The minimum and the target of each ratio, where set. */
const GOALS: Partial<Record<Cell, Partial<Record<Name, readonly [number, number]>>>> = {
  "perft, every leaf played": { "chess-js": [20, 25], chessops: [9, 11.5], kokopu: [4.5, 5.7] },
  "perft, last ply counted": { chessops: [10, 12] },
  "legal moves of 1,000 positions, as each holds them": { chessops: [9, 12] },
  "SAN read and played": { kokopu: [3, 4], "chess-js": [400, 550] },
  "PGN checked, plain": { chessops: [7, 10], kokopu: [7, 9] },
  "PGN checked, with clocks": { chessops: [7, 10], kokopu: [7, 9] },
  "FEN read and written": { "chess-js": [6, 6], chessops: [3, 3], kokopu: [1.5, 2] },
};

const NATIVE_CELL = "perft, last ply counted, a ply deeper";

const folder = mkdtempSync(join(tmpdir(), "chess-core-bench-"));
const material = makeMaterial();
const children = new Map<Name, ChildProcess>();
try {
  await main();
} finally {
  stopAll();
  rmSync(folder, { recursive: true });
}

async function main(): Promise<void> {
  installPacked(folder);
  for (const name of NAMES) {
    await build({
      entryPoints: [fileURLToPath(new URL(`contenders/${name}.ts`, import.meta.url))],
      outfile: bundleOf(name),
      bundle: true,
      minify: true,
      platform: "node",
      ...(name === "packed"
        ? { format: "esm", external: ["chess-core"] }
        : // Wraps modules in a function, as app bundlers do: V8 doesn't treat top-level ES module variables as constants.
          { format: "iife" }),
      logLevel: "error",
    });
  }
  console.log(
    `${cpus()[0]?.model ?? "?"}, ${cpus().length} cores, Node ${process.versions.node}; ${ROUNDS} rounds of ${LEAST_MS} ms\n`,
  );
  const sizes: Partial<Record<Cell, [number, string]>> = {
    "perft, every leaf played": [leaves(), "leaves/s"],
    "perft, last ply counted": [leaves(), "leaves/s"],
    "legal moves of 1,000 positions, as each holds them": [1000, "positions/s"],
    "legal moves of 1,000 positions, as objects": [1000, "positions/s"],
    "SAN read and played": [material.games.flat().length, "moves/s"],
    "PGN checked, plain": [material.plain.length, "characters/s"],
    "PGN checked, with clocks": [material.clocks.length, "characters/s"],
    "FEN read and written": [1000, "positions/s"],
  };
  for (const cell of CELLS) {
    if (cell !== NATIVE_CELL && cell.includes(ONLY)) await run(cell, ...sizes[cell]!);
  }
  if (NATIVE_CELL.includes(ONLY)) await benchNative();
}

/** Starts a process for each contender and waits until it's ready. */
async function startAll(names: readonly Name[]): Promise<void> {
  for (const name of names) {
    // Without the loader that this program runs with: it would rewrite the packed files.
    const child = fork(bundleOf(name), { execArgv: [] });
    children.set(name, child);
    await ask(child, material);
  }
}

function stopAll(): void {
  for (const child of children.values()) child.kill();
  children.clear();
}

function bundleOf(name: Name): string {
  return join(folder, name === "packed" ? "packed.mjs" : `${name}.cjs`);
}

async function run(cell: Cell, size: number, unit: string): Promise<void> {
  await startAll(NAMES);
  const rounds = new Map<Name, number[]>(NAMES.map((name) => [name, []]));
  const counts = new Map<Name, number>();
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, child] of children) {
      const measured = (await ask(child, { cell, leastMs: LEAST_MS })) as Measured;
      if (measured === null) continue;
      counts.set(name, measured.count);
      if (round >= 0) rounds.get(name)!.push(measured.perSecond);
    }
  }
  stopAll();
  const ours = rounds.get("chess-core")!;
  const packed = rounds.get("packed")!;
  console.log(`${cell}: ${amount(median(ours) * size)} ${unit}`);
  if (packed.length > 0)
    console.log(
      `  packed: ${amount(median(packed) * size)} ${unit}, x ${ratioOf(packed, ours)} of the bundled`,
    );
  for (const name of NAMES.slice(2)) {
    const theirs = rounds.get(name)!;
    if (theirs.length === 0) continue;
    const shipped = packed.length > 0 ? packed : ours;
    const ratio = Number(ratioOf(shipped, theirs));
    const bundled = shipped === packed ? `, bundled x ${ratioOf(ours, theirs)}` : "";
    const [floor, target] = GOALS[cell]?.[name] ?? [];
    const goal =
      floor === undefined ? "" : `   floor ${floor}, target ${target}: ${verdict(ratio, floor, target!)}`;
    const differs =
      cell.startsWith("FEN") || cell.endsWith("holds them") || counts.get(name) === counts.get("chess-core")
        ? ""
        : `   counted ${counts.get(name)}, we ${counts.get("chess-core")}`;
    console.log(`  x ${ratio} ${name}${bundled}${goal}${differs}`);
  }
  if (packed.length > 0 && counts.get("packed") !== counts.get("chess-core"))
    throw new Error("the packed engine counts differently");
  if (cell.startsWith("perft") && counts.get("chess-core") !== leaves())
    throw new Error("wrong count of leaves");
}

/**
 * Compares with a native program, if one is installed, on the same positions one ply deeper, so that printing takes
 * little of its time.
 */
async function benchNative(): Promise<void> {
  const program = ["stockfish", "/usr/games/stockfish"].find((name) => !spawnSync(name, ["quit"]).error);
  if (program === undefined)
    return console.log("\nNo native program to compare with: stockfish is not installed.");
  await startAll(["chess-core"]);
  const child = spawn(program, [], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const mine = (await ask(children.get("chess-core")!, {
      cell: NATIVE_CELL,
      leastMs: LEAST_MS,
    })) as Measured;
    const start = performance.now();
    let counted = 0;
    for (const { fen, depth } of PERFT_POSITIONS) {
      child.stdin.write(`position fen ${fen}\ngo perft ${depth + 1}\n`);
      for (let found: RegExpExecArray | null = null; found === null; ) {
        const line = await lines.next();
        if (line.done) throw new Error(`${program} stopped`);
        found = /Nodes searched: (\d+)/.exec(line.value);
        counted += Number(found?.[1] ?? 0);
      }
    }
    const seconds = (performance.now() - start) / 1000;
    if (mine?.count !== counted) throw new Error("wrong count of leaves");
    if (round < 0) continue;
    ours.push(mine.byTheClock * counted);
    theirs.push(counted / seconds);
  }
  child.stdin.end("quit\n");
  stopAll();
  const ratio = median(ours.map((speed, round) => speed / theirs[round]!));
  console.log(`${NATIVE_CELL}: ${amount(median(ours))} leaves/s`);
  console.log(
    `  x ${ratio.toPrecision(3).padEnd(7)} ${program}   floor 0.28, target 0.35: ${verdict(ratio, 0.28, 0.35)}`,
  );
}

function ask(child: ChildProcess, message: object): Promise<unknown> {
  return new Promise((answer, fail) => {
    const stop = () => fail(new Error("a contender stopped"));
    child.once("exit", stop);
    child.once("message", (message) => {
      child.off("exit", stop);
      answer(message);
    });
    child.send(message);
  });
}

/** The median of the rounds' ratios. */
function ratioOf(ours: readonly number[], theirs: readonly number[]): string {
  return median(ours.map((speed, round) => speed / theirs[round]!)).toPrecision(3);
}

function leaves(): number {
  return PERFT_POSITIONS.reduce((sum, row) => sum + row.leaves, 0);
}

function verdict(ratio: number, floor: number, target: number): string {
  return ratio >= target ? "met" : ratio >= floor ? "above the floor" : "BELOW THE FLOOR";
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

function amount(number: number): string {
  return number >= 1e6
    ? `${(number / 1e6).toPrecision(3)} million`
    : `${(number / 1e3).toPrecision(3)} thousand`;
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}
