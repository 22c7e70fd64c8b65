import { bracketOf } from "../knockout/bracket-of";
import type { Occupant } from "../knockout/fill-bracket";
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
function canReopen({ entries, rounds }: PlayedDivision): boolean {
  const isIn = (side: Occupant) =>
    side.kind === "entry" && entries.some(({ id, hasLeft }) => id === side.id && !hasLeft);
  const ofRounds = bracketOf(rounds)?.rounds ?? [];
  // The last round has the final first, and then the match for third place.
  const onTheWay = [...ofRounds.slice(0, -1).flat(), ...(ofRounds.at(-1)?.slice(0, 1) ?? [])];
  const toPlay = onTheWay.filter(({ stage }) => stage === "to-play");
  return toPlay.some(({ upperSide, lowerSide }) => isIn(upperSide) || isIn(lowerSide));
}

function isAhead({ season, rounds }: PlayedDivision): boolean {
  const isFed = season.rules.stages[1] !== undefined;
  return isFed && rounds.length > 0 && rounds.every(({ stage }) => stage.position === 1);
}
