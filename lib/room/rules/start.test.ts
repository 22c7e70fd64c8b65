import { describe, expect, test } from "vitest";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { type Act, boardActs, playActs, secondsIn } from "../testing/played";
import { contextAfter } from "./context";
import type { GameEvent } from "./events";
import { foldGame } from "./evolve";
import { fallenFlag } from "./flag";
import { judgeGame } from "./judge";
import type { GameState } from "./state";

const FINAL = rulesOfRound(TEXAS_STATE, { stage: 2, number: 1, of: 1 });
const HOUR = 3_600;
const later = (acts: readonly Act[], by: number) =>
  acts.map(([side, seconds, command]): Act => [side, seconds + by, command]);

describe("the time for the match (Texas State 3.II)", () => {
  const first = playActs([...boardActs(["e2e4", "e7e5"]), [null, HOUR + 1, { type: "look" }]], {
    rules: FINAL,
  });

  const contextOfNext = ({ play, ended }: GameState, rules = FINAL) => {
    const earlier = [
      {
        white: play?.white ?? null,
        startedAt: play?.startedAt ?? null,
        endedAt: ended?.at ?? null,
        outcome: ended?.outcome ?? null,
        ending: ended?.ending ?? null,
      },
    ];
    const asking = { number: 2, by: null, now: secondsIn(HOUR), isLaterBegun: false, judge: judgeGame };
    const match = { rules, deadlineAt: secondsIn(100 * HOUR), isOpen: true, isFinal: false, firstGame: 1 };
    const { now: _now, by: _by, ...rest } = contextAfter(match, earlier, asking);
    return rest;
  };

  test("the additional game after a tied hour has an hour of its own", () => {
    expect(first.state.ended).toMatchObject({ outcome: "draw", ending: "match-time" });
    const startsAt = HOUR + 65;
    const { state } = playActs(
      [...later(boardActs([]), startsAt), [null, startsAt + 60, { type: "look" }]],
      contextOfNext(first.state),
    );
    expect(state.play?.matchEndsAt).toBe(secondsIn(startsAt + HOUR));
    expect(state.ended).toBeNull();
  });

  const three = { ...FINAL, match: { ...FINAL.match, bestOf: 3 as const } };

  test("a game of the match's own number can't start after the hour", () => {
    const ended = first.state.ended && { ...first.state.ended, ending: "agreement" as const };
    const next = contextOfNext({ ...first.state, ended }, three);
    const { refused, state } = playActs(later(boardActs([]), HOUR + 65), next);
    expect(refused?.code).toBe("match-time-over");
    expect(state.play).toBeNull();
  });

  test("the game that the hour ended is the last one of the match", () => {
    const rules = { ...three, match: { ...three.match, levelMatch: "director" as const } };
    const { refused } = playActs(later(boardActs([]), HOUR + 65), contextOfNext(first.state, rules));
    expect(refused?.code).toBe("series-over");
  });

  test.each([-2 * HOUR, -HOUR, -HOUR + 1, -600, 0])(
    "whenever the match started, no game ends before its start (%i s)",
    (seconds) => {
      const started = playActs(boardActs([]), { rules: FINAL }).events.map((event) =>
        event.type === "Started" ? { ...event, matchEndsAt: secondsIn(seconds + HOUR) } : event,
      );
      const ended = fallenFlag(playOf(started), secondsIn(2 * HOUR), { rules: FINAL, judge: judgeGame });
      expect(ended?.type === "Ended" && ended.at >= secondsIn(0)).toBe(true);
    },
  );
});

function playOf(events: readonly GameEvent[]) {
  const { play } = foldGame(events);
  if (!play) throw new Error("The game has started");
  return play;
}
