import { firstName } from "@/lib/people/words/names";
import { gameOfMatch } from "@/lib/room/rules/cursor";
import type { LiveBoard } from "@/lib/room/view/live-boards";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import styles from "./live.module.css";
import { LiveClock } from "./live-clock";
import { LivePicture } from "./live-picture";
import { isTimed, moverOf, sidesOf, stateWords } from "./live-words";
import { type Heard, usePublicTime } from "./use-public-time";

/** A game that's being played: where, who, the position, who's to move and their clock. */
export function LiveBoardCard({ board, heard }: { readonly board: LiveBoard; readonly heard: Heard }) {
  const { href, where, division, names, news } = board;
  const [game] = news.games;
  const now = usePublicTime(heard, news.now, game !== undefined && isTimed(game));
  if (!game) return null;
  const sides = sidesOf(game);
  const mover = moverOf(game);
  const player = (color: "white" | "black") => {
    const name = names[sides[color]];
    const family = name.slice(firstName(name).length);
    return (
      <p className={classNames(styles.who, mover === color && styles.go)}>
        <span className={classNames("dotc", color === "black" && "b")} />
        <span className={styles.name}>
          {firstName(name)}
          {family && <span className={styles.family}>{family}</span>}
        </span>
        <span className="sr">, {color === "white" ? "White" : "Black"}</span>
        <span className={styles.score}>{news.score[sides[color]]}</span>
      </p>
    );
  };
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h3>
          <Link href={href} prefetch={false}>
            {where}
            <span className="sr">
              , {names.home} vs. {names.away}
            </span>
          </Link>
        </h3>
        <span>game {gameOfMatch(game.number, news.firstGame)}</span>
      </div>
      {player("black")}
      <LivePicture game={game} label={where} none={styles.none} />
      {player("white")}
      <p className={styles.foot}>
        <span className="status st-done">
          <Icon name={game.ended ? "check" : "your-move"} />
          {stateWords(game, names)}
        </span>
        <span className={styles.division}>{division}</span>
        {mover && <LiveClock className={styles.figures} game={game} color={mover} now={now} />}
      </p>
    </li>
  );
}
