import { expect, test } from "vitest";
import { EDIT_ENTRY_DONE, LATE_ENTRY } from "./done";

test("a director who added a player to the waitlist reads where an open spot is given", () => {
  expect(EDIT_ENTRY_DONE["added-waits"]).toContain(LATE_ENTRY);
});
