import { expect, test } from "vitest";
import { type Act, boardActs, playActs, recordOfActs, timed } from "../testing/played";
import { saidOf } from "./room-words";

test("why a game ended is printed with curly apostrophes, in the room and in its record", () => {
  const rules = timed({ minutesPerGame: 3, secondsPerMove: null });
  const acts: readonly Act[] = [...boardActs([]), [null, 250, { type: "look" }]];
  const { play, ended } = playActs(acts, { rules }).state;
  if (!play) throw new Error("It hasn’t started");
  const names = { home: "Amara", away: "Theo" };
  expect(saidOf({ play, ended }, { side: "home", names, rules })).toMatchObject({
    title: "Theo wins: you ran out of time",
    text: "White’s flag fell, and Black could still give mate.",
  });
  expect(JSON.stringify(recordOfActs(acts, rules))).toContain("White’s flag fell");
});
