import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project";
import { countText } from "./find-text";
import { GUARDS } from "./guards";

test.each(GUARDS)(
  "$name: the guard is where the table says, and its tests exist",
  ({ without, noticedBy }) => {
    if ("file" in without) expect(countText(projectPath(), without)).toBe(1);
    expect(noticedBy.filter((file) => !existsSync(projectPath(file)))).toEqual([]);
    expect(noticedBy.length).toBeGreaterThan(0);
  },
);

test("each guard has its own name", () => {
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
});
