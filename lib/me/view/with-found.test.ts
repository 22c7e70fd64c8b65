import { expect, test } from "vitest";
import { matchAfter } from "@/components/gallery/match-scenes";
import type { MatchEvent } from "@/lib/match/rules/events";
import { sceneWords } from "@/lib/match/view/match-scene";
import { actOf, myMoves } from "@/lib/match/view/my-moves";
import type { Search } from "@/lib/online/store/searches";
import { searchOfGames } from "@/lib/online/testing/sample-search";
import { siteGame } from "@/lib/online/testing/site-games";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { withFound } from "./with-found";

const NOW = "2026-11-20T20:45:00.000Z";
const OWN_TIMES: MatchEvent = { type: "TimesProposed", by: "home", times: ["2026-11-22T20:00:00.000Z"] };

/** The first thing to do in a match of which this was found, after the reader suggested times. */
function firstMove(search: Search) {
  const match = matchAfter([OWN_TIMES], { rules: TEXAS_STATE });
  const home = { ...match.home, handle: "amara_plays" };
  const away = { ...match.away, handle: "TheoTheRook" };
  const moves = myMoves(withFound([{ ...match, home, away }], new Map([["m1", search]]), NOW), NOW);
  const scene = moves.yours[0] ?? moves.others[0];
  if (!scene) throw new Error("The match is in neither list");
  const { what, turnLabel, by } = sceneWords(scene);
  return { isYours: moves.yours.length === 1, what, turnLabel, by: by?.at, act: actOf(scene).label };
}

test("a match that was found is the reader's move, as on its own page", () => {
  expect(firstMove(searchOfGames([siteGame()]))).toEqual({
    isYours: true,
    what: "We found your match: 1–0 to Theo",
    turnLabel: "Your move",
    by: "2026-11-22T20:20:00.000Z",
    act: "Check the result",
  });
});

test.each([
  { why: "nothing was found", search: searchOfGames([]) },
  {
    why: "a player said that it isn't theirs",
    search: searchOfGames([siteGame()], {
      standsAt: null,
      rejected: { by: "away", at: NOW, statement: "That was practice." },
    }),
  },
])("otherwise it's still to be played: $why", ({ search }) => {
  expect(firstMove(search)).toMatchObject({ isYours: false, what: "Theo has your suggested time" });
});
