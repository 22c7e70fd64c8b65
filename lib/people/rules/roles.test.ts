import { expect, test } from "vitest";
import { refuseRevoking } from "./roles";

test.each([
  { why: "one of two admins goes", role: "admin", isHeld: true, holders: 2, is: null },
  { why: "the last admin stays", role: "admin", isHeld: true, holders: 1, is: "last-admin" },
  { why: "an admin can appoint a director again", role: "director", isHeld: true, holders: 1, is: null },
  { why: "nobody loses what they don't have", role: "staff", isHeld: false, holders: 3, is: "not-held" },
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
