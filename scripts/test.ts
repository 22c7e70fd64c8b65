import { runScript } from "./process/script.ts";
import { describeScriptError } from "./process/script-error.ts";
import { type ClockSettings, shiftClocksTo, takeInstant } from "./tests/clock.ts";
import { addUp, type Count, makeCountLine } from "./tests/count.ts";
import { choosePart, PARTS, type Part, type Screen } from "./tests/parts.ts";

runScript(test, { dotEnv: false });

/**
 * Everything that must hold before a change is kept, cheapest first: `npm test`. One part alone: `npm test -- unit`,
 * `npm test -- e2e e2e/report-approve.spec.ts`. After a part that fails, nothing else is started. `npm test -- --at
 * 2026-11-01T05:30:00Z` runs it all as if each part began at that instant.
 */
async function test(): Promise<void> {
  const { at, rest } = takeInstant(process.argv.slice(2));
  const [name, ...args] = rest;
  const clock = await shiftClocksTo(at);
  const rows = name ? [[choosePart(name)]] : PARTS;
  const lines: string[] = [];
  const counts: Count[] = [];

  for (const row of rows) {
    if (counts.some((count) => count.failed > 0)) {
      lines.push(...row.map(({ title }) => `not run  ${title}`));
      continue;
    }
    const ended = await Promise.all(
      row.map((part) => (part === row.at(-1) ? runPart : runQuietly)(part, args, clock)),
    );
    counts.push(...ended);
    lines.push(
      ...row.map(
        ({ title }, index) => `${(ended[index]?.failed ?? 1) > 0 ? "FAILED " : "ok     "}  ${title}`,
      ),
    );
  }

  const total = addUp(counts);
  console.log(`\n${lines.join("\n")}\n\n${makeCountLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Prints everything a part has to say in one piece when it ends, because another one writes to the terminal. */
async function runQuietly(part: Part, args: readonly string[], clock: () => ClockSettings): Promise<Count> {
  const texts: string[] = [];
  const count = await runPart(part, args, clock, {
    output: "keep",
    print: (text) => texts.push(text.trimEnd()),
  });
  console.log(texts.filter(Boolean).join("\n"));
  return count;
}

const TERMINAL: Screen = { output: "show", print: (text) => text && console.log(text) };

async function runPart(
  part: Part,
  args: readonly string[],
  clock: () => ClockSettings,
  screen = TERMINAL,
): Promise<Count> {
  screen.print(`\n== ${part.title}`);
  const began = performance.now();
  try {
    const count = await part.run(args, clock, screen);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    screen.print(`== ${part.title}: ${count.failed > 0 ? "FAILED" : "ok"} after ${seconds} s`);
    return count;
  } catch (error) {
    screen.print(`== ${part.title}: FAILED. ${describeScriptError(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
