import { expect, test } from "vitest";
import { refuseRevoking } from "./roles";

test.each([
  { why: "one of two admins goes", role: "admin", isHeld: true, holders: 2, is: null },
  { why: "the last admin stays", role: "admin", isHeld: true, holders: 1, is: "last-admin" },
  { why: "one of two directors goes", role: "director", isHeld: true, holders: 2, is: null },
  { why: "the last director stays", role: "director", isHeld: true, holders: 1, is: "last-director" },
  { why: "the last of the staff can go", role: "staff", isHeld: true, holders: 1, is: null },
  { why: "no one loses what they don't have", role: "staff", isHeld: false, holders: 3, is: "not-held" },
  {
    why: "a person who isn't an admin can't be the last one",
    role: "admin",
    isHeld: false,
    holders: 1,
    is: "not-held",
  },
] as const)("$why", ({ role, isHeld, holders, is }) => {
  expect(refuseRevoking(role, { isHeld, holders })).toBe(is);
});
