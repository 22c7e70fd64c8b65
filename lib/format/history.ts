import type { Instant } from "@/lib/domain/instant";
import type { StoredEvent } from "@/lib/domain/match/events";
import { shortDayAndTime } from "./dates";
import { type Storytelling, type Told, tellEvents } from "./told-event";

/** One plain sentence about one event, for the desk's log and for whoever hears the page read aloud. */
export type HistoryLine = {
  readonly seq: number;
  readonly at: Instant;
  /** "Sat, Nov 21, 5:01 pm" */
  readonly when: string;
  /** "Amara Osei reported 2–1 to Amara. 1–0, 0–1, 1–0" */
  readonly text: string;
};

/** The history of a match as sentences, oldest first. */
export function historyLines(events: readonly StoredEvent[], story: Storytelling): readonly HistoryLine[] {
  return tellEvents(events, story).map(({ stored: { seq, at }, told }) => ({
    seq,
    at,
    when: shortDayAndTime(at, story.zone),
    text: sentenceOf(told, story),
  }));
}

function sentenceOf(told: Told, story: Storytelling): string {
  switch (told.kind) {
    case "act": {
      const act = told.act.charAt(0).toLowerCase() + told.act.slice(1);
      return `${story[told.by]} ${act}.${told.note ? ` ${told.note}` : ""}`;
    }
    case "notice":
      return told.text;
    case "ruling":
      return `${told.heading}. ${told.body}`;
  }
}
