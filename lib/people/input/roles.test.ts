import { expect, test } from "vitest";
import { readCommand } from "@/lib/api/input/commands";
import { grantRoleInput } from "./roles";

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
