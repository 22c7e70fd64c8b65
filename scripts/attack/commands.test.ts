import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project";
import { ACTIONS } from "./expected/actions";
import { PAGES_ONLY } from "./expected/pages-only";

const DESK = ["staff", "director", "admin"];
const pagesOnly = PAGES_ONLY.flatMap(({ actions }) => actions);
const ofDesk = ACTIONS.filter(({ door }) => DESK.includes(door)).map(({ name }) => name);

/** What the API's commands run: every action is imported there by its name. */
const commanded = [
  ...readFileSync(projectPath("lib/api/actions/run-command.ts"), "utf8").matchAll(
    /^import \{([^}]+)\} from "@\/lib\/\w+\/actions\/[\w-]+";/gm,
  ),
].flatMap(([, names = ""]) =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean),
);

test("everything the desk does is a command of the API, or says why it’s on the pages only", () => {
  expect(ofDesk.filter((name) => !commanded.includes(name) && !pagesOnly.includes(name))).toEqual([]);
});

test("nothing is said of actions that are commands, or that are gone", () => {
  expect(pagesOnly.filter((name) => commanded.includes(name) || !ofDesk.includes(name))).toEqual([]);
  expect(new Set(pagesOnly).size).toBe(pagesOnly.length);
  expect(commanded.length).toBeGreaterThan(40);
});

test("docs/api.md says what's on the pages only, and why", () => {
  const [, table = ""] =
    /\| on the pages only +\| why +\|\n\|[ -]+\|[ -]+\|\n((?:\|.*\n)+)/.exec(
      readFileSync(projectPath("docs/api.md"), "utf8"),
    ) ?? [];
  const rows = table.trim().split("\n");
  expect(
    rows.map((row) =>
      row
        .split("|")
        .slice(1, 3)
        .map((cell) => cell.trim()),
    ),
  ).toEqual(PAGES_ONLY.map(({ what, why }) => [what, why]));
});
