import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { DEADLINE } from "@/lib/match/testing/sample-match";
import { pairingLetters } from "./for-round";

test("a pairing letter says whom you play, with which color, by when, and how to reach them", () => {
  const [amaras, theos] = pairingLetters(FACTS, DEADLINE);

  expect(amaras).toMatchObject({
    to: { email: "amara@lakeside.example" },
    subject: "Round 7: you play Theo Lindqvist",
  });
  expect(amaras?.text).toContain("you have White in game 1");
  expect(amaras?.text).toContain(
    "by Sunday, Nov 22, 11:59 pm. If no one reports by then, you both lose the match.",
  );
  expect(amaras?.text).toContain("To reach Theo: theo@lakeside.example.");
  expect(theos).toMatchObject({
    to: { email: "theo@lakeside.example" },
    subject: "Round 7: you play Amara Osei",
  });
  expect(theos?.text).toContain("you have Black in game 1");
});

test("an opponent's address goes to the opponent only", () => {
  for (const letter of pairingLetters(FACTS, DEADLINE)) {
    const addresses = new Set(letter.text.match(/[\w.]+@lakeside\.example/g));
    addresses.delete("intramurals@lakeside.example");
    expect([...addresses]).toEqual([
      letter.to.email.startsWith("amara") ? "theo@lakeside.example" : "amara@lakeside.example",
    ]);
  }
});

test("in a division for minors, no address goes to the opponent", () => {
  const division = { ...FACTS.division, isForMinors: true };
  for (const letter of pairingLetters({ ...FACTS, division }, DEADLINE)) {
    const addresses = new Set(letter.text.match(/[\w.]+@lakeside\.example/g));
    expect([...addresses]).toEqual(["intramurals@lakeside.example"]);
    expect(letter.text).toMatch(/To reach \w+: through the office, intramurals@lakeside\.example\./);
  }
});
