import { accept } from "@/lib/shared/answer";
import type { StageFormat } from "../format";
import { MOST_IN_KNOCKOUT } from "../rules/schedule-refusals";
import { advanceBracket } from "./advance-bracket";
import { bracketOf } from "./bracket-of";
import { knockoutCost } from "./cost";
import { roundsOf } from "./knockout";
import { KNOCKOUT_WORDS } from "./knockout-words";
import { knockoutMisfits } from "./misfits";
import { previewBracket } from "./preview";
import { KNOCKOUT_ROUNDS } from "./round-names";
import { KNOCKOUT, type KnockoutRules } from "./rules";
import { undecidedPairs } from "./undecided";

/** The loser of a match is out, and the winner of the final wins the stage. */
export const knockout: StageFormat<KnockoutRules, typeof KNOCKOUT> = {
  key: "knockout",
  title: "Knockout",
  settings: KNOCKOUT,
  makesTable: false,
  standsAlone: true,
  advanceBy: null,
  shapedBy: ["qualifiers"],
  words: KNOCKOUT_WORDS,
  names: KNOCKOUT_ROUNDS,
  report: { type: () => "knockout", code: () => "CUSTOM_KNOCKOUT" },
  misfits: (stage, before) => knockoutMisfits(stage, before),
  clause: () =>
    "Single elimination in each division: a player who loses a match is out, and the winner of the final wins the division.",
  most: () => MOST_IN_KNOCKOUT,
  mostInTable: () => 0,
  rounds: (_, players) => roundsOf(players),
  cost: ({ thirdPlace }, players) => knockoutCost(players, thirdPlace),
  countAdvancing: () => 0,
  shapes: ({ players }, weigh) => (players <= MOST_IN_KNOCKOUT ? [weigh([{ format: "knockout" }])] : []),
  hasSession: ({ final }) => final === "session",
  matchRules: (stage, match, round) => ({
    ...match,
    bestOf: lengthOf(stage, round) ?? match.bestOf,
    levelMatch: stage.levelMatch,
  }),
  draw: ({ seeding }, { ordered, lots }) => {
    const seeds = seeding === "lot" ? lots : ordered;
    return accept({ order: seeds, seeds, groups: [], rounds: [] });
  },
  preview: previewBracket,
  after: advanceBracket,
  tables: () => [],
  winners: ({ rounds }) => {
    const winner = bracketOf(rounds)?.rounds.at(-1)?.[0]?.winner;
    if (!winner || winner.kind === "open") return null;
    return winner.kind === "entry" ? [winner.id] : [];
  },
  undecided: undecidedPairs,
  ranking: () => [],
  advance: () => ({ seeds: [], byLot: [], passedOver: [] }),
};

/** Its last rounds can have longer matches than the others. */
function lengthOf(
  { semifinalBestOf, finalBestOf }: KnockoutRules,
  { number, of }: { readonly number: number; readonly of: number },
) {
  if (number === of) return finalBestOf;
  return number === of - 1 ? semifinalBestOf : null;
}
