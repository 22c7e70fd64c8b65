import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";
import { LONGEST } from "./longest-first.ts";

test.each(LONGEST)("%s exists", (file) => {
  expect(existsSync(projectPath(file))).toBe(true);
});
