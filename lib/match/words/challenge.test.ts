import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { challengeUrl, whatToSet } from "./challenge";

test("a challenge link contains the username, whatever its characters", () => {
  expect(challengeUrl("chess.com", "Theo_L")).toBe("https://www.chess.com/play/online/new?opponent=Theo_L");
  expect(challengeUrl("lichess", "theo-l")).toBe("https://lichess.org/?user=theo-l#friend");
  expect(challengeUrl("lichess", "a&b#c")).toBe("https://lichess.org/?user=a%26b%23c#friend");
});

test("the suggested time keeps both players within the match's limit", () => {
  expect(whatToSet(TEXAS_STATE)).toBe(
    "The match can take up to one hour: 30 minutes for each of you always fits.",
  );
  const three = { ...TEXAS_STATE, match: { ...TEXAS_STATE.match, bestOf: 3 as const } };
  expect(whatToSet(three)).toBe(
    "The match can take up to one hour: 10 minutes for each of you in a game always fits.",
  );
  expect(whatToSet(DEPAUL)).toBe("Agree on the time for the game before you start.");
});
