import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { type Act, playActs, secondsIn } from "../testing/played";
import { comparedWords } from "./sheet-words";

const OPENING = ["e2e4", "e7e5", "g1f3"];
const rules = DEPAUL;
const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];

test.each([
  { plies: 1, words: "Both scoresheets agree, 1 move." },
  { plies: 2, words: "Both scoresheets agree, 1 move." },
  { plies: 3, words: "Both scoresheets agree, 2 moves." },
])("White’s and Black’s move count as one: after $plies, “$words”", ({ plies, words }) => {
  const written = (["home", "away"] as const).flatMap((by) =>
    OPENING.slice(0, plies).map((uci, ply): Act => [by, ply + 1, { type: "write", ply, uci }]),
  );
  const { play } = playActs([start, ...written], { rules }).state;
  expect(play && comparedWords(play, "home", { home: "Amara", away: "Theo" })).toBe(words);
});
