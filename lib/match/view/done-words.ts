import { comingDayAndTime, dayAndTime } from "@/lib/shared/dates";
import type { MatchEvent } from "../rules/events";
import { whatItMeans } from "../words/consequences";
import { outcomeWords } from "../words/scores";
import type { MatchScene } from "./match-scene";

/** What one has just done, and who acts next. */
export type DoneWords = { readonly title: string; readonly text: string };

/**
 * The answer to what the reader just did, told by the last event of the match rather than by the address: a report that
 * found an equal one has settled the match. Nothing when somebody has acted since, as the page then says other things.
 */
export function doneWords(
  done: string | undefined,
  scene: Pick<MatchScene, "events" | "side" | "them" | "names" | "zone" | "now" | "place">,
): DoneWords | null {
  const last = scene.events.at(-1)?.event;
  if (!done || !last || !("by" in last) || last.by !== scene.side) return null;
  return wordsOf(last, scene);
}

function wordsOf(
  event: Extract<MatchEvent, { by: unknown }>,
  { them, names, zone, now, side, place }: Parameters<typeof doneWords>[1],
): DoneWords {
  const until = (at: string) => comingDayAndTime(at, now, zone);
  switch (event.type) {
    case "TimesProposed":
      return { title: "Your offer is sent.", text: `${them} answers next.` };
    case "TimeAgreed":
      return {
        title: `It is set: ${dayAndTime(event.scheduledAt, zone)}.`,
        text: `${them} has a letter that says so.`,
      };
    case "TimeCancelled":
      return { title: "The time is called off.", text: `${them} knows. Now agree on another one.` };
    case "ContactLogged":
      return { title: "The try is in the log.", text: `${them} sees it too.` };
    case "UnreachableClaimed":
      return { title: "The director has the match.", text: `${them} can say their side until the ruling.` };
    case "NoShowClaimed":
      return { title: "Your claim is in.", text: `${them} answers by ${until(event.answerBy)}.` };
    case "ResultReported":
      return { title: "Your report is in.", text: `${them} answers by ${until(event.answerBy)}.` };
    case "ReportAmended":
      return { title: "Your report is changed.", text: `${them} answers by ${until(event.answerBy)}.` };
    case "ReportApproved":
      if (!event.outcome) {
        return { title: "Confirmed: the match is level.", text: "The director decides it." };
      }
      return {
        title: `Settled: ${outcomeWords(event.outcome, names)}.`,
        text:
          place.format === "knockout"
            ? `${whatItMeans(event.outcome, side, them, place)} Nobody has to do anything.`
            : "It is in the table now. Nobody has to do anything.",
      };
    case "ReportContested":
      return { title: "The director has both versions.", text: "You get a letter with the ruling." };
    case "StatementAdded":
      return { title: "Your statement is with the director.", text: "The director acts next." };
    case "NoticeGiven":
      return event.outcome
        ? { title: "Your notice is in.", text: `The match counts as a default. ${them} has a letter.` }
        : { title: "Your notice is in.", text: `You both have more time. ${them} has a letter.` };
    case "Conceded":
      return { title: `You gave the match to ${them}.`, text: "It counts as a loss by forfeit." };
  }
}
