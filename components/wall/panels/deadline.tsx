import type { Wall } from "@/lib/wall/view/wall-facts";
import { deadlineAt } from "../deadline-now";
import type { Slide } from "../slide";

/** When the round closes, how long until then, and where to go. */
export function deadlineSlides(wall: Wall, now: string): readonly Slide[] {
  const next = deadlineAt(wall, now);
  if (!next) return [];
  return [
    {
      key: "deadline",
      title: next.words,
      note: wall.season,
      body: (
        <div className="tv-deadline">
          {next.left && <p className="left">{next.left}</p>}
          {next.count && <p>{next.count}</p>}
          {wall.register && next.words !== wall.register && <p>{wall.register}.</p>}
        </div>
      ),
    },
  ];
}
