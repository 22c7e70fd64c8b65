import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project";
import { countText } from "./find-text";
import { GUARDS } from "./guards";

test.each(GUARDS)("$name: it is where the table says, and so are its tests", ({ without, noticedBy }) => {
  if ("file" in without) expect(countText(projectPath(), without)).toBe(1);
  expect(noticedBy.filter((file) => !existsSync(projectPath(file)))).toEqual([]);
  expect(noticedBy.length).toBeGreaterThan(0);
});

test("each guard has a name of its own", () => {
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
});
