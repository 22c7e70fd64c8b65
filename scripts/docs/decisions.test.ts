import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";

test.each(readdirSync(projectPath("docs/decisions")))("%s begins with its number and title", (name) => {
  const [heading = ""] = readFileSync(projectPath(`docs/decisions/${name}`), "utf8").split("\n");
  expect(heading).toMatch(new RegExp(`^# ${name.slice(0, 4)}: \\S`));
});
