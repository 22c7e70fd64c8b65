import type { HeardBoard } from "@/components/live/use-boards";
import { otherSide } from "@/lib/match/rules/sides";
import { firstName, lastName } from "@/lib/people/words/names";
import { gameOfMatch } from "@/lib/room/rules/cursor";
import { LiveClock } from "../live/live-clock";
import { LivePicture } from "../live/live-picture";
import { isTimed, moverOf, sidesOf, stateWords } from "../live/live-words";
import { usePublicTime } from "../live/use-public-time";
import { Icon } from "../ui/icon";

/** A game on a television: the board, and beside it who plays, who's to move, and their clock. */
export function WallBoard({ board, heard }: HeardBoard) {
  const { news, names, where } = board;
  const [game] = news.games;
  const now = usePublicTime(heard, news.now, game !== undefined && isTimed(game));
  if (!game) return null;
  const sides = sidesOf(game);
  const mover = moverOf(game);
  return (
    <li>
      <LivePicture game={game} label={where} none="lv-none" />
      <div>
        <h3 className="tb">
          {where} <span>game {gameOfMatch(game.number, news.firstGame)}</span>
        </h3>
        {(["black", "white"] as const).map((color) => (
          <p key={color} className={mover === color ? "pl2 go" : "pl2"}>
            <span className={color === "black" ? "dotc b" : "dotc"} />
            <span className="n">
              {shortName(names[sides[color]], names[otherSide(sides[color])])}
              <span className="sr">, {color === "white" ? "White" : "Black"}</span>
            </span>
            <span className="num">{news.score[sides[color]]}</span>
          </p>
        ))}
        <p className="st">
          <Icon name={game.ended ? "check" : "your-move"} />
          {stateWords(game, names)}
        </p>
        {mover && <LiveClock className="ck" game={game} color={mover} now={now} />}
      </div>
    </li>
  );
}

/** "Hana S.", or the whole name if both would read the same. */
function shortName(name: string, other: string): string {
  const initial = (full: string) => {
    const last = lastName(full);
    return last === firstName(full) ? full : `${firstName(full)} ${last.charAt(0)}.`;
  };
  return initial(name) === initial(other) ? name : initial(name);
}
