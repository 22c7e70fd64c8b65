import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";
import { listPromises, listReferences } from "./promises";

const DOCS = ["SECURITY.md", "README.md", "CONTRIBUTING.md", "docs/operations.md"];
const { scripts } = JSON.parse(readFileSync(projectPath("package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

test.each(DOCS)("every test and command that %s names exists", (doc) => {
  const { files, commands } = listReferences(readFileSync(projectPath(doc), "utf8"));
  expect(files.filter((file) => !existsSync(projectPath(file)))).toEqual([]);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test("every promise in SECURITY.md names a test", () => {
  const promises = listPromises(readFileSync(projectPath("SECURITY.md"), "utf8"));
  expect(promises.length).toBeGreaterThan(20);
  expect(promises.filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
});

test("a promise without a test, a test that is gone, and a command that is gone are found", () => {
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
