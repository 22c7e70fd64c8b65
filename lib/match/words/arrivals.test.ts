import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addMinutes } from "@/lib/shared/instant";
import { wonBy } from "../rules/outcome";
import type { Arrival, MatchState } from "../rules/state";
import { SATURDAY_4_PM, STORY, ZONE } from "../testing/sample-match";
import { arrivalWords } from "./arrivals";

const RULES = { forfeits: { ...DEPAUL.forfeits, noShowGraceMinutes: 15 } };
const CLAIM: MatchState["noShow"] = {
  by: "home",
  statement: "Alone.",
  outcome: wonBy("home", "forfeit", null),
};

function words(
  arrivals: { readonly home: Arrival | null; readonly away: Arrival | null },
  noShow: MatchState["noShow"] = null,
) {
  return arrivalWords({ scheduledAt: SATURDAY_4_PM, arrivals, noShow }, STORY, RULES, ZONE);
}

function after(minutes: number, table: string | null = null): Arrival {
  return { at: addMinutes(SATURDAY_4_PM, minutes), table };
}

test.each([
  {
    why: "early, by the button",
    arrival: after(-2),
    says: "checked in at 3:58 pm, 2 minutes early, with the button.",
  },
  { why: "on the minute", arrival: after(0.5), says: "checked in at 4:00 pm, on time, with the button." },
  {
    why: "by the code on the table",
    arrival: after(1, "Table 3"),
    says: "checked in at 4:01 pm, 1 minute late, within the grace period, with the code on Table 3.",
  },
  {
    why: "when the grace period has ended",
    arrival: after(15),
    says: "checked in at 4:15 pm, 15 minutes late, after the grace period, with the button.",
  },
  { why: "never", arrival: null, says: "didn’t check in." },
])("$why", ({ arrival, says }) => {
  const said = words({ home: after(0), away: arrival });
  expect(said?.term).toBe("Set for 4:00 pm, with a grace period of 15 minutes until 4:15 pm.");
  expect(said?.players[1]).toEqual({ name: "Theo Lindqvist", came: arrival !== null, words: says });
});

test("a no-show claim shows that no one checked in", () => {
  expect(words({ home: null, away: null }, CLAIM)?.players.map(({ came }) => came)).toEqual([false, false]);
});

test("there's nothing to say about a match where no one checked in or claims anything", () => {
  expect(words({ home: null, away: null })).toBeNull();
});
