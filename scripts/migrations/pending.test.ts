import { expect, test } from "vitest";
import { type AppliedMigration, pendingMigrations } from "./pending";

const files = [
  { name: "1_people", sql: "", checksum: "aa" },
  { name: "2_tables", sql: "", checksum: "bb" },
];

test.each([
  { why: "a new database gets all migrations", rows: [], expected: ["1_people", "2_tables"] },
  { why: "an applied migration isn't applied again", rows: [row("1_people", "aa")], expected: ["2_tables"] },
  {
    why: "a migration that was rolled back is applied again",
    rows: [row("1_people", "aa"), { ...row("2_tables", "bb"), rolled_back_at: new Date(0) }],
    expected: ["2_tables"],
  },
  {
    why: "a newer release only added",
    rows: [row("1_people", "aa"), row("3_chairs", "cc")],
    expected: ["2_tables"],
  },
  {
    why: "a newer release removed something that only older releases used",
    rows: [{ ...row("3_chairs", "cc"), logs: "-- Last used by: 0.1.9" }],
    expected: ["1_people", "2_tables"],
  },
])("$why", ({ rows, expected }) => {
  expect(pendingMigrations(files, rows, "0.2.0").map((file) => file.name)).toEqual(expected);
});

test.each([
  {
    why: "a file was changed after it was applied",
    rows: [row("1_people", "other")],
    says: "1_people was changed after",
  },
  {
    why: "a newer release removed something this release still uses",
    rows: [{ ...row("3_chairs", "cc"), logs: "-- Last used by: 0.2.0" }],
    says: "Install the newer version",
  },
  {
    why: "an applied migration is missing from the files",
    rows: [row("1_rooms", "cc")],
    says: "1_rooms, which this version can't run after",
  },
  {
    why: "a migration failed partway",
    rows: [{ ...row("1_people", "aa"), finished_at: null }],
    says: "1_people failed earlier",
  },
])("refused: $why", ({ rows, says }) => {
  expect(() => pendingMigrations(files, rows, "0.2.0")).toThrow(says);
});

function row(migration_name: string, checksum: string): AppliedMigration {
  return { migration_name, checksum, finished_at: new Date(0), rolled_back_at: null };
}
