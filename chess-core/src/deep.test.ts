import { expect, test } from "vitest";
import { checkFlags } from "../deep/flags";
import { checkGames } from "../deep/games";
import { checkMateChances } from "../deep/mate-chances";
import { checkMutations } from "../deep/mutations";

/** A short version of `npm run test:deep`, which does the same ten thousand times over. */
test("random games are the same in chess.js and chessops", () => {
  expect(checkGames(20)).toContain("0 differences");
});

test("every parser answers mutated texts", () => {
  expect(checkMutations(8000)).toContain("0 exceptions, 0 hangs");
});

test("who could still mate is what an exhaustive search finds", () => {
  expect(checkMateChances(8)).toContain("0 wrong");
});

test("every flag of a game has an answer", () => {
  expect(checkFlags(300)).toContain(" 0 unknown (0.000 %), 0 wrong");
});
