import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FORMATS } from "../lib/stages/formats.ts";
import { findCycles } from "../lib/testing/find-cycles.ts";
import { median } from "./bench/median.ts";
import { countAny, countSuppressions } from "./measure/exceptions.ts";
import { comparesFormat } from "./measure/format-names.ts";
import { measureFunctions } from "./measure/functions.ts";
import { measureRooms } from "./measure/rooms.ts";
import { readTrialChange } from "./measure/trial-changes.ts";
import { projectPath } from "./process/project.ts";
import { runScript } from "./process/script.ts";
import { isTest, readSources, type SourceFile } from "./source/files.ts";

const FORMAT_NAMES = Object.keys(FORMATS);
const HOW_TO = "docs/how-to";

runScript(measure, { dotEnv: false });

/** Measures how easy the code is to change. Leaves out tests and generated code. */
async function measure(): Promise<void> {
  const all = readSources(["app", "chess-core/src", "components", "lib"]);
  const files = all.filter(({ path }) => !isTest(path));
  printFunctions(files);
  printFiles(files);
  printRow("any", sum(files, countAny));
  printRow("suppressions", sum(all, countSuppressions));
  printRow("import cycles", findCycles(files).length);
  printRow("unused exports", countUnusedExports());
  printFormats(files);
  for (const parent of ["lib", "components"]) printRooms(parent, files);
  printTrialChanges();
}

function printFunctions(files: readonly SourceFile[]): void {
  const functions = files.flatMap(measureFunctions).sort((a, b) => b.lines - a.lines);
  const above = (most: number) => functions.filter(({ lines }) => lines > most).length;
  printRow("functions", functions.length);
  printRow("  median lines", median(functions.map(({ lines }) => lines)));
  printRow("  above 30, 50, 100", `${above(30)}, ${above(50)}, ${above(100)}`);
  for (const { name, file, lines } of functions.slice(0, 5)) printRow(`  ${lines}`, `${name} in ${file}`);
}

function printFiles(files: readonly SourceFile[]): void {
  const lengths = files.map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }));
  lengths.sort((a, b) => b.lines - a.lines);
  printRow("files", files.length);
  printRow("  median lines", median(lengths.map(({ lines }) => lines)));
  for (const { path, lines } of lengths.slice(0, 5)) printRow(`  ${lines}`, path);
}

function printFormats(files: readonly SourceFile[]): void {
  const elsewhere = files
    .filter(({ path }) => !FORMAT_NAMES.some((format) => path.includes(`/stages/${format}/`)))
    .filter((file) => comparesFormat(file, FORMAT_NAMES));
  printRow("files that compare a format's name", elsewhere.length);
}

/** What knip finds. `npm test` refuses it. */
function countUnusedExports(): number {
  const knip = [projectPath("node_modules", "knip", "bin", "knip.js"), "--reporter", "json"];
  const only = ["--include", "exports,types", "--no-exit-code"];
  const { stdout } = spawnSync(process.execPath, [...knip, ...only], {
    cwd: projectPath(),
    encoding: "utf8",
  });
  const { issues } = JSON.parse(stdout) as { issues: { exports?: unknown[]; types?: unknown[] }[] };
  return issues.reduce((total, { exports = [], types = [] }) => total + exports.length + types.length, 0);
}

function printRooms(parent: string, files: readonly SourceFile[]): void {
  const paths = files.map(({ path }) => path);
  console.log(`\n${parent.padEnd(16)}  files  folders`);
  for (const { room, files, folders } of measureRooms(parent, paths))
    console.log(`  ${room.padEnd(14)}${String(files).padStart(7)}${String(folders).padStart(9)}`);
}

function printTrialChanges(): void {
  const folder = projectPath(HOW_TO);
  if (!existsSync(folder)) return;
  console.log("\ntrial change      sources  files in all");
  for (const name of readdirSync(folder).sort()) {
    const change = readTrialChange(readFileSync(projectPath(HOW_TO, name), "utf8"));
    if (!change) continue;
    const numbers = `${String(change.sources).padStart(9)}${String(change.files).padStart(14)}`;
    console.log(`  ${name.replace(/\.md$/, "").padEnd(14)}${numbers}`);
  }
}

function printRow(what: string, value: number | string): void {
  console.log(`${what.padEnd(36)}${value}`);
}

function sum(files: readonly SourceFile[], count: (file: SourceFile) => number): number {
  return files.reduce((total, file) => total + count(file), 0);
}
