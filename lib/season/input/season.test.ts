import { expect, test } from "vitest";
import { readCommand } from "@/lib/api/input/commands";
import { slug } from "@/lib/shared/form-fields";
import { addressDivisions, grantRoleInput, slugOf } from "./season";

test.each([
  { why: "spaces and capitals", name: "Under 18", expected: "under-18" },
  { why: "accents", name: "Début", expected: "debut" },
  { why: "letters of other scripts", name: "初级", expected: "division" },
  { why: "a page of the season has that address", name: "Rules", expected: "rules-division" },
  { why: "cut at a hyphen", name: `${"a".repeat(39)} bbb`, expected: "a".repeat(39) },
])("a division's address: $why", ({ name, expected }) => {
  expect(slugOf(name)).toBe(expected);
  expect(slug.safeParse(slugOf(name)).success).toBe(true);
});

test.each([
  { role: "staff", isGiven: true },
  { role: "director", isGiven: true },
  { role: "admin", isGiven: true },
  { role: "player", isGiven: false },
])("an admin can give the role $role: $isGiven", ({ role, isGiven }) => {
  const grant = { email: "amara@lakeside.example", role };
  expect(grantRoleInput.safeParse({ org: "lakeside", ...grant }).success).toBe(isGiven);
  expect(readCommand("grantRole", grant).ok).toBe(isGiven);
});

test("divisions whose names give the same address are numbered", () => {
  const slugs = addressDivisions(["初级", "高级", "Début", "Debut", "a".repeat(50), "a".repeat(60)]).map(
    ({ slug }) => slug,
  );
  expect(slugs).toEqual([
    "division",
    "division-2",
    "debut",
    "debut-2",
    "a".repeat(40),
    `${"a".repeat(36)}-2`,
  ]);
});
