import { describe, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { siteGame, wantedMatch } from "../testing/site-games";
import { findMatch, pickMatch } from "./find-match";
import type { SiteGame } from "./site-game";

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const turned = { white: "TheoTheRook", black: "amara_plays" };
const first = siteGame({ id: "first", startedAt: at("19:00") });
const second = siteGame({
  id: "second",
  startedAt: at("19:30"),
  end: { kind: "played", outcome: "white", ending: "resignation" },
  moves: ["e4", "e5"],
  clocks: [598_000, 598_000],
});
const reversed = siteGame({ id: "reversed", startedAt: at("20:00"), ...turned });
const left = siteGame({ id: "left", startedAt: at("20:30"), end: { kind: "left", outcome: "white" } });

const THREE: RulePack = { ...TEXAS_STATE, match: { ...TEXAS_STATE.match, bestOf: 3 } };
const candidatesOf = (games: readonly SiteGame[], wanted = wantedMatch()) =>
  findMatch(games, wanted).candidates.map(({ id }) => id);

describe("players can pick", () => {
  test.each([
    { why: "nothing where one game is the match", games: [first], ids: [] },
    { why: "among repeated games", games: [first, second], ids: ["first", "second"] },
    {
      why: "a warm-up before the agreed time",
      games: [first, second],
      agreedAt: at("19:30"),
      ids: ["first", "second"],
    },
    { why: "nothing where the only game has the wrong colors", games: [reversed], ids: [] },
    { why: "no game that a player left", games: [first, second, left], ids: ["first", "second"] },
  ])("$why", ({ games, agreedAt = null, ids }) => {
    expect(candidatesOf(games, wantedMatch({ agreedAt }))).toEqual(ids);
  });
});

describe("what they pick", () => {
  const all = [first, second, reversed];
  test.each([
    { why: "the second game instead of the first", picks: ["second"], outcome: ["white"] },
    { why: "nothing that was found", picks: ["other"], refusal: { kind: "not-there" } },
    { why: "one that was, one that wasn't", picks: ["first", "other"], refusal: { kind: "not-there" } },
    { why: "none", picks: [], refusal: { kind: "not-there" } },
    { why: "the wrong colors", picks: ["reversed"], refusal: { misfit: { why: "other-colors" } } },
    { why: "one game too many", picks: ["first", "second"], refusal: { misfit: { why: "after-the-match" } } },
  ])("in a match of one game: $why", ({ picks, outcome, refusal }) => {
    const picked = pickMatch(all, picks, wantedMatch());
    if (refusal) expect(picked).toMatchObject({ refusal });
    else expect(picked.ok && picked.value.map(({ reported }) => reported.outcome)).toEqual(outcome);
  });

  test("in a best of three, the order they were played in and the colors count, not the order of the ticks", () => {
    const wanted = wantedMatch({ rules: THREE });
    const whole = pickMatch(all, ["reversed", "second"], wanted);
    expect(whole.ok && whole.value.map(({ game }) => game.id)).toEqual(["second", "reversed"]);
    expect(pickMatch(all, ["second"], wanted)).toMatchObject({ refusal: { kind: "undecided" } });
    expect(pickMatch(all, ["reversed"], wanted)).toMatchObject({
      refusal: { misfit: { why: "other-colors" } },
    });
    expect(pickMatch(all, ["first", "second"], wanted)).toMatchObject({
      refusal: { misfit: { why: "other-colors" } },
    });
  });
});
