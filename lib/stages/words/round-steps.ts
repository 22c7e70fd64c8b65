import { spanWords } from "@/lib/match/words/endings";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { venueName, venueNote } from "@/lib/season/rules/play-venue";
import { counted, numberWord } from "@/lib/shared/text";
import { formatOf } from "../formats";
import { matchLengths } from "../stages-of";

export interface RoundStep {
  readonly you: string;
  readonly youNote?: string | undefined;
  readonly league: string;
  readonly leagueNote?: string | undefined;
}

/** What happens in a round by the rule pack: what players do, and what the league does for them. */
export function roundSteps(rules: RulePack): readonly RoundStep[] {
  const { clock, schedule, reporting, venue } = rules;
  const [stage] = rules.stages;
  const format = stage && formatOf(stage);
  return [
    {
      you: "Meet your opponent",
      youNote: format?.words.opponent,
      league: `Opens a round every ${roundSpan(rules)}`,
      leagueNote: "and emails both of you",
    },
    {
      you: "Agree on a time",
      youNote: `suggest up to ${counted(schedule.timesPerOffer, "time")}, or pick one of theirs`,
      league: "Keeps the time you agreed on",
      leagueNote: `either of you can cancel it ${schedule.cancelCutoffHours === 0 ? "until it begins" : `until ${hours(schedule.cancelCutoffHours)} before`}`,
    },
    {
      you: playWords(rules),
      youNote:
        clock.secondsPerMove === null ? undefined : `${spanWords(clock.secondsPerMove)} a move at most`,
      league: venue.kind === "online" ? `On ${venueName(venue)}` : `At the ${venue.name}`,
      leagueNote: venueNote(venue) || undefined,
    },
    {
      you: "Report the result",
      youNote: "one of you is enough",
      league: "Asks the other to confirm it",
      leagueNote: `within ${hours(reporting.hoursToAnswer)}`,
    },
    ...(stage && format?.hasSession(stage) ? [SESSION_STEP] : []),
  ];
}

const SESSION_STEP: RoundStep = {
  you: "Play the final",
  youNote: "if you’ve won every match before it",
  league: "Sets its date, time, and location",
  leagueNote: "so you don’t have to agree on one",
};

/** "Play one game", "Play best of three"; the last rounds of a knockout can be longer than the others. */
function playWords(rules: RulePack): string {
  const [bestOf = 1, ...others] = matchLengths(rules);
  if (others.length > 0) return "Play the match";
  return bestOf === 1 ? "Play one game" : `Play best of ${numberWord(bestOf)}`;
}

/** "week", "ten days": how long a round lasts, after "every". */
export function roundSpan({ schedule: { daysPerRound } }: Pick<RulePack, "schedule">): string {
  if (daysPerRound % 7 !== 0) return daysPerRound === 1 ? "day" : `${numberWord(daysPerRound)} days`;
  return daysPerRound === 7 ? "week" : `${numberWord(daysPerRound / 7)} weeks`;
}

function hours(count: number): string {
  return count % 24 === 0 && count > 24 ? counted(count / 24, "day") : counted(count, "hour");
}
