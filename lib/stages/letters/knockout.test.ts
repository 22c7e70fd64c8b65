import { expect, test } from "vitest";
import type { LetterFacts } from "@/lib/mail/letters/facts";
import { reminderLetter } from "@/lib/mail/letters/reminders";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { lettersFor } from "@/lib/match/letters/for-event";
import type { MatchEvent } from "@/lib/match/rules/events";
import { bothLose, wonBy } from "@/lib/match/rules/outcome";
import type { MatchState } from "@/lib/match/rules/state";
import { DEADLINE, SATURDAY_4_PM, stateAfter } from "@/lib/match/testing/sample-match";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { addHours } from "@/lib/shared/instant";
import { pairingLetters } from "./for-round";

const ONLINE: LetterFacts = {
  ...FACTS,
  rules: rulesOfRound(TEXAS_STATE, { stage: 2, number: 1, of: 2 }),
  round: { format: "knockout", number: 1, of: 2, match: 1 },
  home: { ...FACTS.home, handle: "amara_o" },
  away: { ...FACTS.away, handle: null },
};

function lettersAfter(event: MatchEvent, facts = ONLINE) {
  return lettersFor(event, 2, stateAfter(event), facts, "2026-11-20T18:00:00.000Z");
}

test("the pairing email of an online knockout names the round, and says how to challenge and what silence means", () => {
  const [amaras, theos] = pairingLetters(ONLINE, DEADLINE);
  expect(amaras?.subject).toBe("Semifinal: you play Theo Lindqvist");
  expect(amaras?.text).toContain("You play Theo Lindqvist in the semifinal, and you have White.");
  expect(amaras?.text).toContain("If no one reports by then, you’re both out.");
  expect(amaras?.text).toContain("Theo hasn’t given a Chess.com username yet. Ask for it: theo@");
  expect(theos?.text.replaceAll(/\s+/g, " ")).toContain(
    "On Chess.com Amara is amara_o. Challenge them: https://www.chess.com/play/online/new?opponent=amara_o",
  );
  expect(theos?.text.replaceAll(/\s+/g, " ")).toContain("Amara can’t see your username yet");
  expect(theos?.text).toContain("30 minutes for each of you");
  expect(theos?.text).not.toMatch(/Recreation Center|game 1|Round \d/);
});

function remind(facts: LetterFacts, state: MatchState, hours: number) {
  const off = { token: "t", url: "https://chess.lakeside.example/letters/off/t" };
  return reminderLetter("home", facts, state, { hours, now: addHours(DEADLINE, -hours), off });
}

test("reminders call the round by its name", () => {
  const reminder = remind(ONLINE, stateAfter(), 6);
  expect(reminder?.subject).toBe("Six hours left to report the semifinal");
  expect(reminder?.text).toContain("The semifinal closes on Sunday, Nov 22, 11:59 pm.");
  expect(reminder?.text).toContain("Report the game");
});

test("a confirmed knockout match says who advances", () => {
  const outcome = wonBy("home", "agreed", { home: 1, away: 0 });
  const [letter] = lettersAfter({ type: "ReportApproved", by: "away", outcome });
  expect(letter?.text).toContain("You advance.");
  expect(letter?.text).not.toContain("table");
});

test("a double forfeit puts both out", () => {
  const [letter] = lettersAfter({ type: "DeadlinePassed", outcome: bothLose("double-forfeit") });
  expect(letter?.subject).toBe("Double forfeit in the semifinal");
  expect(letter?.text).toContain("so you’re both out.");
});

test("a final with a fixed time says when, where, which color and whom to tell", () => {
  const facts: LetterFacts = { ...FACTS, rules: ONLINE.rules, round: { ...ONLINE.round, number: 2 } };
  const fixed: MatchEvent = { type: "TimeFixed", scheduledAt: SATURDAY_4_PM, place: "Main hall" };
  const [amaras] = lettersAfter(fixed, facts);
  const text = amaras?.text.replaceAll(/\s+/g, " ");
  expect(text).toContain("You play Theo in the final on Saturday, Nov 21, 4:00 pm, at Main hall.");
  expect(text).toContain("You have White.");
  expect(text).toContain("If you can’t come, write to the director");
  const reminder = remind(facts, stateAfter(fixed), 48);
  expect(reminder?.text.replaceAll(/\s+/g, " ")).toContain(
    "You play Theo on Saturday, Nov 21, 4:00 pm, at Main hall.",
  );
});
