import { formatOf } from "../formats";
import { championsOf, lastStage, type PlayedDivision } from "./champion";
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

/** Is every match decided, with a champion, without the players for a playoff, or with no way left to a champion? */
export function isPlayedOut(division: PlayedDivision): boolean {
  if (!isSettled(division.rounds)) return false;
  return championsOf(division) !== null || lacksPlayers(division) || isStuck(division);
}

/** Is every match decided, with no champion yet because a match of the knockout was voided that can be reopened? */
export function isLeftOpen(division: PlayedDivision): boolean {
  return isWithoutChampion(division) && canReopen(division);
}

/** Is every match decided, with no champion because the players of each voided match have left? */
export function isStuck(division: PlayedDivision): boolean {
  return isWithoutChampion(division) && !canReopen(division);
}

function isWithoutChampion(division: PlayedDivision): boolean {
  const { rounds } = division;
  const isVoided = rounds.some(({ matches }) => matches.some(({ status }) => status === "void"));
  return isVoided && isSettled(rounds) && !isAhead(division) && championsOf(division) === null;
}

/** Is there a voided match on the way to the champion whose two players are known, one of whom is still in? */
function canReopen(division: PlayedDivision): boolean {
  const own = lastStage(division);
  const [first] = own;
  const pairs = first ? formatOf(first.stage).undecided(own) : [];
  const stillIn = new Set(division.entries.filter(({ hasLeft }) => !hasLeft).map(({ id }) => id));
  return pairs.some((pair) => pair.some((id) => stillIn.has(id)));
}

function isAhead({ season, rounds }: PlayedDivision): boolean {
  const isFed = season.rules.stages[1] !== undefined;
  return isFed && rounds.length > 0 && rounds.every(({ stage }) => stage.position === 1);
}
