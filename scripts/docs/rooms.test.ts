import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";

test("the README has each room of lib once", () => {
  const rooms = readdirSync(projectPath("lib"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const [, section = ""] = readFileSync(projectPath("README.md"), "utf8").split("The rooms of `lib/`:\n\n");
  const [table = ""] = section.split("\n\n");
  const named = [...table.matchAll(/`([\w-]+)\/`/g)].map(([, room]) => room);
  expect(named.sort()).toEqual(rooms.sort());
});
