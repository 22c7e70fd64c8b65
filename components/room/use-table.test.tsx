import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Act, playActs, secondsIn } from "@/lib/room/testing/played";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { linkRoom } from "./room-link";
import type { RoomFacts } from "./room-props";
import { useTable } from "./use-table";

const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const { events } = playActs([start], { rules: DEPAUL });

/** A match on a real board, in its nth game. */
function inGame(number: number) {
  const facts: RoomFacts = {
    matchId: "m1",
    side: "home",
    match: { rules: DEPAUL, deadlineAt: secondsIn(500_000), isOpen: true, isFinal: false, firstGame: 1 },
    hasToAnswer: false,
    events: events.map((event, index) => ({ number, seq: index + 1, event })),
    now: secondsIn(1),
  };
  const link = linkRoom(facts);
  return { facts, room: { ...link.read(), link } };
}

/** Taps "Game over" in game 1; before it's entered, game 2 begins. */
function Room({ seen }: { readonly seen: string[] }) {
  const [game, setGame] = useState(1);
  const { scene, isEnding, setEnding } = useTable(inGame(game));
  seen.push(`game ${scene.number}: ${isEnding ? "ending" : "playing"}`);
  if (game === 1) isEnding ? setGame(2) : setEnding(true);
  return null;
}

test("the next game doesn't begin with the end of the one before, which the other player has entered", () => {
  const seen: string[] = [];
  renderToStaticMarkup(<Room seen={seen} />);
  expect(seen).toEqual(["game 1: playing", "game 1: ending", "game 2: playing"]);
});
