import { expect, test } from "vitest";
import { makeDeletedEmail } from "@/lib/shared/no-email";
import { doneOf, doneWords } from "./desk-done";

const AMARA = { name: "Amara Osei", email: "amara@lakeside.example" };

test("a reopened match that was forfeited right away says so, and promises no emails", () => {
  const away = { name: "Player 7", email: makeDeletedEmail("seven") };
  const words = doneWords({ home: AMARA, away });
  expect(words[doneOf({ type: "reopen" }, { status: "final" })]).toBe(
    "Match reopened. A player has left, so it was forfeited right away.",
  );
  expect(doneOf({ type: "reopen" }, { status: "open" })).toBe("reopen");
  expect(doneOf({ type: "rule" }, { status: "final" })).toBe("rule");
});
