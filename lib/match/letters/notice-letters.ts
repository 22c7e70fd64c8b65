import type { DraftLetter } from "@/lib/mail/letters/draft";
import { seatOf } from "@/lib/mail/letters/facts";
import { dayAndTime } from "@/lib/shared/dates";
import { closesAt } from "../rules/deadline-rules";
import { otherSide } from "../rules/sides";
import { occasionOf, toPlayer } from "./match-letter";
import type { Occurrence } from "./occurrence";

/** A player gave notice that they can't play: the other side is told what happens now. */
export function noticeLetters(occurrence: Occurrence<"NoticeGiven">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const effect = event.deadlineAt
    ? `You both have more time. Agree on another day, and report by ${dayAndTime(closesAt({ deadlineAt: event.deadlineAt }, facts.rules), facts.organization.timeZone)}.`
    : "You win the match without playing. You don’t need to do anything.";

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `${theirName} can’t play`,
      paragraphs: [
        `${theirName} gave advance notice that they can’t play.`,
        ...(event.reason ? [{ quote: event.reason, from: theirName }] : []),
        effect,
      ],
      action: "See the match",
    }),
  ];
}
