import { expect, test } from "vitest";
import { addPlayerInput, correctNameInput } from "./edit-entry";

test.each([
  { phone: "none", isRead: false },
  { phone: "312 555 0100", isRead: true },
  { phone: "", isRead: true },
])("the phone of a player added by hand can be $phone: $isRead", ({ phone, isRead }) => {
  const typed = { org: "lakeside", season: "fall-2026", division: "open", name: "Gus", email: "", phone };
  expect(addPlayerInput.safeParse(typed).success).toBe(isRead);
});

test("a corrected name with the last name first is turned around", () => {
  const entryId = "01890a5d-ac96-774b-bcce-b302099a8057";
  const typed = { org: "lakeside", season: "fall-2026", division: "open", entryId, seen: "" };
  expect(correctNameInput.parse({ ...typed, name: " Osei, Amara " }).name).toBe("Amara Osei");
  expect(correctNameInput.safeParse({ ...typed, name: " " }).success).toBe(false);
});
