import type { RulePack } from "@/lib/schemas/rule-pack";
import { type Clause, LAWS_OF_CHESS } from "./laws-of-chess";
import {
  AUTHORITY_NAMES,
  clockTime,
  counted,
  duration,
  inOrder,
  listed,
  points,
  TIE_BREAK_RULES,
} from "./rule-words";
import { venueName, venueNote } from "./venue";

export type Rule = { readonly number: string; readonly title: string; readonly text: string };
export type RuleSection = {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly Rule[];
};

/**
 * The rules of a season in plain words, written from its rule pack: what players read, and what a ruling cites by
 * `number` and `title`. Every setting shows; a setting that is off is said to be off, so that numbers never shift.
 */
export function ruleSheet(rules: RulePack): readonly RuleSection[] {
  const sections: readonly (readonly [title: string, clauses: readonly Clause[]])[] = [
    ["The league", league(rules)],
    ["Arranging a match", arranging(rules)],
    ["The series", series(rules)],
    ["Reporting", reporting(rules)],
    ["Not playing", notPlaying(rules)],
    ["Standings", standings(rules)],
    ["At the board", atTheBoard(rules)],
    ...LAWS_OF_CHESS,
    ["Disputes", disputes(rules)],
  ];
  return sections.map(([title, clauses], index) => ({
    number: index + 1,
    title,
    rules: clauses.map(([name, text], place) => ({ number: `${index + 1}.${place + 1}`, title: name, text })),
  }));
}

/** How a ruling names a rule: "4.2 Approval". */
export function citeRule({ number, title }: Rule): string {
  return `${number} ${title}`;
}

function league({ title, authority, venue }: RulePack): readonly Clause[] {
  return [
    ["This league", `These are the rules of ${title}.`],
    [
      "What is not written here",
      `Where this sheet is silent, the rules of ${AUTHORITY_NAMES[authority]} decide. Where the two differ, this sheet goes first.`,
    ],
    [
      "Where to play",
      venue.kind === "online"
        ? `Every match is played on ${venueName(venue)}.`
        : `Every match is played at the ${venue.name}, over the board.`,
    ],
    ["Equipment", venueNote(venue) === "" ? "Bring a board, pieces and a clock." : venueNote(venue)],
    ["Good sportsmanship", "Be on time, be fair, and shake hands before and after."],
  ];
}

function arranging({ schedule }: RulePack): readonly Clause[] {
  const { daysPerRound, deadlineTime, cancelCutoffHours, timesPerOffer, hoursToPlay } = schedule;
  const days = daysPerRound === 7 ? "a week" : counted(daysPerRound, "day");
  const latest =
    hoursToPlay === 0
      ? "No offered time lies after the round closes."
      : `No offered time lies later than ${duration(hoursToPlay)} before the round closes, so that there is time to play and to report.`;
  return [
    ["Rounds", `A round lasts ${days}. It closes on its last day at ${clockTime(deadlineTime)}, local time.`],
    ["Finding a time", "The two players agree on a time between themselves, before the round closes."],
    [
      "Offers",
      `Either player offers the other up to ${counted(timesPerOffer, "time")} at once. A new offer replaces an older one of the same player. ${latest} The match is arranged once the other accepts a time.`,
    ],
    [
      "Calling off",
      cancelCutoffHours === 0
        ? "Either player can call off an agreed time until it begins. The match still has to be played in its round."
        : `Either player can call off an agreed time until ${duration(cancelCutoffHours)} before it. The match still has to be played in its round.`,
    ],
  ];
}

function series({ match }: RulePack): readonly Clause[] {
  const { bestOf, stalemate, otherDraws } = match;
  const wins = Math.floor(bestOf / 2) + 1;
  return [
    [
      "Length",
      bestOf === 1
        ? "A match is a single game."
        : `A match is a best of ${counted(bestOf, "game")}: whoever has ${counted(wins, "win")} first has won it. Then it ends; no further game is played.`,
    ],
    [
      "Colors",
      bestOf === 1
        ? "The player named first in the pairing has White."
        : "The player named first in the pairing has White in game 1. Colors then alternate. For the last possible game the players draw lots for colors.",
    ],
    ["Stalemate", `A game that ends in stalemate is drawn. ${DRAWN_GAME[stalemate]}`],
    [
      "Other draws",
      `A game can also be drawn by agreement, by threefold repetition, by the fifty-move rule or in a dead position. ${DRAWN_GAME[otherDraws]}`,
    ],
    [
      "A level match",
      stalemate === "half" || otherDraws === "half"
        ? "A match that is level after its last game is drawn."
        : "A match cannot be drawn: drawn games are played again until somebody has won.",
    ],
  ];
}

const DRAWN_GAME: Record<RulePack["match"]["stalemate"], string> = {
  replay: "It is recorded, does not count, and is played again with colors reversed.",
  half: "It counts half a point for each player in the match.",
};

function reporting({
  reporting: { hoursToAnswer, unanswered, graceHours, remindHours },
}: RulePack): readonly Clause[] {
  return [
    [
      "Report",
      "After the match one of the players reports the result of every game. The moves can be added; they are checked, and a report that they contradict is not taken.",
    ],
    [
      "Approval",
      `A result counts once the other player has approved it. The other player has ${duration(hoursToAnswer)} to approve it or to contest it. After that neither an answer nor a correction is taken. Nobody approves their own report.`,
    ],
    ["No answer", UNANSWERED[unanswered]],
    [
      "Two stories",
      "A contested report goes to the director, with the version and the statement of each player.",
    ],
    [
      "Deadline",
      graceHours === 0
        ? "Reports are taken until the round closes."
        : `Reports are taken until ${duration(graceHours)} after the round closes.`,
    ],
    [
      "Unreported matches",
      "A match that nobody has reported by then is a double forfeit: both players lose. It is never counted as a draw.",
    ],
    [
      "Reminders",
      remindHours.length === 0
        ? "No reminders are sent."
        : `Reminders are sent ${listed([...remindHours].sort((a, b) => b - a).map(duration))} before the round closes.`,
    ],
  ];
}

const UNANSWERED: Record<RulePack["reporting"]["unanswered"], string> = {
  director: "A report that is not answered in time goes to the director, because a win needs both players.",
  stands: "A report that is not answered in time stands as it is.",
};

function notPlaying({ forfeits }: RulePack): readonly Clause[] {
  const { noShowGraceMinutes, contactAttempts, hoursBetweenAttempts } = forfeits;
  const late = noShowGraceMinutes === 0 ? "late" : `more than ${counted(noShowGraceMinutes, "minute")} late`;
  const apart =
    hoursBetweenAttempts === 0
      ? "Attempts count however close together they are made."
      : `An attempt counts only if it is made at least ${duration(hoursBetweenAttempts)} after the last one that counted.`;
  return [
    [
      "Not coming",
      `Whoever is ${late} for an agreed time can be reported as not having come. The absent player is asked first; if that is admitted, the match is forfeited.`,
    ],
    [
      "Giving up a match",
      "A player can give a match to the opponent without playing it. That is a forfeit too.",
    ],
    [
      "An opponent who cannot be reached",
      `After ${counted(contactAttempts, "attempt")} to reach the opponent, each logged with its time and means, a player can ask the director to decide the match. ${apart}`,
    ],
    ["What a forfeit is worth", "The opponent wins the match. No games are recorded for it."],
  ];
}

function standings({ standings: { points: worth, tieBreaks } }: RulePack): readonly Clause[] {
  return [
    [
      "Points",
      `A won match is worth ${points(worth.win)}, a drawn match ${points(worth.draw)}, a lost match ${points(worth.loss)}. A double forfeit is a lost match for both.`,
    ],
    [
      "Equal points",
      tieBreaks.length === 0
        ? "Players with equal points share the place."
        : `Players with equal points are ranked ${inOrder(tieBreaks.map((tieBreak) => TIE_BREAK_RULES[tieBreak]))}.`,
    ],
    ["Equal on everything", "Players who are still level share the place."],
    ["What counts", "Only matches that are final count. A forfeit counts like any other win and loss."],
  ];
}

function atTheBoard({ clock: { secondsPerMove } }: RulePack): readonly Clause[] {
  return [
    [
      "Time for a move",
      secondsPerMove === null
        ? "There is no limit on the time for a single move."
        : `No move may take longer than ${duration(secondsPerMove / 3600)}. If one does, the opponent can claim the game at once; unclaimed, play goes on.`,
    ],
    [
      "Touch-move",
      "A player who touches a piece on purpose moves it if it has a legal move; one who touches an opponent's piece captures it if that is legal. Say that you adjust before you straighten a piece.",
    ],
    [
      "Illegal moves",
      "An illegal move is taken back, and the touched piece moves if it can. There is no other penalty.",
    ],
    ["No help", "No advice from anybody, no notes and no devices during a game."],
  ];
}

function disputes({ authority }: RulePack): readonly Clause[] {
  return [
    ["Ask first", "Stop the clock, leave the position on the board, and write down what each of you says."],
    [
      "The director",
      "Every dispute goes to the director. A ruling names its reason and the rule that it stands on.",
    ],
    ["Final", "A ruling is final. Only another ruling replaces it."],
    ["Directors who play", "A director never rules on their own match."],
    [
      "Cases that no rule covers",
      `The director decides them in the spirit of ${AUTHORITY_NAMES[authority]} and of fair play.`,
    ],
  ];
}
