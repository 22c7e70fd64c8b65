import { runScript } from "./process/script.ts";
import { describeScriptError } from "./process/script-error.ts";
import { type ClockSettings, shiftClocksTo, takeInstant } from "./tests/clock.ts";
import { addUp, type Count, makeCountLine } from "./tests/count.ts";
import { choosePart, PARTS, type Part } from "./tests/parts.ts";

runScript(test, { dotEnv: false });

/**
 * Everything that must hold before a change is kept, cheapest first: `npm test`. One part alone: `npm test -- unit`,
 * `npm test -- e2e e2e/report.spec.ts`. The first part that fails is the last that runs. `npm test -- --at
 * 2026-11-01T05:30:00Z` runs it all as if each part began at that instant.
 */
async function test(): Promise<void> {
  const { at, rest } = takeInstant(process.argv.slice(2));
  const [name, ...args] = rest;
  const clock = await shiftClocksTo(at);
  const parts = name ? [choosePart(name)] : PARTS;
  const lines: string[] = [];
  const counts: Count[] = [];

  for (const part of parts) {
    if (counts.some((count) => count.failed > 0)) {
      lines.push(`not run  ${part.title}`);
      continue;
    }
    const count = await runPart(part, args, clock);
    counts.push(count);
    lines.push(`${count.failed > 0 ? "FAILED " : "ok     "}  ${part.title}`);
  }

  const total = addUp(counts);
  console.log(`\n${lines.join("\n")}\n\n${makeCountLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function runPart(part: Part, args: readonly string[], clock: () => ClockSettings): Promise<Count> {
  console.log(`\n== ${part.title}`);
  const began = performance.now();
  try {
    const count = await part.run(args, clock);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`== ${part.title}: ${count.failed > 0 ? "FAILED" : "ok"} after ${seconds} s`);
    return count;
  } catch (error) {
    console.log(`== ${part.title}: FAILED. ${describeScriptError(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
