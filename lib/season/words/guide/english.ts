import { hoursApart } from "@/lib/match/words/attempts";
import { clockTime, day, dayAndTime } from "@/lib/shared/dates";
import { counted, numberWord } from "@/lib/shared/text";
import { zoneAllYear } from "@/lib/stages/words/rounds";
import { printPointsInWords } from "@/lib/standings/rules/print-points";
import type { RulePack } from "../../input/rule-pack";
import { doDrawsCount } from "../../rules/drawn-games";
import { venueName } from "../../rules/play-venue";
import { duration } from "../../rules/rule-words";
import { longerRounds } from "../../rules/sheet/series";
import { longCalendarDay } from "../seasons";
import { type Guide, type GuideFacts, type GuideRound, guidePart } from "./guide-parts";

/** The player's guide in English. `spanish.ts` says the same. */
export function englishGuide(facts: GuideFacts): Guide {
  const { rules, url, zone } = facts;
  return {
    title: "Player’s guide",
    lead: `${facts.season} at ${facts.organization}: everything you need on one page. The rule sheet at ${url}/rules has the rest.`,
    steps: [
      guidePart(
        "Register",
        `Open ${url} and sign in. You don’t need a password.`,
        "Choose your division and accept the rule sheet.",
        facts.registrationClosesOn !== null &&
          `The last day to register is ${longCalendarDay(facts.registrationClosesOn)}.`,
        facts.hasWaiver && "Read the waiver and accept it by typing your name.",
        facts.fee && `You pay at the desk, not online: ${facts.fee.name}.`,
        facts.fee?.whereToPay ?? null,
      ),
      guidePart(
        "Find out who you play",
        roundLength(rules),
        facts.rounds.length > 0 && "If the dates below are different, they apply.",
        "We email you when there’s a match for you to play.",
      ),
      guidePart("Agree on a time", ...agreeing(rules)),
      guidePart("Play", ...playing(rules)),
      guidePart("Report the result", ...reporting(rules)),
      guidePart("If something goes wrong", ...trouble(rules)),
    ],
    dates: guidePart(
      "Dates",
      facts.rounds.length === 0 && NO_ROUNDS[facts.noRounds],
      ...facts.rounds.map((round) => roundLine(round, facts)),
      facts.rounds[0] ? `All times are ${zoneAllYear(facts.rounds[0].deadlineAt, zone)}.` : null,
    ),
    contact: guidePart("Questions", `Write to ${facts.contactEmail}.`, `Office: ${facts.office}.`),
  };
}

const NO_ROUNDS: Record<GuideFacts["noRounds"], string> = {
  unpublished: "The schedule isn’t published yet.",
  closed: "Every round so far has closed.",
  over: "The season is over.",
};

function roundLine({ divisions, opensAt, deadlineAt, session }: GuideRound, { zone }: GuideFacts): string {
  const whose = divisions.join(", ");
  if (session) return `Final${whose && `, ${whose}`}: ${dayAndTime(session.at, zone)}, ${session.place}.`;
  return `${whose && `${whose}: `}${day(opensAt, zone)} to ${dayAndTime(deadlineAt, zone)}.`;
}

function roundLength({ schedule: { daysPerRound, deadlineTime } }: RulePack): string {
  return `A round lasts ${counted(daysPerRound, "day")} and closes on its last day at ${clockTime(deadlineTime)}.`;
}

function agreeing({ schedule }: RulePack): readonly (string | false)[] {
  const { timesPerOffer, cancelCutoffHours, fallback } = schedule;
  return [
    `On the match page, suggest up to ${counted(timesPerOffer, "time")}. Your opponent picks one.`,
    cancelCutoffHours > 0 && `You can cancel until ${duration(cancelCutoffHours)} before it.`,
    fallback !== null && "If you don’t agree in time, the league sets a time for you.",
  ];
}

function playing(rules: RulePack): readonly (string | false)[] {
  const { venue, match, clock, conduct, room } = rules;
  const { minutesPerGame, secondsAdded, minutesPerMatch, timeUp, secondsPerMove } = clock;
  return [
    venue.kind === "online"
      ? `Play on ${venueName(venue)}${room.board ? " or on a board in the match room" : ""}. One of you challenges the other by username.`
      : `Meet at the ${venue.name}${room.board ? ", or play on a board in the match room" : ""}.`,
    match.bestOf === 1
      ? "A match is one game."
      : `A match is best of ${numberWord(match.bestOf)}: the first ${firstToWin(match)} wins it.`,
    longerRounds(rules),
    minutesPerGame !== null &&
      (secondsAdded === 0
        ? `Each of you has ${counted(minutesPerGame, "minute")} for a game.`
        : `Each of you has ${counted(minutesPerGame, "minute")} for a game, with ${counted(secondsAdded, "second")} for each move.`),
    secondsPerMove !== null && `A move can take ${duration(secondsPerMove / 3600)} at most.`,
    minutesPerMatch !== null &&
      `A match can take ${duration(minutesPerMatch / 60)} at most. ${TIME_UP[timeUp]}`,
    minutesPerMatch !== null &&
      match.bestOf > 1 &&
      timeUp !== "director" &&
      "That’s the last game: the player who leads wins the match.",
    conduct.touchMove && venue.kind !== "online" && "If you touch a piece, move it.",
  ];
}

function firstToWin(match: RulePack["match"]): string {
  const half = match.bestOf / 2;
  return doDrawsCount(match)
    ? `with more than ${printPointsInWords(half)}`
    : `to win ${numberWord(Math.ceil(half))} games`;
}

const TIME_UP: Record<RulePack["clock"]["timeUp"], string> = {
  "captured-points": "Then the player who captured more wins the game.",
  director: "Then the director decides the game.",
  draw: "Then the game is drawn.",
};

function reporting({ reporting: { hoursToAnswer, unanswered } }: RulePack): readonly string[] {
  return [
    "One of you reports the result of every game on the match page.",
    `The other confirms or contests it within ${duration(hoursToAnswer)}. ${UNANSWERED[unanswered]}`,
    "If no one reports a match by the deadline, both of you lose it.",
  ];
}

const UNANSWERED: Record<RulePack["reporting"]["unanswered"], string> = {
  director: "After that, the director decides.",
  stands: "After that, the report counts.",
};

function trouble({ forfeits }: RulePack): readonly (string | false)[] {
  const { noShowGraceMinutes, contactAttempts, hoursBetweenAttempts } = forfeits;
  const apart = hoursApart(contactAttempts, hoursBetweenAttempts);
  return [
    noShowGraceMinutes === 0
      ? "If your opponent doesn’t come, say so on the match page."
      : `If your opponent hasn’t come after ${counted(noShowGraceMinutes, "minute")}, say so on the match page.`,
    `If your opponent doesn’t answer, log ${counted(contactAttempts, "attempt")} to reach them${apart}, then ask the director to decide.`,
    "If you disagree about a result, contest it. The director rules, and the ruling is final.",
    "If you can’t keep playing, ask to leave under “Your move.” The director confirms it.",
  ];
}
