import type { ReactNode } from "react";
import type { Wall } from "@/lib/wall/view/wall-facts";

/** One picture of a screen. */
export type Slide = {
  readonly key: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly body: ReactNode;
};

/** What a panel draws: its slides at this moment; none if it has nothing to show. `now` is the screen's own clock. */
export type Panel = (wall: Wall, now: string) => readonly Slide[];
