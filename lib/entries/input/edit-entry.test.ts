import { expect, test } from "vitest";
import { addPlayerInput } from "./edit-entry";

test.each([
  { phone: "none", isRead: false },
  { phone: "312 555 0100", isRead: true },
  { phone: "", isRead: true },
])("the phone of a player added by hand can be $phone: $isRead", ({ phone, isRead }) => {
  const typed = { org: "lakeside", season: "fall-2026", division: "open", name: "Gus", email: "", phone };
  expect(addPlayerInput.safeParse(typed).success).toBe(isRead);
});
