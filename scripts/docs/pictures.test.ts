import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project";
import { fingerprintFile, listPictures, makeFingerprint, pictureFile } from "./pictures";

const FOLDER = "docs/pictures";
const read = (file: string) => readFileSync(projectPath(file), "utf8");
const shown = listPictures(read("docs/adopt.md"));
const MOST_BYTES = 600_000;

test("the adoption guide shows pictures", () => {
  expect(shown.length).toBeGreaterThan(4);
  expect(new Set(shown).size).toBe(shown.length);
});

test.each(shown)(
  "the picture %s exists, was taken with its fingerprint, and is taken by the story",
  (name) => {
    expect(existsSync(projectPath(pictureFile(name)))).toBe(true);
    const hash = createHash("sha256")
      .update(readFileSync(projectPath(pictureFile(name))))
      .digest("hex");
    expect(read(fingerprintFile(name)).split("\n", 1)).toEqual([`picture ${hash}`]);
    expect(read("e2e/set-up.spec.ts")).toContain(`"${name}"`);
  },
);

test("no picture is left over, and together they stay small", () => {
  const files = readdirSync(projectPath(FOLDER));
  const known = shown.flatMap((name) => [pictureFile(name), fingerprintFile(name)]);
  expect(files.map((file) => `${FOLDER}/${file}`).toSorted()).toEqual(known.toSorted());
  const bytes = files.map((file) => statSync(projectPath(FOLDER, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test.each([
  { why: "dates", one: "Monday, November 30, 2026", other: "Tuesday, May 1, 2027", same: true },
  { why: "ports", one: "http://localhost:3000/set-up", other: "http://localhost:41234/set-up", same: true },
  {
    why: "ids",
    one: "/players/01a210e3-8e76-751a-9b5b-1a3f5a854dde",
    other: "/players/12345678-aaaa-4bbb-8ccc-dddddddddddd",
    same: true,
  },
  { why: "time left", one: "20 days 2 h left", other: "1 day left", same: true },
  { why: "time to go", one: "5 days 12 h to go.", other: "18 h to go.", same: true },
  { why: "names in another order", one: "Amara – Ben", other: "Ben – Amara", same: true },
  { why: "another word", one: "Save", other: "Save it", same: false },
])("a page with other $why is the same: $same", ({ one, other, same }) => {
  const [a, b] = [one, other].map((text) => makeFingerprint(text, "0", ["Amara", "Ben"]));
  expect(a === b).toBe(same);
});
