import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ROOM_USES } from "@/lib/paths/match";
import { type Act, boardActs, playActs, secondsIn } from "@/lib/room/testing/played";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { Room } from "./room";
import { linkRoom } from "./room-link";
import type { RoomProps } from "./room-props";
import { useRoom } from "./use-room";

vi.mock("./use-room");

const PROPS: RoomProps = {
  facts: {
    matchId: "m1",
    side: "home",
    match: { rules: DEPAUL, deadlineAt: secondsIn(500_000), isOpen: false, isFinal: false, firstGame: 1 },
    hasToAnswer: false,
    events: [],
    now: secondsIn(60),
  },
  names: { home: "Amara", away: "Theo" },
  title: "Amara vs. Theo",
  until: "until Sunday",
  rulesHref: "/rules",
  contactEmail: "",
  seen: 1,
};
const ACTS: readonly Act[] = [
  ["home", 0, { type: "start", white: "home", at: secondsIn(0) }],
  ["home", 1, { type: "write", ply: 0, uci: "e2e4" }],
];

test.each(ROOM_USES)("in the %s, too, a refused game's moves stay in sight", (use) => {
  const waiting = [{ number: 1, state: playActs(ACTS, { rules: DEPAUL }).state }];
  vi.mocked(useRoom).mockImplementation((facts) => {
    const [games, setGames] = useState<typeof waiting>(waiting);
    if (games.length > 0) setGames([]);
    const link = linkRoom(facts);
    return { ...link.read(), link, games };
  });
  const page = renderToStaticMarkup(<Room use={use} {...PROPS} />);
  expect(page).toContain("Game 1 wasn’t saved");
  expect(page).toContain("e4");
  expect(page).toContain("The match room is closed");
});

test.each([
  { use: "board", acts: ACTS.slice(0, 1), says: "Game 1 has started at a real board", canDiscard: true },
  { use: "board", acts: ACTS, says: "Game 1 has started at a real board", canDiscard: false },
  { use: "clock", acts: boardActs([]), says: "Game 1 has started on the board here", canDiscard: false },
  { use: "sheet", acts: boardActs([]), says: "Game 1 has started on the board here", canDiscard: false },
] as const)("in the $use, $says: that's said, with the way to it", ({ use, acts, says, canDiscard }) => {
  const rules = OFFICIAL;
  vi.mocked(useRoom).mockImplementation((facts) => {
    const link = linkRoom(facts);
    return { ...link.read(), link, games: [{ number: 1, state: playActs(acts, { rules }).state }] };
  });
  const { facts, ...rest } = PROPS;
  const match = { ...facts.match, rules, isOpen: true };
  const page = renderToStaticMarkup(<Room use={use} {...rest} facts={{ ...facts, match }} />);
  expect(page).toContain(says);
  expect(page).toContain("<h1");
  expect(page).toContain(use === "board" ? `href="/matches/m1/room"` : `href="/matches/m1/room?use=board"`);
  expect(page.includes("Take the start back")).toBe(canDiscard);
});
