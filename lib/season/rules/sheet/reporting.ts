import { list } from "@/lib/shared/text";
import type { RulePack } from "../../input/rule-pack";
import { canDefault } from "../can-default";
import { duration } from "../rule-words";
import { SITE_NAMES } from "../sites";
import { sentences, type Texts, type TitlesOf } from "./texts";

/** The address players write to. A sheet without an organization leaves it out. */
export type Office = { readonly contactEmail: string };

/** The titles of this section's rules, in the order of their numbers. New ones go at the end. */
export const REPORTING = {
  report: "Report",
  approval: "Confirmation",
  "no-answer": "No answer",
  "two-stories": "Contested reports",
  deadline: "Deadline",
  unreported: "Unreported matches",
  reminders: "Reminders",
  "other-ways": "Other ways to report",
  corrections: "Corrections",
  "found-games": "Games found on the site",
  "sportsmanship-ratings": "Sportsmanship ratings",
} as const satisfies TitlesOf<"reporting">;

export function reportingClauses(rules: RulePack, office: Office | null): Texts<typeof REPORTING> {
  const { venue, sportsmanship } = rules;
  const { hoursToAnswer, unanswered, graceHours, remindHours, otherWays, hoursToCorrect } = rules.reporting;
  const grace = graceHours === 0 ? null : duration(graceHours);
  return {
    report:
      "After the match, one of the players reports the result of every game. They can add the moves. Moves are checked, and a report that contradicts them isn’t accepted.",
    approval: `A result counts once the other player has confirmed it. The other player has ${duration(hoursToAnswer)} to confirm or contest it. After that, the report can’t be answered or corrected. Players can’t confirm their own report.`,
    "no-answer": UNANSWERED[unanswered],
    "two-stories":
      "A contested report goes to the director, with each player’s version and statement. Until the ruling, the player who contested it can withdraw that, and each player can accept the other’s version.",
    deadline: `Players can report until ${grace ? `${grace} after ` : ""}the round closes.`,
    unreported: `A match that hasn’t been reported ${grace ? `${grace} after` : "when"} the round closes is a double forfeit: both players lose. It never counts as a draw.`,
    reminders:
      remindHours.length === 0
        ? null
        : `Reminders are sent ${list([...remindHours].sort((a, b) => b - a).map(duration))} before the round closes.`,
    "other-ways": otherWays === "none" ? null : elsewhere(otherWays, office),
    corrections: hoursToCorrect === 0 ? null : correcting(hoursToCorrect, hoursToAnswer, venue),
    "found-games": venue.kind === "online" ? foundGames(venue) : null,
    "sportsmanship-ratings": sportsmanship.ratings === "none" ? null : ratings(rules),
  };
}

function correcting(hoursToCorrect: number, hoursToAnswer: number, venue: RulePack["venue"]): string {
  const canCountByItself = venue.kind === "online" && venue.foundHours !== null;
  const orFound = canCountByItself
    ? ", or after a result that the league found has counted automatically"
    : "";
  return `Until ${duration(hoursToCorrect)} after both players confirmed a result${orFound}, either of them can ask for a correction, with the result of every game and the reason. If the other player agrees, the correction replaces the result. If they disagree, or don’t answer within ${duration(hoursToAnswer)}, the director decides, and the ruling is final. The result counts until then. A correction can’t undo a match that has been played in a later round of a bracket.`;
}

function ratings(rules: RulePack): string {
  const { forDefault, forForfeit } = rules.sportsmanship;
  return sentences(
    "After a match that was played, each player can rate the other’s sportsmanship from 0 (unacceptable) to 4 (excellent).",
    forDefault !== null && canDefault(rules) && `A default counts as a rating of ${forDefault}.`,
    forForfeit !== null &&
      `A forfeit counts as a rating of ${forForfeit}, and a double forfeit for both players.`,
    "The director sees every rating and can leave one out. A player sees only their own average.",
  );
}

type OnlineVenue = Extract<RulePack["venue"], { kind: "online" }>;

function foundGames({ site, rated, provenNames, foundHours }: OnlineVenue): string {
  return sentences(
    `The league looks for the games of a match on ${SITE_NAMES[site]} by the players’ usernames: standard chess with a clock, ${RATED[rated]}, begun after the round opened, with the colors of the match.`,
    provenNames && "It does so once both have proven that the usernames are theirs.",
    "What it finds fills in the report. Either player can report something else.",
    foundHours === null
      ? "Both players still confirm it."
      : `If neither player objects or reports something else within ${duration(foundHours)}, or by the deadline for reports if that’s sooner, the result it found counts.`,
    "A game that a player left is never counted automatically.",
  );
}

const RATED: Record<OnlineVenue["rated"], string> = {
  any: "rated or not",
  rated: "rated",
  casual: "unrated",
};

const UNANSWERED: Record<RulePack["reporting"]["unanswered"], string> = {
  director:
    "A report that isn’t answered in time goes to the director, because both players have to agree to a win.",
  stands: "A report that isn’t answered in time counts as reported.",
};

/** DePaul 1.II.a: results are emailed to the office or put in the system, and approved by both. */
function elsewhere(ways: Exclude<RulePack["reporting"]["otherWays"], "none">, office: Office | null): string {
  const address = office ? `the office at ${office.contactEmail}` : "the office";
  return sentences(
    ways !== "desk" &&
      `A player can email the result of every game to ${address}, with a copy to the opponent, who replies to both.`,
    ways !== "email" && "Players can hand in a paper score slip, signed by both, at the front desk.",
    "The office enters the result once both players have agreed to it. It has to be entered by the same deadline, so allow for office hours.",
  );
}
