import { expect, test } from "vitest";
import checksums from "./checksums.json" with { type: "json" };
import { readMigrations } from "./read";

/** A database refuses to upgrade when a migration it has applied reads differently, even in a comment. */
test("no migration changed since it was written", () => {
  const now = Object.fromEntries(readMigrations().map(({ name, checksum }) => [name, checksum]));
  expect(now, "a new migration needs its line in scripts/migrations/checksums.json").toEqual(checksums);
});
