import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project";
import { actionsIn, listActions, listSources } from "./list-actions";

test.each([
  {
    why: "all three ways to write an action are found",
    source: `"use server";\nexport const a = f();\nexport async function b() {}`,
    expected: ["a", "b"],
  },
  {
    why: "types aren't actions",
    source: `"use server";\nexport type A = 1;\nexport const a = 1;`,
    expected: ["a"],
  },
  { why: "a file without the directive has no actions", source: `export const a = f();`, expected: [] },
])("$why", ({ source, expected }) => {
  expect(actionsIn(source)).toEqual(expected);
});

test("action names are unique, because pages of other versions use them", () => {
  const actions = listActions(projectPath());
  const names = actions.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("no action is inside a component: it would have no name, and bind values that Next must encrypt", () => {
  const inside = listSources(projectPath()).filter((file) =>
    /^[ \t]+(["'])use server\1/m.test(readFileSync(projectPath(file), "utf8")),
  );
  expect(inside).toEqual([]);
});
