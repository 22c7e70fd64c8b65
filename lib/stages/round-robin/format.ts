import { accept } from "@/lib/shared/answer";
import { counted, numberWord, plural } from "@/lib/shared/text";
import { rankEntries, type StandingsRow } from "@/lib/standings/rules/rank-entries";
import { resultsOf } from "@/lib/standings/rules/results";
import { rowsForPlayoff, rowsStillIn } from "@/lib/standings/rules/still-in";
import type { PlayedStage, StageFormat } from "../format";
import { areAllDecided } from "../rules/is-settled";
import { qualify } from "../rules/qualify";
import { mostInRoundRobin } from "../rules/schedule-refusals";
import { countedRounds, TABLE_WORDS } from "../words/counted-rounds";
import { roundRobinClause } from "./clause";
import { roundRobinCost } from "./cost";
import { roundRobinPairs, roundRobinRounds } from "./round-robin";
import { ROUND_ROBIN, type RoundRobinRules } from "./rules";
import { roundRobinShapes } from "./shapes";

/** Everyone plays everyone, and the standings decide. */
export const roundRobin: StageFormat<RoundRobinRules, typeof ROUND_ROBIN> = {
  key: "round-robin",
  title: "Round robin",
  settings: ROUND_ROBIN,
  makesTable: true,
  standsAlone: true,
  advanceBy: "knockout",
  shapedBy: ["cycles"],
  words: {
    ...TABLE_WORDS,
    stage: "the round robin",
    these: "these standings",
    lead: (_, next, span) => {
      const match = `One match a ${span} against someone in your division`;
      if (next?.format !== "knockout" || next.qualifiers === null) return `${match}.`;
      return `${match}, then the first ${numberWord(next.qualifiers)} play a knockout for the title.`;
    },
    advance: (_, most, players) =>
      `The first ${counted(Math.min(most ?? players, players), "player")} in these standings advance to the playoff.`,
    title: ({ cycles }) => (cycles === 2 ? "Double round robin" : "Round robin"),
    rule: ({ cycles }) => (cycles === 2 ? "Everyone plays everyone twice." : "Everyone plays everyone once."),
    why: ({ cycles }, { players, weeks }) =>
      `With ${players} players, ${weeks} are enough for everyone to play everyone${cycles === 2 ? " twice" : ""}.`,
  },
  names: countedRounds("Round robin"),
  report: {
    type: ({ cycles }) => (cycles === 2 ? "double round robin" : "round robin"),
    code: ({ cycles }) => (cycles === 2 ? "FIDE_DOUBLEROUNDROBIN" : "FIDE_ROUNDROBIN"),
  },
  misfits: (_, before) =>
    before ? [{ setting: "format", message: "A round robin has to come first, before any knockout." }] : [],
  clause: roundRobinClause,
  most: ({ cycles }) => mostInRoundRobin(cycles),
  mostInTable: ({ cycles }) => mostInRoundRobin(cycles),
  rounds: ({ cycles }, players) => roundRobinRounds(players, cycles).length,
  cost: ({ cycles }, players) => roundRobinCost(players, cycles),
  countAdvancing: (_, players, most) => Math.min(most ?? players, players),
  shapes: roundRobinShapes,
  hasSession: () => false,
  matchRules: (_, match) => match,
  draw: ({ cycles }, { lots }) =>
    accept({ order: lots, seeds: null, groups: [], rounds: roundRobinPairs(lots, cycles) }),
  preview: ({ cycles }, players) => {
    const rounds = roundRobinRounds(players.length, cycles).length;
    const sitsOut = players.length % 2 === 1 ? " One player sits out each round." : "";
    return {
      sum: `${players.length} players. Everyone plays everyone ${cycles === 1 ? "once" : "twice"}, in ${plural(rounds, "round")}.${sitsOut}`,
      firstRound: [],
      lots: "When you publish, lots decide who plays whom in each round and who has White. A published schedule doesn’t change.",
    };
  },
  after: null,
  tables: (rounds) => (rounds.length === 0 ? [] : [{ name: null, members: null, rounds }]),
  winners: (stage) => (areAllDecided(stage.rounds) ? firstOf(rowsStillIn(stage)) : null),
  undecided: () => [],
  ranking: rankAll,
  advance: (_, played, { most, conditions }, lots) =>
    qualify(rowsForPlayoff(played, conditions), most ?? played.entries.length, lots),
};

/** Who shares the best rank. */
function firstOf(rows: readonly StandingsRow[]): readonly string[] {
  const best = Math.min(...rows.map(({ rank }) => rank));
  return rows.filter(({ rank }) => rank === best).map(({ entryId }) => entryId);
}

function rankAll({ entries, rounds, standings }: PlayedStage): readonly StandingsRow[] {
  return rankEntries(entries, resultsOf(rounds), standings);
}
