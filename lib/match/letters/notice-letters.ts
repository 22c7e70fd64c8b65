import type { DraftLetter } from "@/lib/mail/letters/draft";
import { seatOf } from "@/lib/mail/letters/facts";
import { dayAndTime } from "@/lib/shared/dates";
import { otherSide } from "../rules/sides";
import type { Occurrence } from "./for-event";
import { occasionOf, toPlayer } from "./match-letter";

/** One side said ahead of time that they cannot play: the other hears what comes of it. */
export function noticeLetters(occurrence: Occurrence<"NoticeGiven">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const effect = event.deadlineAt
    ? `You both have more time: agree on another day, and report by ${dayAndTime(event.deadlineAt, facts.organization.timeZone)}.`
    : "The match is yours without playing. You have nothing to do.";

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `${theirName} cannot play`,
      paragraphs: [
        `${theirName} gave notice ahead of time that they cannot play.`,
        ...(event.reason ? [{ quote: event.reason, from: theirName }] : []),
        effect,
      ],
      action: "See the match",
    }),
  ];
}
