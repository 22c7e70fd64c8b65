import { foldGames, liveGame } from "@/lib/room/rules/live";
import { type LiveNews, updateOf } from "@/lib/room/rules/live-updates";
import { type Act, boardActs, playActs, secondsIn, timed } from "@/lib/room/testing/played";
import { type LiveBoard, liveBoards } from "@/lib/room/view/live-boards";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { LiveBoards } from "../live/live-boards";
import { LiveMatch } from "../live/live-match";
import { WallBoard } from "../wall/wall-board";
import { LONG_NAME, playerNames } from "./names";
import type { Sample } from "./sample";

const BLITZ = timed({ minutesPerGame: 10, secondsAdded: 5 }, OFFICIAL);
const OPENING = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
const NAMES = playerNames(12);
const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];

/** What spectators see after these acts, each at its second of the game. */
function newsAfter(acts: readonly Act[], seconds: number, match = "m0"): LiveNews {
  const { events } = playActs(acts, { rules: BLITZ });
  const placed = events.map((event, index) => ({ number: 1, seq: index + 1, event }));
  const states = [...foldGames(placed)];
  return {
    match,
    now: secondsIn(seconds),
    score: { home: 1, away: 0 },
    firstGame: 1,
    games: states.flatMap(([number, state]) => {
      const game = liveGame(number, state);
      return game ? [updateOf(undefined, game)] : [];
    }),
  };
}

const PLAYED = newsAfter(boardActs(OPENING), 20);
const AT_TABLE = newsAfter([start], 20);
const OVER = newsAfter([...boardActs(OPENING), ["away", 9, { type: "resign" }]], 20);
const PAIR = { home: "Amara", away: LONG_NAME };

/** Boards for a page or a wall. */
export function sampleBoards(count: number): readonly LiveBoard[] {
  return Array.from({ length: count }, (_, index): LiveBoard => {
    const { games, ...news } = [PLAYED, OVER, AT_TABLE][index % 3] ?? PLAYED;
    return {
      match: `m${index}`,
      href: "/lakeside/matches/m0",
      where: index === 3 ? "Round 4" : `Table ${index + 1}`,
      division: index % 2 === 0 ? "Open" : "First Season",
      names: { home: index === 1 ? LONG_NAME : (NAMES[index * 2] ?? ""), away: NAMES[index * 2 + 1] ?? "" },
      delayMs: index === 0 ? 300_000 : 0,
      news: {
        ...news,
        games: games.map((game) => ({
          ...game,
          from: Math.max(0, game.moves.length - 1),
          moves: game.moves.slice(-1),
        })),
      },
    };
  });
}

export const LIVE_SAMPLES: readonly Sample[] = [
  ...[
    { why: "five boards", boards: sampleBoards(5) },
    { why: "nothing to watch", boards: liveBoards([], new Map(), []) },
  ].map(({ why, boards }) => ({
    of: "LiveBoards",
    why,
    show: () => (
      <LiveBoards
        first={boards}
        source="/lakeside/fall-2026/live/live.json"
        page="/lakeside/fall-2026/live"
        at={secondsIn(20)}
        zone="America/Chicago"
      />
    ),
  })),
  ...sampleBoards(3).map((board, index) => ({
    of: "WallBoard",
    why: ["being played", "over, a long name", "without moves"][index] ?? "",
    show: () => (
      <ol className="tv-lv">
        <WallBoard board={board} heard={null} />
      </ol>
    ),
  })),
  ...[
    { why: "being played, five minutes behind", news: PLAYED, delayMs: 300_000 },
    { why: "between games", news: OVER, delayMs: 0 },
    { why: "at a table, without moves", news: AT_TABLE, delayMs: 0 },
    { why: "nothing can be seen yet", news: { ...PLAYED, games: [] }, delayMs: 300_000 },
  ].map(({ why, ...props }) => ({
    of: "LiveMatch",
    why,
    show: () => <LiveMatch {...props} names={PAIR} />,
  })),
];
