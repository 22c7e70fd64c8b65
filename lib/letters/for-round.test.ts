import { expect, test } from "vitest";
import { AGREED, DEADLINE, OFFERED, REPORTED, stateAfter } from "@/lib/format/sample-match";
import { pairingLetters, reminderLetters } from "./for-round";
import { FACTS } from "./sample-facts";

test("a pairing tells each whom they play, with which color, by when, and how to reach them", () => {
  const [amaras, theos] = pairingLetters(FACTS, DEADLINE);

  expect(amaras).toMatchObject({
    to: { email: "amara@lakeside.example" },
    subject: "Round 7: you play Theo Lindqvist",
  });
  expect(amaras?.text).toContain("you have White in game 1");
  expect(amaras?.text).toContain(
    "by Sunday, Nov 22, 11:59 pm. If nobody reports by then, you both lose the match.",
  );
  expect(amaras?.text).toContain("To reach Theo: theo@lakeside.example.");
  expect(theos).toMatchObject({
    to: { email: "theo@lakeside.example" },
    subject: "Round 7: you play Amara Osei",
  });
  expect(theos?.text).toContain("you have Black in game 1");
});

test.each([
  {
    why: "two days before, no time yet",
    hours: 48,
    state: stateAfter(),
    subject: "No time yet for Round 7, it closes Sunday",
  },
  {
    why: "two days before, times on offer",
    hours: 48,
    state: stateAfter(OFFERED),
    subject: "No time yet for Round 7, it closes Sunday",
  },
  {
    why: "two days before, a time to come",
    hours: 48,
    state: stateAfter(OFFERED, AGREED),
    subject: "You play Theo Saturday, 4:00 pm",
  },
  {
    why: "the agreed time is over",
    hours: 24,
    state: stateAfter(OFFERED, AGREED),
    subject: "Report Round 7, it closes Sunday",
  },
  {
    why: "six hours before",
    hours: 6,
    state: stateAfter(OFFERED, AGREED),
    subject: "Six hours left to report Round 7",
  },
  { why: "an hour before", hours: 1, state: stateAfter(), subject: "One hour left to report Round 7" },
])("$why: $subject", ({ hours, state, subject }) => {
  const letters = reminderLetters(FACTS, state, hours, DEADLINE);
  expect(letters.map(({ to }) => to.email)).toEqual(["amara@lakeside.example", "theo@lakeside.example"]);
  expect(letters[0]?.subject).toBe(subject);
  for (const { text } of letters) expect(text).toContain("you both lose the match");
});

test("what is reported is not reminded of", () => {
  expect(reminderLetters(FACTS, stateAfter(REPORTED), 48, DEADLINE)).toEqual([]);
});

test("a reminder is one letter per deadline, hour and person", () => {
  const keys = [
    ...reminderLetters(FACTS, stateAfter(), 48, DEADLINE),
    ...reminderLetters(FACTS, stateAfter(), 6, DEADLINE),
    ...reminderLetters(FACTS, stateAfter(), 48, "2026-11-25T05:59:00.000Z"),
    ...pairingLetters(FACTS, DEADLINE),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(8);
  expect(reminderLetters(FACTS, stateAfter(OFFERED), 48, DEADLINE)[0]?.key).toBe(keys[0]);
});

test("an opponent's address goes to the opponent only", () => {
  for (const letter of [
    ...pairingLetters(FACTS, DEADLINE),
    ...reminderLetters(FACTS, stateAfter(), 48, DEADLINE),
  ]) {
    const addresses = new Set(letter.text.match(/[\w.]+@lakeside\.example/g));
    addresses.delete("intramurals@lakeside.example");
    expect([...addresses]).toEqual([
      letter.to.email.startsWith("amara") ? "theo@lakeside.example" : "amara@lakeside.example",
    ]);
  }
});
