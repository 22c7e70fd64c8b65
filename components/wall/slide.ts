import type { ReactNode } from "react";
import type { HeardBoard } from "@/components/live/use-boards";
import type { Wall } from "@/lib/wall/view/wall-facts";

/** One picture of a screen. */
export type Slide = {
  readonly key: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly body: ReactNode;
};

/**
 * What a panel draws: its slides at this moment; none if it has nothing to show. `now` is the screen's own clock; `boards`
 * are the games that are played, as they go on.
 */
export type Panel = (wall: Wall, now: string, boards: readonly HeardBoard[]) => readonly Slide[];
