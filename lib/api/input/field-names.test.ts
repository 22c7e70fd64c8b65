import { expect, test } from "vitest";
import { type CommandName, readCommand } from "./commands";
import { nameInBody } from "./field-names";

const hours = { opensAt: "09:00", closesAt: "17:00" };
const BODIES: Partial<Record<CommandName, object>> = {
  createSeason: {
    preset: "depaul",
    name: "Fall",
    slug: "fall",
    startsOn: "2026-11-16",
    divisions: [{ name: "Open" }, { name: "Juniors", underAge: 18, capacity: 8 }],
  },
  saveVenueHours: { venue: "gym", seen: "1", days: [[hours], [hours, hours], [], [], [], [], []] },
  retireStock: { venue: "gym", ids: ["1"] },
  checkInEquipment: { loan: "1" },
  addException: { venue: "gym", from: "2026-11-16", until: "2026-11-17", hours, reason: "Finals week" },
};

test.each(Object.entries(BODIES))("every field of the form of %s is one of its body", (name, body) => {
  const read = readCommand(name as CommandName, body);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const unknown = Object.keys(read.fields)
    .map((field) => nameInBody(name as CommandName, field))
    .filter((path) => !isIn(body, path));
  expect(unknown).toEqual(name === "createSeason" ? ["startsInThePast"] : []);
});

/** Is there a value at a path like `divisions.0.name`? */
function isIn(body: unknown, path: string): boolean {
  const value = path.split(".").reduce((at: unknown, part) => (at as Record<string, unknown>)?.[part], body);
  return value !== undefined || path.endsWith("underAge") || path.endsWith("capacity");
}

test.each([
  { command: "importEntries", form: "file", body: "csv" },
  { command: "importEntries", form: "csv, line 2", body: "csv, line 2" },
  { command: "enterResult", form: "game-0", body: "games.0" },
  { command: "changeRules", form: "match.bestOf", body: "settings.match.bestOf" },
  { command: "changeRules", form: "madeFrom", body: "madeFrom" },
  { command: "checkOutEquipment", form: "name", body: "borrower.name" },
  { command: "removeBreak", form: "seen", body: "seen" },
] as const)("$form of $command is $body", ({ command, form, body }) => {
  expect(nameInBody(command, form)).toBe(body);
});
