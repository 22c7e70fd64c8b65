import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";

test("the README has each room of lib once", () => {
  const rooms = readdirSync(projectPath("lib"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const named = ["The features in `lib/`:", "What every feature stands on:"].flatMap(listRooms);
  expect(named.sort()).toEqual(rooms.sort());
});

/** The rooms in the first column of the README's table below a line. */
function listRooms(heading: string): readonly string[] {
  const [, section = ""] = readFileSync(projectPath("README.md"), "utf8").split(`${heading}\n\n`);
  const [table = ""] = section.split("\n\n");
  return [...table.matchAll(/`([\w-]+)\/`/g)].map(([, room = ""]) => room);
}
