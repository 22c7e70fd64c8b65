"use client";

import type { LiveBoard } from "@/lib/room/view/live-boards";
import { dayAndTime, zoneName } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { BlankState } from "../ui/blank-state";
import { HeadRow } from "../ui/head-row";
import styles from "./live.module.css";
import { LiveBoardCard } from "./live-board-card";
import { useBoards } from "./use-boards";

export interface LiveBoardsProps {
  readonly first: readonly LiveBoard[];
  /** Where the list is asked for again. */
  readonly source: string;
  /** The page itself, for those without JavaScript. */
  readonly page: string;
  readonly at: Instant;
  readonly zone: Zone;
}

/** The games that are played now, each as it goes on. Without JavaScript, as they were, with a link to look again. */
export function LiveBoards({ first, source, page, at, zone }: LiveBoardsProps) {
  const boards = useBoards(first, source);
  const playing = boards.filter(({ board }) => board.news.games.some(({ ended }) => !ended)).length;
  const behind = Math.max(0, ...boards.map(({ board }) => board.delayMs)) / 60_000;
  return (
    <section aria-labelledby="boards">
      <HeadRow id="boards" title="On the boards">
        {boards.length > 0 && countWords(playing, boards.length - playing)}
      </HeadRow>
      <p className={styles.asOf}>
        As of {dayAndTime(at, zone)} {zoneName(at, zone)}. <a href={page}>Refresh</a>
      </p>
      {boards.length === 0 ? (
        <BlankState title="No game to watch right now">
          A game appears here when it starts, if both players let others watch and they play it, or write it
          down, in the match room.
        </BlankState>
      ) : (
        <ol className={styles.boards}>
          {boards.map(({ board, heard }) => (
            <LiveBoardCard key={board.match} board={board} heard={heard} />
          ))}
        </ol>
      )}
      {behind > 0 && (
        <p className="small muted mt-4">
          Boards run {counted(behind, "minute")} behind, so no one can get help during a game.
        </p>
      )}
    </section>
  );
}

function countWords(playing: number, between: number): string {
  if (between === 0) return `${playing} playing`;
  return playing === 0 ? `${between} between games` : `${playing} playing, ${between} between games`;
}
