import { shortDay, shortDayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { quoted, sentence } from "@/lib/shared/text";
import { formatOf } from "@/lib/stages/formats";
import { closesAt, hadBothLeft } from "../../rules/deadline-rules";
import { otherSide, SIDES } from "../../rules/sides";
import {
  byLeague,
  type Describers,
  type EventContext,
  type EventMoment,
  type EventOf,
  type EventText,
} from "../event-text";
import { goneTimes } from "../gone-times";
import { outcomeWords } from "../scores";

/** What happens to a match without its players: pairings, closures, and times that pass. */
export const describeLeague = {
  MatchPaired: (event, { at, zone, context: { rules } }) =>
    byLeague(
      `Paired by the league, ${shortDay(at, zone)}. Report by ${shortDayAndTime(closesAt(event, rules), zone)}.`,
    ),
  Repaired: (event, { at, zone, context: { rules } }) =>
    byLeague(
      `Re-paired by the league, ${shortDay(at, zone)}. Report by ${shortDayAndTime(closesAt(event, rules), zone)}.`,
    ),
  Unpaired: (_event, { at, zone }) =>
    byLeague(`Off for now, ${shortDay(at, zone)}: an earlier match was reopened or its result changed.`),
  VenueClosed: describeClosure,
  DeadlinePassed: (_event, { at, before, context, zone }) => ({
    kind: "ruling",
    stamp: "Both lose",
    tone: "red",
    heading: "Double forfeit",
    body: `${whyBothLose(at, closesAt(before, context.rules), zone)}: ${bothOut(context)}.`,
    signedBy: "Recorded by the league",
  }),
  AnswerOverdue: describeOverdue,
} satisfies Partial<Describers>;

/** "Renata Kovács closed Courtside Lounge. Tue, Nov 24, 7:00 pm is canceled. Report by Sun, Dec 6, 11:59 pm. “Snow”" */
function describeClosure(
  { venue, canceled, movedTo, deadlineAt, withdrawn, reason }: EventOf<"VenueClosed">,
  { director, names, zone, context: { ownOf } }: EventMoment,
): EventText {
  const inWords = (at: Instant) => shortDayAndTime(at, zone);
  const closed = venue === undefined ? "the venue" : (venue ?? "the rec center");
  const sentences = [
    `${director} closed ${closed}.`,
    canceled && `${shortDayAndTime(canceled, zone)} is canceled.`,
    movedTo && `The league set ${shortDayAndTime(movedTo, zone)} instead.`,
    ...SIDES.map((side) => {
      const isShown = ownOf === undefined || ownOf === side;
      const gone = goneTimes(withdrawn?.[side] ?? [], names[side], isShown ? inWords : null);
      return gone && sentence(gone);
    }),
    deadlineAt && `More time until ${shortDayAndTime(deadlineAt, zone)}.`,
    quoted(reason),
  ];
  return byLeague(sentences.filter(Boolean).join(" "));
}

function describeOverdue(
  { outcome }: EventOf<"AnswerOverdue">,
  { at, before, context, names, zone }: EventMoment,
): EventText {
  const claimed = before.report ?? before.noShow;
  const silent = claimed ? names[otherSide(claimed.by)] : "No one";
  const claim = before.report ? "report" : "claim";
  const missed = `${silent} didn’t answer by ${shortDayAndTime(before.answerBy ?? at, zone)}`;
  if (!outcome) return byLeague(`${missed}, so the ${claim} went to the director.`);
  return {
    kind: "ruling",
    stamp: "Final",
    tone: "final",
    heading: `The ${claim} counts, ${outcomeWords(outcome, context)}`,
    body: `${missed}.`,
    signedBy: "Recorded by the league",
  };
}

function whyBothLose(at: Instant, deadline: Instant, zone: Zone): string {
  return hadBothLeft(at, deadline)
    ? "Both players had left"
    : `No report by ${shortDayAndTime(deadline, zone)}`;
}

/** A double forfeit puts both players out of a knockout, and is a loss for both in other stages. */
function bothOut({ format }: EventContext): string {
  return `both players ${format ? formatOf({ format }).words.bothLose.they : "lose the match"}`;
}
