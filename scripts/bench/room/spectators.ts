import { setTimeout as wait } from "node:timers/promises";
import { median } from "../median.ts";
import { followStream } from "./stream.ts";

/** How many connect at the same time. */
const AT_ONCE = 50;
const BETWEEN_MS = 300;

/** One side of the comparison: how a spectator joins, how a move of the watched game is made, and its memory in bytes. */
export type Watched = {
  readonly address: string;
  readonly move: () => Promise<unknown>;
  readonly memory: () => Promise<number>;
};

/** What the spectators of a game had to wait for its moves, in milliseconds, and what each stream costs. */
export type Spectated = {
  readonly times: readonly number[];
  /** From the post of a move until the last one has it. */
  readonly lasts: readonly number[];
  readonly bytesPerStream: number;
};

/** Has this many follow a game, and makes moves in it: each has to reach all of them. */
export async function spectate(count: number, moves: number, side: Watched): Promise<Spectated> {
  const before = await side.memory();
  let heard: (at: number) => void = () => {};
  const streams: Awaited<ReturnType<typeof followStream>>[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => {
      const visitor = from + index;
      const address = `10.0.${visitor >> 8}.${visitor & 255}`;
      return followStream(side.address, { "x-forwarded-for": address }, () => heard(performance.now()));
    });
    streams.push(...(await Promise.all(some)));
  }
  await wait(2_000);
  const after = await side.memory();
  const [times, lasts]: [number[], number[]] = [[], []];
  for (let move = 0; move < moves; move += 1) {
    const began = performance.now();
    const all = new Promise<void>((resolve) => {
      let left = count;
      heard = (at) => {
        times.push(at - began);
        left -= 1;
        if (left === 0) resolve();
      };
    });
    await Promise.all([side.move(), all]);
    lasts.push(performance.now() - began);
    await wait(BETWEEN_MS);
  }
  for (const stream of streams) stream.destroy();
  return { times, lasts, bytesPerStream: (after - before) / count };
}

export function printSpectated(count: number, sides: ReadonlyMap<string, Spectated>): void {
  console.log(`\n${count} spectators of one game: from the post of a move to their screens\n`);
  console.log("                median ms   99 % ms   the last ms   KB a stream   x bare (goal: at most 2)");
  const bare = median([...(sides.get("bare server")?.times ?? [])]);
  for (const [name, { times, lasts, bytesPerStream }] of sides) {
    const sorted = [...times].toSorted((one, two) => one - two);
    const cells = [
      name.padEnd(14),
      median([...times])
        .toFixed(1)
        .padStart(11),
      (sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(1).padStart(10),
      median([...lasts])
        .toFixed(1)
        .padStart(14),
      (bytesPerStream / 1024).toFixed(1).padStart(14),
      (median([...times]) / bare).toFixed(2).padStart(9),
    ];
    console.log(cells.join(""));
  }
}
