import { shortDay } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { formatOf } from "../formats";
import type { PrintedBracket } from "../knockout/bracket";
import { unmetPairs } from "../knockout/bracket-lines";
import { areAllDecided } from "../rules/is-settled";
import { slotInStage } from "../rules/rounds-of-stage";
import { type PrintedRound, printRound, stageOf } from "../words/rounds";
import { groupOfMatch } from "./group-of-match";
import { viewBracket } from "./view-bracket";

/** The most pairings to list for future rounds; a division of 200 players would fill a book. */
const MOST_PAIRS_AHEAD = 200;

/** The rounds of a division in reading order: the current one unfolded, then older ones, then future ones. */
export function listRounds(view: DivisionView, at: Instant) {
  const { season, entries, rounds } = view;
  const zone = season.organization.timeZone;
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const bracket = viewBracket(view, at) ?? undefined;
  const groups = groupOfMatch(rounds);
  const print = (round: (typeof rounds)[number]) => ({
    ...inGroups(printRound(round, slotInStage(round, rounds), names, zone, at), groups),
    isInBracket: !formatOf(round.stage).makesTable,
    unmet: formatOf(round.stage).makesTable ? [] : unmetIn(bracket, round.number),
  });
  const isBegun = (round: (typeof rounds)[number]) =>
    stageOf(round, at) !== "ahead" || areAllDecided([round]);
  const begun = rounds.filter(isBegun).reverse();
  const ahead = rounds.filter((round) => !isBegun(round));
  const perRound = Math.max(1, ahead[0]?.matches.length ?? 1);
  const listed = ahead.slice(0, Math.max(1, Math.floor(MOST_PAIRS_AHEAD / perRound)));
  const [next] = ahead.slice(listed.length);
  const last = ahead.at(-1);
  return {
    begun: begun.map(print),
    ahead: listed.map(print),
    more:
      next && last
        ? `${whatFollows(next.number, last.number)} closes on ${shortDay(last.deadlineAt, zone)}.`
        : undefined,
    openId: (begun[0] ?? ahead[0])?.id,
  };
}

function whatFollows(first: number, last: number): string {
  return first === last ? `Round ${last} follows. It` : `Rounds ${first} to ${last} follow. The last one`;
}

function inGroups(round: PrintedRound, groups: ReadonlyMap<string, string>) {
  return { ...round, pairs: round.pairs.map((pair) => ({ ...pair, group: groups.get(pair.id) ?? null })) };
}

function unmetIn(bracket: PrintedBracket | undefined, round: number): readonly string[] {
  return unmetPairs(bracket?.rounds.find(({ number }) => number === round)?.slots ?? []);
}
