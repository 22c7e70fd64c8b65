import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTrialChange } from "../measure/trial-changes.ts";
import { projectPath } from "../process/project.ts";
import { listDocuments } from "./documents";
import {
  type Evidence,
  listAnswers,
  listCriteria,
  listEvidence,
  listPaths,
  listPromises,
  listReferences,
} from "./promises";

const DOCS = listDocuments();
const HOW_TOS = DOCS.filter((doc) => doc.startsWith("docs/how-to/"));
const { scripts } = JSON.parse(readFileSync(projectPath("package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

test.each(DOCS)("every test and command that %s names exists", (doc) => {
  const { files, commands } = listReferences(readFileSync(projectPath(doc), "utf8"));
  expect(files.filter((file) => !existsSync(projectPath(file)))).toEqual([]);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test.each([
  { doc: "SECURITY.md", atLeast: 20 },
  { doc: "docs/privacy.md", atLeast: 8 },
])("every promise in $doc names a test", ({ doc, atLeast }) => {
  const promises = listPromises(readFileSync(projectPath(doc), "utf8"));
  expect(promises.length).toBeGreaterThan(atLeast);
  expect(promises.filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
});

test("the conformance report has a row for each criterion of WCAG 2.2, and each says how it's known", () => {
  const rows = listCriteria(readFileSync(projectPath("docs/accessibility.md"), "utf8"));
  expect(rows.filter(({ level }) => level === "A")).toHaveLength(31);
  expect(rows.filter(({ level }) => level === "AA")).toHaveLength(24);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  for (const { conformance, known } of rows) {
    expect(["Supports", "Partially supports", "Does not support", "Not applicable"]).toContain(conformance);
    expect(known).not.toBe("");
  }
  const claims = rows.filter(({ conformance }) => conformance !== "Not applicable");
  expect(claims.filter(({ known }) => !isTestedOrLookedAt(listEvidence(known)))).toEqual([]);
});

test("every answer of the security questionnaire that isn't no or the campus's has evidence that exists", () => {
  const answers = listAnswers(readFileSync(projectPath("docs/security-questionnaire.md"), "utf8"));
  expect(answers.length).toBeGreaterThan(40);
  const ours = answers.filter(({ answer }) => !/^(No\.|Your campus)/.test(answer));
  expect(ours.length).toBeGreaterThan(30);
  expect(ours.filter(({ known }) => !isShown(listEvidence(known)))).toEqual([]);
  expect(answers.filter(({ answer, known }) => !answer.startsWith("No.") && known.length < 5)).toEqual([]);
});

function isTestedOrLookedAt({ files, wasLookedAt }: Evidence): boolean {
  return wasLookedAt || files.some((file) => /\.(test|spec)\.tsx?$/.test(file));
}

/** Is there any evidence, and does all of it exist? */
function isShown({ files, commands, wasLookedAt }: Evidence): boolean {
  const missing =
    files.some((file) => !existsSync(projectPath(file))) || commands.some((name) => !(name in scripts));
  return !missing && (wasLookedAt || files.length + commands.length > 0);
}

test.each([
  {
    cell: "`lib/a.test.ts`, `npm run test:a`",
    files: ["lib/a.test.ts"],
    commands: ["test:a"],
    wasLookedAt: false,
  },
  { cell: "[The license](../LICENSE)", files: ["LICENSE"], commands: [], wasLookedAt: false },
  {
    cell: "[backup](operations.md#backup), the page `/privacy`",
    files: [],
    commands: [],
    wasLookedAt: false,
  },
  { cell: "Looked at in light and dark, November 2026.", files: [], commands: [], wasLookedAt: true },
  { cell: "We looked at it.", files: [], commands: [], wasLookedAt: false },
])("the evidence in “$cell” is found", ({ cell, ...evidence }) => {
  expect(listEvidence(cell)).toEqual(evidence);
});

test("a promise without a test, a missing test and a missing command are found", () => {
  const text = [
    "| what we promise | shown by |",
    "| --- | --- |",
    "| It flies. | |",
    "| It swims. | `lib/gone.db.test.ts`, `npm run test:gone` |",
  ].join("\n");
  expect(listPromises(text)).toEqual([
    { promise: "It flies.", shownBy: [] },
    { promise: "It swims.", shownBy: ["lib/gone.db.test.ts", "npm run test:gone"] },
  ]);
  expect(listReferences(text)).toEqual({ files: ["lib/gone.db.test.ts"], commands: ["test:gone"] });
});

test.each(HOW_TOS)("every file that %s names exists, and it has a trial change", (doc) => {
  const text = readFileSync(projectPath(doc), "utf8");
  expect(listPaths(text).length).toBeGreaterThan(2);
  expect(listPaths(text).filter((path) => !existsSync(projectPath(path)))).toEqual([]);
  expect(readTrialChange(text)?.sources).toBeGreaterThan(0);
});

test("a path is found in prose, not in a diff", () => {
  const text = "See `lib/gone.ts`, `letters/` and `*.db.test.ts`.\n```diff\n+ `lib/new.ts`\n```\n";
  expect(listPaths(text)).toEqual(["lib/gone.ts", "letters/"]);
});
