import { expect, test } from "vitest";
import type { RulePack } from "../input/rule-pack";
import { DEPAUL } from "../rules/presets/depaul";
import { TEXAS_STATE } from "../rules/presets/texas-state";
import { changedSettings } from "../rules/settings/changed-settings";
import { rulesChangedLetters } from "./rules-changed";

const PLAYER = { userId: "u1", name: "Amara Okafor", email: "amara@lakeside.example" };
const FACTS = {
  appUrl: "https://chess.example.edu/",
  organization: { slug: "lakeside", name: "Lakeside University", contactEmail: "im@lakeside.example" },
  season: { id: "s1", slug: "fall-2026", name: "Fall 2026" },
  version: 2,
};
const textOf = (before: RulePack, after: RulePack) =>
  rulesChangedLetters({ ...FACTS, changes: changedSettings(before, after) }, [PLAYER])[0]?.text ?? "";

const SLOWER: RulePack = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: 180 } };
const STRICTER: RulePack = { ...DEPAUL, forfeits: { ...DEPAUL.forfeits, strikes: 2 } };
const BOTH: RulePack = { ...SLOWER, forfeits: STRICTER.forfeits };
const OPEN_ROUNDS = "except in rounds that are already open";
const WHOLE_SEASON = "What’s new for the whole season:";

test.each([
  { why: "a rule of the round", after: SLOWER, says: [OPEN_ROUNDS], never: [WHOLE_SEASON] },
  { why: "a rule of the season", after: STRICTER, says: [WHOLE_SEASON], never: [OPEN_ROUNDS] },
  { why: "both", after: BOTH, says: [OPEN_ROUNDS, WHOLE_SEASON], never: [] },
])("it says which rounds a change is for: $why", ({ after, says, never }) => {
  const text = textOf(DEPAUL, after);
  for (const words of says) expect(text).toContain(words);
  for (const words of never) expect(text).not.toContain(words);
  expect(text).toContain("You don’t need to do anything.");
});

test("each change is under its own heading", () => {
  const [round = "", season = ""] = textOf(DEPAUL, BOTH).split(WHOLE_SEASON);
  expect(round).toContain("- Seconds for a move: 180 (before: 120).");
  expect(season).toContain("- Forfeits before removal: 2 (before: never).");
});

const onLichess: RulePack = { ...TEXAS_STATE, venue: { ...TEXAS_STATE.venue, site: "lichess" } as never };

test.each([
  {
    why: "it moves online",
    before: { ...TEXAS_STATE, venue: DEPAUL.venue },
    after: TEXAS_STATE,
    site: "Chess.com",
  },
  { why: "it moves to another site", before: TEXAS_STATE, after: onLichess, site: "Lichess" },
])("a season asks for usernames when $why", ({ before, after, site }) => {
  const text = textOf(before, after);
  expect(text).toContain(
    `Add your username on ${site} in your profile. If there’s one already, check that it’s right.`,
  );
  expect(text).toContain("https://chess.example.edu/profile");
  expect(text).not.toContain("You don’t need to do anything.");
});

test("a season that leaves a site asks for nothing", () => {
  const text = textOf(TEXAS_STATE, { ...TEXAS_STATE, venue: DEPAUL.venue });
  expect(text).toContain("You don’t need to do anything.");
  expect(text).not.toContain("Add your username");
});
