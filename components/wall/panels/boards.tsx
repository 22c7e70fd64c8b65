import { lazy } from "react";
import type { HeardBoard } from "@/components/live/use-boards";
import { numberWord } from "@/lib/shared/text";
import type { Wall } from "@/lib/wall/view/wall-facts";
import type { Slide } from "../slide";

/** Loaded only when there's a board to show. It's drawn with the page, so there's no boundary around it. */
const WallBoard = lazy(() => import("../wall-board").then((part) => ({ default: part.WallBoard })));

/** As many as can be read from across a room. */
const PER_SLIDE = 6;

/** The games that are played now, six to a turn; none if there's nothing to watch. */
export function boardSlides(_wall: Wall, _now: string, boards: readonly HeardBoard[]): readonly Slide[] {
  const shown = boards.filter(({ board }) => board.news.games.length > 0);
  const count = Math.ceil(shown.length / PER_SLIDE);
  return Array.from({ length: count }, (_, index) => {
    const some = shown.slice(index * PER_SLIDE, (index + 1) * PER_SLIDE);
    return {
      key: `boards-${index}`,
      title: titleOf(shown.length, index, count),
      note: noteOf(some),
      body: (
        <ol className={some.length > 3 ? "tv-lv" : "tv-lv few"}>
          {some.map(({ board, heard }) => (
            <WallBoard key={board.match} board={board} heard={heard} />
          ))}
        </ol>
      ),
    };
  });
}

function titleOf(boards: number, index: number, count: number): string {
  const title = `Live: ${boards === 1 ? "one board" : `${numberWord(boards)} boards`}`;
  return count > 1 ? `${title}, ${index + 1} of ${count}` : title;
}

function noteOf(boards: readonly HeardBoard[]): string | undefined {
  const minutes = Math.max(0, ...boards.map(({ board }) => board.delayMs)) / 60_000;
  if (minutes === 0) return undefined;
  return `Boards run ${minutes === 1 ? "one minute" : `${numberWord(minutes)} minutes`} behind`;
}
