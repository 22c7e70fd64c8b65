import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { dayFromToday, momentOf } from "./days";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Tests, and the code that fills the leagues they play in. */
const READ = /^e2e\/|^lib\/testing\/|^prisma\/seed\/|^scripts\/|\.test\.tsx?$/;

/** A date that isn't the league's, and a day that always has 24 hours. */
const WRONG_DAYS = [
  /toISOString\(\)\s*\.(slice\(0, 10\)|substring\(0, 10\)|split\("T"\))/,
  /Date\.now\(\)[^;]*\b86_?400_?000\b/,
  /\bIntl\.DateTimeFormat\("en-CA"/,
  /new Date\(\)\.(get|set)(UTC)?(Date|Day|Month|FullYear)\b/,
];
const isWrong = (text: string) => WRONG_DAYS.some((wrong) => wrong.test(text));

test("tests and what fills their leagues take days from lib/testing/days.ts", () => {
  const files = ["e2e", "lib", "app", "components", "prisma", "scripts", "chess-core/src"].flatMap(
    listSources,
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => isWrong(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

test.each([
  { why: "today in UTC", text: "fill(new Date().toISOString().slice(0, 10))" },
  { why: "tomorrow as 24 hours", text: "format(Date.now() + 86_400_000)" },
  { why: "today where the test runs", text: "new Date().getDate()" },
])("$why is found", ({ text }) => {
  expect(isWrong(text)).toBe(true);
});

test("a day counts as a day on the night when the clocks change", () => {
  expect(momentOf("2026-11-01", "12:00").getTime() - momentOf("2026-10-31", "12:00").getTime()).toBe(
    25 * 3_600_000,
  );
  expect(dayFromToday(1) > dayFromToday()).toBe(true);
});

function listSources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && READ.test(path) && path !== "lib/testing/days.test.ts");
}
