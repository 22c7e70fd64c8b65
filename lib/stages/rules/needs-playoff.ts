import { championsOf, type PlayedDivision } from "./champion";
import { isSettled } from "./is-settled";
import { findQualified } from "./qualified";

/** Is the stage that feeds a knockout over, with the players for it, and the knockout not drawn yet? */
export function needsPlayoff(division: PlayedDivision): boolean {
  return isAhead(division) && isSettled(division.rounds) && !lacksPlayers(division);
}

/** Are fewer than two players left for a knockout that hasn't been drawn? Then the division ends without it. */
export function lacksPlayers(division: PlayedDivision): boolean {
  return isAhead(division) && findQualified(division, []).seeds.length < 2;
}

/** Is every match decided, with a champion or without the players for a playoff? */
export function isPlayedOut(division: PlayedDivision): boolean {
  return isSettled(division.rounds) && (championsOf(division) !== null || lacksPlayers(division));
}

/** Is every match decided, with no champion yet because a match of the knockout was voided? */
export function isLeftOpen(division: PlayedDivision): boolean {
  const { rounds } = division;
  const isVoided = rounds.some(({ matches }) => matches.some(({ status }) => status === "void"));
  return isVoided && isSettled(rounds) && !isAhead(division) && championsOf(division) === null;
}

function isAhead({ season, rounds }: PlayedDivision): boolean {
  const isFed = season.rules.stages[1] !== undefined;
  return isFed && rounds.length > 0 && rounds.every(({ stage }) => stage.position === 1);
}
