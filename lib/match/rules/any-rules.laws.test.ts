import fc from "fast-check";
import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { anyRulePack } from "@/lib/season/testing/rule-packs";
import { CLOCK, hour, open } from "../testing/matches";
import type { MatchCommand } from "./commands";
import { decide } from "./decide";
import type { MatchActor } from "./decision";
import { evolve } from "./evolve";
import type { ReportedGame } from "./games";
import { addUpSeries, nextWhite } from "./series";
import type { MatchState } from "./state";

/** From this game on no one draws: a report holds twelve games. */
const DRAWS_UNTIL = 5;

const HOME: MatchActor = { kind: "person", userId: "home", side: "home", isDirector: false, isStaff: false };
const AWAY: MatchActor = { kind: "person", userId: "away", side: "away", isDirector: false, isStaff: false };
const DIRECTOR: MatchActor = {
  kind: "person",
  userId: "director",
  side: null,
  isDirector: true,
  isStaff: true,
};

const rolls = fc.array(fc.nat({ max: 99 }), { minLength: 12, maxLength: 12 });

test("under any rules, a match that's played, reported and approved ends", () => {
  fc.assert(
    fc.property(anyRulePack, fc.integer({ min: 1, max: 3 }), rolls, (pack, number, chance) => {
      for (const [index, { format }] of pack.stages.entries()) {
        const rules = rulesOfRound(pack, { stage: index + 1, number, of: 3 });
        const reported = send(open(), { type: "report", games: playGames(rules, chance) }, HOME, rules);
        const approved = send(reported, { type: "approve" }, AWAY, rules);
        const state =
          approved.status === "with-director" ? send(approved, ruling, DIRECTOR, rules) : approved;
        expect(state.status).toBe("final");
        if (format === "knockout") expect(state.outcome?.home).not.toBe("draw");
        if (rules.match.levelMatch !== "draw") expect(state.outcome?.home).not.toBe("draw");
      }
    }),
  );
});

test("under any rules, both lose a match that no one reports once the grace period is over", () => {
  fc.assert(
    fc.property(anyRulePack, (rules) => {
      const context = { now: hour(168 + 336 + 1), actor: CLOCK, rules, zone: "UTC" };
      const decision = decide(open(), { type: "pass-deadline" }, context);
      expect(decision).toMatchObject({ ok: true, value: [{ type: "DeadlinePassed" }] });
    }),
  );
});

const ruling = {
  type: "rule",
  result: "home",
  score: null,
  reason: "Tied after the last game.",
  rule: "3.5 A tied match",
} as const;

function playGames(rules: RulePack, chance: readonly number[]): readonly ReportedGame[] {
  const games: ReportedGame[] = [];
  for (const roll of chance) {
    if (addUpSeries(games, rules.match).isDecided) break;
    const white = nextWhite(games, rules.match) ?? (roll % 2 ? "home" : "away");
    if (games.length < DRAWS_UNTIL && roll < 40) {
      games.push({ white, outcome: "draw", ending: roll < 20 ? "stalemate" : "agreement" });
    } else games.push({ white, outcome: roll % 3 ? "white" : "black", ending: "checkmate" });
  }
  return games;
}

function send(state: MatchState, command: MatchCommand, actor: MatchActor, rules: RulePack): MatchState {
  const decision = decide(state, command, { now: hour(10), actor, rules, zone: "UTC" });
  if (!decision.ok) throw new Error(`${command.type}: ${JSON.stringify(decision.refusal)}`);
  return decision.value.reduce(evolve, state);
}
