import { expect, test } from "vitest";
import { knockoutDivision, roundRobinDivision } from "@/components/gallery/divisions";
import { OPERA_GAME } from "@/lib/match/testing/records";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { publicMatchPage } from "./public-match-page";

test("a game of the playoff has its round in the division, as in the director's files", () => {
  const table = roundRobinDivision(4, 3);
  const drawn = knockoutDivision(1, 2).rounds.map((round) => ({
    ...round,
    stage: { ...round.stage, position: 2 },
  }));
  const division = { ...table, rounds: [...table.rounds, ...drawn] };
  const [round] = drawn;
  const [match] = round?.matches ?? [];
  if (!round || !match) throw new Error("A semifinal is played");
  const games = [{ white: "home", outcome: "white", ending: "checkmate", pgn: OPERA_GAME }] as const;
  const agreed = { ...match, decidedBy: "agreed" } as const;
  const page = publicMatchPage({ division, round, match: agreed, rules: DEPAUL, games, live: null });
  expect(page.slotName).toBe("Semifinal");
  expect(page.pgn).toContain('[Round "4"]');
  expect(page.pgn).toContain('[Site "Ray Meyer Fitness and Recreation Center"]');

  const session = { ...round, sessionPlace: "Student Union" };
  const there = publicMatchPage({
    division,
    round: session,
    match: agreed,
    rules: DEPAUL,
    games,
    live: null,
  });
  expect(there.pgn).toContain('[Site "Student Union"]');
});
