import { describe, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addHours } from "@/lib/shared/instant";
import { context, hour, open, player, reportedBy, scheduled } from "../testing/matches";
import { giveNotice } from "./decide-notice";
import { proposeTimes } from "./decide-time";
import { evolve } from "./evolve";

const rules: RulePack = { ...DEPAUL, forfeits: { ...DEPAUL.forfeits, noticeHours: 24, noticesPerYear: 1 } };
const moreDays = { ...rules, forfeits: { ...rules.forfeits, noticeMeans: "more-days" as const } };
const NOTICE = { type: "give-notice" } as const;

const FIXED = evolve(open(), { type: "TimeFixed", scheduledAt: hour(90), place: "Hall B" });

const says = (state = open(), at = hour(2), pack = rules, noticesGiven = 0) => {
  const decision = giveNotice(state, NOTICE, "home", { ...context(player("home"), at, pack), noticesGiven });
  return decision.ok ? decision.value[0] : decision.refusal.code;
};

test("the match is lost by default, which isn't a forfeit and has no score", () => {
  expect(says()).toEqual({
    type: "NoticeGiven",
    by: "home",
    outcome: { home: "loss", away: "win", score: null, decidedBy: "default" },
    deadlineAt: null,
  });
});

test.each([
  ["2026-10-26T04:59:00.000Z", "2026-11-02T05:59:00.000Z"],
  ["2026-03-02T05:59:00.000Z", "2026-03-09T04:59:00.000Z"],
])("more days end at the same time of day, in the week that the clocks change: %s", (deadlineAt, moved) => {
  const early = addHours(deadlineAt, -100);
  expect(says({ ...open(), deadlineAt }, early, moreDays)).toMatchObject({ deadlineAt: moved });
});

test("or the deadline moves, and the agreed time is dropped", () => {
  const event = says(scheduled(), hour(2), moreDays);
  expect(event).toMatchObject({ outcome: null, deadlineAt: hour(168 + 168) });
  if (typeof event === "string" || !event) throw new Error("Refused");
  expect(evolve(scheduled(), event)).toMatchObject({
    status: "open",
    scheduledAt: null,
    deadlineAt: hour(336),
  });
});

test("a time that the league set can be defaulted with notice, and one that was moved before this rule stays moved", () => {
  expect(says(FIXED)).toMatchObject({ type: "NoticeGiven", deadlineAt: null });
  const moved = { type: "NoticeGiven", by: "home", outcome: null, deadlineAt: hour(336) } as const;
  const suggested = { type: "propose-times", times: [hour(200)] } as const;
  const asked = context(player("away"), hour(3), moreDays);
  expect(proposeTimes(evolve(FIXED, moved), suggested, "away", asked).ok).toBe(true);
});

describe("refused", () => {
  test.each([
    ["no-notice", () => says(open(), hour(2), DEPAUL)],
    ["notices-used-up", () => says(open(), hour(2), rules, 1)],
    ["too-late-for-notice", () => says(open(), hour(145))],
    ["deadline-passed", () => says(open(), hour(168))],
    ["time-fixed", () => says(FIXED, hour(2), moreDays)],
    ["wrong-stage", () => says(reportedBy("away"), hour(70))],
  ])("%s", (code, said) => {
    expect(said()).toBe(code);
  });

  test("the hours of notice count from the agreed time if there is one", () => {
    expect(says(open(), hour(144))).toMatchObject({ type: "NoticeGiven" });
    expect(says(scheduled(), hour(144))).toBe("too-late-for-notice");
  });
});
