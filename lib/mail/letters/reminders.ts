import { challengeParagraphs } from "@/lib/match/letters/challenge";
import { type MatchWords, toPlayer } from "@/lib/match/letters/match-letter";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import { type NextMoveKind, nextMove } from "@/lib/match/rules/next-move";
import type { Side } from "@/lib/match/rules/sides";
import { isToPlay, type MatchState } from "@/lib/match/rules/state";
import { enoughAttempts } from "@/lib/match/words/attempts";
import { ifNobodyReports, ifNobodyReportsThen } from "@/lib/match/words/consequences";
import { afterYouPlay, bothSign, throughOffice } from "@/lib/match/words/no-account";
import { whatToReport } from "@/lib/match/words/series-words";
import { type RoomStage, roomStage, type StartedGame } from "@/lib/room/rules/room-stage";
import { comingDay, comingDayAndTime, dayAndTime } from "@/lib/shared/dates";
import { type Instant, minutesBetween } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";
import { theMatch } from "@/lib/stages/words/round-name";
import type { OffLink } from "./body";
import type { DraftLetter } from "./draft";
import { type LetterFacts, seatOf, whereToPlay, whereToReach } from "./facts";

/** With less time left than this, a reminder counts hours instead of days. */
const SHORT_NOTICE_HOURS = 12;

/** Which reminder it is: how many hours before the deadline. Written now. */
export type ReminderOccasion = {
  readonly hours: number;
  readonly now: Instant;
  readonly off: OffLink;
  readonly games?: StartedGames;
};

/** The games of the match that have started in its room, in order. */
export type StartedGames = readonly StartedGame[];

/**
 * Reminds one player, at the times they chose, that no one has reported and the round closes soon. Written once per
 * deadline and hour, so a match that got more time is reminded of again. Undefined if the match is reported or decided.
 */
export function reminderLetter(
  side: Side,
  facts: LetterFacts,
  state: MatchState,
  { hours, now, off, games }: ReminderOccasion,
): DraftLetter | undefined {
  const words = reminderWords(side, facts, state, now, games);
  const occasion = `reminder:${state.deadlineAt}:${hours}`;
  return words && toPlayer(side, { occasion, facts, at: now }, words, off);
}

/** The text of a reminder, for its own email or for the daily one. */
export function reminderWords(
  side: Side,
  facts: LetterFacts,
  state: MatchState,
  now: Instant,
  games: StartedGames = [],
): MatchWords | undefined {
  if (!isToPlay(state.status)) return undefined;
  const { scheduledAt, fixedPlace } = state;
  const zone = facts.organization.timeZone;
  const closes = closesAt(state, facts.rules);
  const hours = Math.max(1, Math.round(minutesBetween(now, closes) / 60));
  const { theirName, hasNoAccount } = seatOf(side, facts);
  const move = nextMove(state, side, now, facts.rules).kind;
  const round = theMatch(facts.round);
  const loseThen = ifNobodyReportsThen(facts.round);

  const isAgreed = scheduledAt !== null && scheduledAt > now;
  const room = roomStage(games, side, facts.rules);
  if (room && !(isAgreed && IN_ROOM[room.kind] === "finish")) {
    const todo = IN_ROOM[room.kind];
    return {
      subject:
        hours <= SHORT_NOTICE_HOURS
          ? `${capitalize(counted(hours, "hour"))} left to ${todo} ${round}`
          : `${capitalize(todo)} ${round}: it closes ${comingDay(closes, now, zone)}`,
      paragraphs: [
        `${inRoom(room, theirName)} ${capitalize(round)} closes on ${dayAndTime(closes, zone)}. ${loseThen}`,
      ],
      action: "See the match",
    };
  }
  if (isAgreed) {
    return {
      subject: `You play ${theirName} ${comingDayAndTime(scheduledAt, now, zone)}`,
      paragraphs: [
        fixedPlace === null
          ? `You play ${theirName} on ${dayAndTime(scheduledAt, zone)}, ${whereToPlay(facts)}.`
          : `You play ${theirName} on ${dayAndTime(scheduledAt, zone)}, at ${fixedPlace}. If you can’t come, write to the director at the address below.`,
        ...challengeParagraphs(side, facts),
        `${afterYouPlay(theirName, hasNoAccount, facts.rules)} ${ifNobodyReports(closes, now, zone, facts.round)}`,
      ],
      action: "See the match",
    };
  }
  if (hours <= SHORT_NOTICE_HOURS || move === "report") {
    return {
      subject:
        hours <= SHORT_NOTICE_HOURS
          ? `${capitalize(counted(hours, "hour"))} left to report ${round}`
          : `Report ${round}: it closes ${comingDay(closes, now, zone)}`,
      paragraphs: [
        `No one has reported your match with ${theirName} yet. ${capitalize(round)} closes on ${dayAndTime(closes, zone)}.`,
        `If you have played, ${hasNoAccount ? bothSign(facts.rules) : "report it now"}. ${loseThen}`,
      ],
      action: `Report ${whatToReport(facts.rules)}`,
    };
  }
  const arrange = arrangeWords(move, side, facts);
  return {
    subject: `No time set for ${round} yet: it closes ${comingDay(closes, now, zone)}`,
    paragraphs: [
      `You and ${theirName} haven’t agreed on a time yet, and ${round} closes on ${dayAndTime(closes, zone)}. ${loseThen}`,
      arrange.what,
    ],
    action: arrange.action,
  };
}

/** What's to do with a match that's played in its room. */
const IN_ROOM = {
  on: "finish",
  between: "finish",
  "to-confirm": "confirm",
  "for-director": "ask the director about",
} as const satisfies Record<RoomStage["kind"], string>;

function inRoom({ kind }: RoomStage, theirName: string): string {
  if (kind === "for-director")
    return `You’ve played ${theirName} in the match room, and the rules leave a game to the director, who isn’t told automatically. Write to the address below.`;
  return IN_ROOM[kind] === "finish"
    ? `Your match with ${theirName} has begun in the match room and isn’t over.`
    : `You’ve played your match with ${theirName} in the match room, but neither of you has confirmed the result there.`;
}

/** How to agree on a time, as the match page asks for it. */
function arrangeWords(move: NextMoveKind, side: Side, facts: LetterFacts) {
  const { them, theirName, hasNoAccount } = seatOf(side, facts);
  if (hasNoAccount)
    return {
      what: `${throughOffice(theirName, facts.rules)} To reach the office, write to the address below.`,
      action: "See the match",
    };
  const reach = `To reach ${theirName}: ${whereToReach(them, facts)}.`;
  if (move === "pick-time")
    return {
      what: `${theirName} suggested when to play. Pick a time, or suggest others. ${reach}`,
      action: "Pick a time",
    };
  const isWaiting = move === "wait-for-answer";
  const first = isWaiting ? `${theirName} hasn’t answered your suggestion yet.` : "Suggest times now.";
  return {
    what: `${first} ${reach} If ${theirName} doesn’t answer, log each attempt on the match page. After ${enoughAttempts(facts.rules)}, you can ask the director to decide.`,
    action: isWaiting ? "See the match" : "Suggest times",
  };
}
