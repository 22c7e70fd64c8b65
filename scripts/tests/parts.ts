import { ACTIONS } from "../attack/expected/actions.ts";
import { ROUTES } from "../attack/expected/routes.ts";
import { ensureBrowser } from "../browser.ts";
import { buildAppIfStale } from "../next/build-app.ts";
import { generateClient } from "../prisma/generate-client.ts";
import { projectPath } from "../process/project.ts";
import { run, runTool } from "../process/run.ts";
import { ScriptError } from "../process/script-error.ts";
import type { ClockSettings } from "./clock.ts";
import {
  type Count,
  countPlaywright,
  countVitest,
  makeSlowestLine,
  NONE,
  type PlaywrightReport,
  type VitestReport,
} from "./count.ts";
import { readReport, reportFile } from "./report.ts";

export type Part = {
  readonly name: string;
  readonly title: string;
  /** @param clock asked for at the start of what tells the time */
  run(args: readonly string[], clock: () => ClockSettings, screen: Screen): Promise<Count>;
};

/** Where a part writes: straight to the terminal, or into a text that is printed when it ends. */
export type Screen = { readonly output: "show" | "keep"; print(text: string): void };

/**
 * The parts of `npm test` in the order in which they run. The parts of one row run at the same time, and only the last of
 * them writes to the terminal as it goes. The attack waits often enough to leave time for the database tests.
 */
export const PARTS: readonly (readonly Part[])[] = [
  [
    { name: "lint", title: "lint and format", run: lint },
    { name: "types", title: "types", run: types },
    { name: "unit", title: "unit tests", run: vitest("unit", ["chess-core", "unit*"]) },
  ],
  [
    { name: "attack", title: "attack, short form", run: attack },
    { name: "db", title: "database tests", run: vitest("db", ["db*"]) },
  ],
  [{ name: "e2e", title: "browser tests", run: browserTests }],
];

export function choosePart(name: string): Part {
  const parts = PARTS.flat();
  const part = parts.find((candidate) => candidate.name === name);
  if (part) return part;
  throw new ScriptError(
    `There is no part "${name}": choose one of ${parts.map(({ name }) => name).join(", ")}.`,
  );
}

async function lint(_args: readonly string[], _clock: unknown, screen: Screen): Promise<Count> {
  const commands: readonly Command[] = [
    ["@biomejs/biome", "biome", ["check", "--error-on-warnings", "."]],
    ["knip", "knip", []],
  ];
  return passOrFail(commands, screen);
}

/** The two pure folders are checked again with no DOM and no Node in scope. */
async function types(_args: readonly string[], _clock: unknown, screen: Screen): Promise<Count> {
  await makeClient();
  const commands: readonly Command[] = [
    ["next", "next", ["typegen"]],
    ["typescript", "tsc", ["-p", "."]],
    ["typescript", "tsc", ["-p", "chess-core"]],
    ["typescript", "tsc", ["-p", "lib/tsconfig.rules.json"]],
  ];
  return passOrFail(commands, screen);
}

function vitest(name: string, projects: readonly string[]): Part["run"] {
  return async (args, clock, screen) => {
    await makeClient();
    const report = reportFile(`vitest-${name}`);
    const chosen = projects.flatMap((project) => ["--project", project]);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const { code, output } = await runTool("vitest", "vitest", ["run", ...chosen, ...reporters, ...args], {
      output: screen.output,
      env: clock(),
    });
    screen.print(output);
    return believe(code, countVitest(readReport<VitestReport>(report, "vitest")));
  };
}

async function browserTests(args: readonly string[], clock: () => ClockSettings): Promise<Count> {
  const browser = await ensureBrowser();
  await buildAppIfStale();
  const report = reportFile("playwright");
  const { code } = await runTool(
    "@playwright/test",
    "playwright",
    ["test", "--reporter=list,json", ...args],
    {
      output: "show",
      env: { ...clock(), CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  const read = readReport<PlaywrightReport>(report, "Playwright");
  console.log(makeSlowestLine(read));
  return believe(code, countPlaywright(read));
}

/** Each address and each action counts as one test: they are tried together, as every main role. */
async function attack(args: readonly string[], _clock: unknown, screen: Screen): Promise<Count> {
  const script = ["--import", "tsx", projectPath("scripts", "attack.ts"), "--short", ...args];
  const { code, output } = await run(process.execPath, script, { output: screen.output });
  screen.print(output);
  return code === 0 ? { ...NONE, passed: ROUTES.length + ACTIONS.length } : { ...NONE, failed: 1 };
}

let client: Promise<void> | undefined;

/** Parts that run at the same time wait for one client, rather than each writing its own to the same place. */
function makeClient(): Promise<void> {
  client ??= generateClient();
  return client;
}

/** A runner can fail outside its tests, for example over an error that no one caught. */
function believe(code: number, count: Count): Count {
  return code === 0 || count.failed > 0 ? count : { ...count, failed: 1 };
}

type Command = readonly [pkg: string, name: string, args: readonly string[]];

/** For what checks without counting: nothing passed, and one failed when it fails. */
async function passOrFail(commands: readonly Command[], screen: Screen): Promise<Count> {
  for (const [pkg, name, args] of commands) {
    const { code, output } = await runTool(pkg, name, args, {
      output: screen.output,
      env: { NEXT_TELEMETRY_DISABLED: "1" },
    });
    screen.print(output);
    if (code !== 0) return { ...NONE, failed: 1 };
  }
  return NONE;
}
