import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../process/run.ts";

export type TestRun = {
  /** The titles of the tests that failed. */
  readonly failed: readonly string[];
  /** Files that didn't load, so none of their tests ran. */
  readonly unread: readonly string[];
  /** How many tests ran. None, for example, if a migration fails. */
  readonly ran: number;
};

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** Runs test files in a copy of the project, with and without a database. */
export async function runTests(root: string, files: readonly string[]): Promise<TestRun> {
  const isOfDatabase = (file: string) => file.endsWith(".db.test.ts");
  const runs = [
    await runProject(root, "db*", files.filter(isOfDatabase)),
    await runProject(
      root,
      "unit*",
      files.filter((file) => !isOfDatabase(file)),
    ),
  ];
  return {
    failed: runs.flatMap(({ failed }) => failed),
    unread: runs.flatMap(({ unread }) => unread),
    ran: runs.reduce((sum, { ran }) => sum + ran, 0),
  };
}

async function runProject(root: string, projects: string, files: readonly string[]): Promise<TestRun> {
  if (files.length === 0) return { failed: [], unread: [], ran: 0 };
  const report = join(root, "report.json");
  rmSync(report, { force: true });
  const reporters = ["--reporter=json", `--outputFile=${report}`];
  const args = ["run", "--project", projects, "--root", root, ...reporters, ...files];
  const { output } = await runTool("vitest", "vitest", args, { output: "keep", cwd: root });
  return readRun(report, output);
}

function readRun(report: string, output: string): TestRun {
  let read: Report;
  try {
    read = JSON.parse(readFileSync(report, "utf8")) as Report;
  } catch {
    throw new Error(`Vitest wrote no report:\n${output}`);
  }
  const tests = read.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName.trim());
  const empty = read.testResults.filter(({ assertionResults }) => assertionResults.length === 0);
  return { failed, unread: empty.map(({ name }) => name), ran: tests.length };
}
