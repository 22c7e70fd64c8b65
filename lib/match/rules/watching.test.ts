import { describe, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import type { MatchStatus } from "./state";
import { chooseWatching, type WatchFacts, type WatchParty, watchingOf } from "./watching";

const rulesWith = (watch: RulePack["room"]["watch"]): RulePack => ({
  ...OFFICIAL,
  room: { ...OFFICIAL.room, watch, minutesBehind: 5 },
});
const FACTS: WatchFacts = { choices: {}, isAtSession: false, hasBegun: false };

describe("who may watch", () => {
  test.each<{
    why: string;
    watch: RulePack["room"]["watch"];
    facts?: Partial<WatchFacts>;
    is: ReturnType<typeof watchingOf>;
  }>([
    { why: "the league shows nothing", watch: "nobody", is: { kind: "nobody" } },
    { why: "it shows matches afterward", watch: "after-the-match", is: { kind: "afterwards" } },
    { why: "it shows them live", watch: "live", is: { kind: "live", delayMs: 0 } },
    { why: "it shows them behind", watch: "live-delayed", is: { kind: "live", delayMs: 300_000 } },
    {
      why: "one player turned it off",
      watch: "live",
      facts: { choices: { away: false } },
      is: { kind: "nobody" },
    },
    {
      why: "each has a say: one turned it back on, the other off",
      watch: "live",
      facts: { choices: { home: true, away: false } },
      is: { kind: "nobody" },
    },
    {
      why: "watching afterward is off, too",
      watch: "after-the-match",
      facts: { choices: { home: false } },
      is: { kind: "nobody" },
    },
    {
      why: "turning it on shows no more than the rules do",
      watch: "after-the-match",
      facts: { choices: { home: true, away: true } },
      is: { kind: "afterwards" },
    },
    {
      why: "at a session the director shows it, whatever the rules say",
      watch: "nobody",
      facts: { isAtSession: true, choices: { director: true } },
      is: { kind: "live", delayMs: 0 },
    },
    {
      why: "at a session the director keeps the delay",
      watch: "live-delayed",
      facts: { isAtSession: true, choices: { director: true } },
      is: { kind: "live", delayMs: 300_000 },
    },
    {
      why: "at a session the director hides it",
      watch: "live",
      facts: { isAtSession: true, choices: { director: false } },
      is: { kind: "nobody" },
    },
    {
      why: "a player's choice from before it became a session doesn't count there",
      watch: "live",
      facts: { isAtSession: true, choices: { home: false } },
      is: { kind: "live", delayMs: 0 },
    },
  ])("$why", ({ watch, facts, is }) => {
    expect(watchingOf(rulesWith(watch), { ...FACTS, ...facts })).toEqual(is);
  });
});

describe("who may choose", () => {
  test.each<{
    why: string;
    by: WatchParty;
    facts?: Partial<WatchFacts>;
    watch?: RulePack["room"]["watch"];
    status?: MatchStatus;
    is: true | string;
  }>([
    { why: "a player before the match", by: "home", is: true },
    { why: "a player after the time is set", by: "away", status: "scheduled", is: true },
    { why: "not once the first game has started", by: "home", facts: { hasBegun: true }, is: "begun" },
    { why: "not once it's reported", by: "home", status: "reported", is: "reported" },
    { why: "not the director of a match that isn't at a session", by: "director", is: "not-yours" },
    { why: "the director of one that is", by: "director", facts: { isAtSession: true }, is: true },
    {
      why: "even where no one watches otherwise",
      by: "director",
      watch: "nobody",
      facts: { isAtSession: true },
      is: true,
    },
    { why: "not a player at a session", by: "home", facts: { isAtSession: true }, is: "not-yours" },
    { why: "nothing to turn off", by: "home", watch: "nobody", is: "nothing-to-choose" },
  ])("$why", ({ by, facts, watch = "live", status = "open", is }) => {
    const answer = chooseWatching(by, { ...FACTS, ...facts }, rulesWith(watch), status);
    expect(answer.ok ? true : answer.refusal).toBe(is);
  });
});
