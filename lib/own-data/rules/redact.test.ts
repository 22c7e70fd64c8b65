import { expect, test } from "vitest";
import { growthOf, LINEAR } from "@/lib/testing/growth";
import { redact } from "./redact";

const OWN = { emails: ["Amara@lakeside.example", "office@lakeside.example"], phones: ["+1 (312) 555-0142"] };

test.each([
  { why: "the reader's own address", text: "Sign in with amara@lakeside.example.", shown: "same" },
  { why: "the office's address", text: "Write to office@lakeside.example.", shown: "same" },
  {
    why: "someone else's address",
    text: "> write to theo.b+chess@lakeside.example, please",
    shown: "> write to [email address], please",
  },
  { why: "the reader's own phone", text: "Call 1 312 555 0142.", shown: "same" },
  { why: "someone else's phone", text: "Text (312) 555-0199.", shown: "Text [phone number]." },
  { why: "a phone with an extension", text: "312.555.0199x12", shown: "[phone number]x12" },
  { why: "a phone with a country", text: "> +49 89 1234 5678", shown: "> [phone number]" },
  { why: "a date and a time", text: "Sunday, Nov 22, 2026, 11:59 pm", shown: "same" },
  { why: "a score", text: "1–0, 0–1, ½–½", shown: "same" },
  {
    why: "a link without a key",
    text: "https://chess.example/matches/0191d5b0-9999-7000-8000-123456789012",
    shown: "same",
  },
  {
    why: "the key that confirms a report",
    text: "Confirm:\nhttps://chess.example/matches/m1?answer=KEY\n",
    shown: "Confirm:\nhttps://chess.example/matches/m1?…\n",
  },
  {
    why: "the key that turns reminders off",
    text: "https://chess.example/letters/off/KEY",
    shown: "https://chess.example/letters/off/…",
  },
  {
    why: "the address of a calendar",
    text: "https://chess.example/api/calendars/own/KEY.ics",
    shown: "https://chess.example/api/calendars/own/…",
  },
  {
    why: "a sign-in link",
    text: "https://chess.example/sign-in/confirm?token=KEY&email=amara%40lakeside.example",
    shown: "https://chess.example/sign-in/confirm?…",
  },
])("$why", ({ text, shown }) => {
  expect(redact(text, OWN)).toBe(shown === "same" ? text : shown);
});

test("one address right after another", () => {
  const text = "a@b.example,c@d.example a@b.example_c@d.example a@b @c.example";
  const gone = "[email address],[email address] [email address][email address] a@b @c.example";
  expect(redact(text, { emails: [], phones: [] })).toBe(gone);
});

test("a long word is read in linear time", () => {
  const read = (length: number) => redact("a".repeat(length), { emails: [], phones: [] });
  expect(growthOf(read)).toBeLessThan(LINEAR);
});
