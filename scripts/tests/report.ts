import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { projectPath } from "../process/project.ts";
import { ScriptError } from "../process/script-error.ts";

/** Where a runner writes its report; an earlier one is removed, so that it cannot be taken for the new one. */
export function reportFile(name: string): string {
  mkdirSync(projectPath(".data", "tests"), { recursive: true });
  const file = projectPath(".data", "tests", `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Reads what a runner reported; a runner that wrote nothing has failed before its first test. */
export function readReport<Report>(file: string, runner: string): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    throw new ScriptError(`${runner} exited without a report. See the output above.`);
  }
}
