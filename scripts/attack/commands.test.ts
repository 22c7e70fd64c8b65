import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project";
import { ACTIONS } from "./expected/actions";
import { PAGES_ONLY } from "./expected/pages-only";

const DESK = ["staff", "director", "admin"];
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
  expect(ofDesk.filter((name) => !commanded.includes(name) && !(name in PAGES_ONLY))).toEqual([]);
});

test("nothing is said of actions that are commands, or that are gone", () => {
  expect(
    Object.keys(PAGES_ONLY).filter((name) => commanded.includes(name) || !ofDesk.includes(name)),
  ).toEqual([]);
  expect(commanded.length).toBeGreaterThan(40);
});
