import { gameFrames } from "@/lib/match/view/game-frames";
import { publicName } from "@/lib/people/words/public-name";
import type { PublicMatchView } from "@/lib/standings/store/public-match";
import { GameViewer } from "../board/game-viewer";
import { PublicMatchSheet } from "../match/public-match";
import { PlayerSheet } from "../players/player-sheet";
import { knockoutDivision, NOW, roundRobinDivision } from "./divisions";
import type { Sample } from "./sample";

const MATE = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#";
const MIDDLE = roundRobinDivision(8, 3);

/** What everyone can open: a player, and a match. */
export const PLAYER_SAMPLES: readonly Sample[] = [
  { why: "in the middle of a season", seasons: [MIDDLE] },
  { why: "before the first match", seasons: [roundRobinDivision(8, 0)] },
  { why: "a champion, with an earlier season", seasons: [knockoutDivision(3), roundRobinDivision(6, 5)] },
]
  .map(
    ({ why, seasons }): Sample => ({
      of: "PlayerSheet",
      why,
      show: () => (
        <PlayerSheet
          player={{
            name: publicName({ name: "Amara Osei", number: 1 }, "full"),
            organization: MIDDLE.season.organization,
            firstEntryId: "e1",
            seasons: seasons.map((view) => ({ entryId: "e1", view })),
          }}
          at={NOW}
        />
      ),
    }),
  )
  .concat(
    [
      { why: "played", games: true, round: 0 },
      { why: "still to play", games: false, round: 4 },
    ].map(({ why, games, round }) => ({
      of: "PublicMatchSheet",
      why,
      show: () => <PublicMatchSheet view={matchOf(round, games)} />,
    })),
  )
  .concat([{ of: "GameViewer", why: "at the end of the game", show: () => <Viewer /> }]);

function Viewer() {
  const game = gameFrames(MATE);
  return game && <GameViewer game={game} white="Amara" black="Theo" label="Game 1" />;
}

function matchOf(index: number, withGames: boolean): PublicMatchView {
  const round = MIDDLE.rounds[index];
  const match = round?.matches[0];
  if (!round || !match) throw new Error("The division has this match");
  const { rules } = MIDDLE.season;
  const games = [
    { white: "home", outcome: "white", ending: "checkmate", pgn: MATE },
    { white: "away", outcome: "black", ending: "resignation" },
  ] as const;
  return { division: MIDDLE, round, match, rules, games: withGames ? games : [], live: null };
}
