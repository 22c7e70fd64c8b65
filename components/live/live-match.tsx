"use client";

import { useCallback, useState } from "react";
import { withSideNames } from "@/lib/adjudicator/words/side-names";
import { livePaths } from "@/lib/paths/live";
import type { Pair } from "@/lib/people/words/names";
import { applyNews, type LiveGame, type LiveNews, markOf } from "@/lib/room/rules/live-updates";
import { counted } from "@/lib/shared/text";
import { GameViewer } from "../board/game-viewer";
import { classNames } from "../ui/class-names";
import { HeadRow } from "../ui/head-row";
import { Icon } from "../ui/icon";
import { LiveClock } from "./live-clock";
import styles from "./live-match.module.css";
import { START_FEN } from "./live-picture";
import { isTimed, moverOf, sidesOf, stateWords } from "./live-words";
import { type Heard, heardNow, usePublicTime } from "./use-public-time";
import { useStream } from "./use-stream";

export interface LiveMatchProps {
  /** What could be seen when the page was drawn. */
  readonly news: LiveNews;
  readonly delayMs: number;
  /** Short names, as the public reads them. */
  readonly names: Pair;
}

/** The games of a match that's being played: the board follows the last one, and each can be stepped through. */
export function LiveMatch({ news, delayMs, names }: LiveMatchProps) {
  const [games, setGames] = useState(() => applyNews([], news));
  const [heard, setHeard] = useState<Heard>(null);
  const hear = useCallback((fresh: LiveNews) => {
    setGames((before) => applyNews(before, fresh));
    setHeard(heardNow(fresh.now));
  }, []);
  useStream(news.match, () => livePaths.liveMatch(news.match, markOf(games)), hear);
  const behind = delayMs === 0 ? "Live" : `Live, ${counted(delayMs / 60_000, "minute")} behind`;
  if (games.length === 0) {
    return (
      <p className="next-why">
        The first game has started. You see it here {counted(delayMs / 60_000, "minute")} later.
      </p>
    );
  }
  return games.toReversed().map((game, index) => (
    <section
      key={game.number}
      className={index > 0 ? "section" : undefined}
      aria-labelledby={`live-${game.number}`}
    >
      <HeadRow id={`live-${game.number}`} title={`Game ${games.length - index}`}>
        {game === games.at(-1) && !game.ended && (
          <span className="status st-done">
            <Icon name="play" />
            {behind}
          </span>
        )}
      </HeadRow>
      <Players game={game} names={names} heard={heard} atFirst={news.now} />
      <Moves game={game} label={`Game ${games.length - index}`} names={names} />
      {game.ended && <p className="next-why">{withSideNames(game.ended.why)}</p>}
    </section>
  ));
}

/** Who has which color, whose turn it is, and the clocks. */
function Players({
  game,
  names,
  heard,
  atFirst,
}: {
  readonly game: LiveGame;
  readonly names: Pair;
  readonly heard: Heard;
  readonly atFirst: string;
}) {
  const now = usePublicTime(heard, atFirst, isTimed(game));
  const sides = sidesOf(game);
  return (
    <div className={styles.players}>
      {(["white", "black"] as const).map((color) => (
        <p key={color} className={styles.player}>
          <span className={classNames("dotc", color === "black" && "b")} />
          <span className={classNames(moverOf(game) === color && styles.go)}>{names[sides[color]]}</span>
          <span className="sr">, {color === "white" ? "White" : "Black"}</span>
          {game.isClockUsed && <LiveClock className={styles.figures} game={game} color={color} now={now} />}
        </p>
      ))}
      <p className={styles.state}>
        <Icon name={game.ended ? "check" : "your-move"} />
        {stateWords(game, names)}
      </p>
    </div>
  );
}

function Moves({
  game,
  label,
  names,
}: {
  readonly game: LiveGame;
  readonly label: string;
  readonly names: Pair;
}) {
  if (game.moves.length === 0 && game.keptAs === "table")
    return <p className="next-why">They aren’t writing down the moves.</p>;
  const sides = sidesOf(game);
  return (
    <GameViewer
      game={{ start: START_FEN, frames: game.moves }}
      white={names[sides.white]}
      black={names[sides.black]}
      label={label}
      isLive={!game.ended}
    />
  );
}
