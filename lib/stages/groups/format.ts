import { accept, refuse } from "@/lib/shared/answer";
import { counted } from "@/lib/shared/text";
import type { StageFormat } from "../format";
import { roundRobinRounds } from "../round-robin/round-robin";
import { MOST_IN_KNOCKOUT } from "../rules/schedule-refusals";
import { countedRounds, TABLE_WORDS } from "../words/counted-rounds";
import { advanceFromGroups, countAdvancing } from "./advance";
import { groupsCost } from "./cost";
import { advanceRule, advanceWords, groupsClause, groupsTitle, previewGroups } from "./groups-words";
import { groupTables, pairGroups } from "./pair-groups";
import { rankAcross } from "./rank-across";
import { GROUPS, type GroupsRules } from "./rules";
import { groupShapes } from "./shapes";
import { groupSizes, splitIntoGroups } from "./split";

/** Each group plays a round robin, and the best of each advance to a knockout. */
export const groups: StageFormat<GroupsRules, typeof GROUPS> = {
  key: "groups",
  title: "Groups",
  settings: GROUPS,
  makesTable: true,
  standsAlone: false,
  advanceBy: "own",
  shapedBy: ["groupSize", "advance", "bestNext", "cycles"],
  words: {
    ...TABLE_WORDS,
    opponent: "someone new from your group in every round",
    stage: "the groups",
    these: "these groups",
    seeded:
      "The winners of groups are seeded first, then the players in second place, and so on, each in the order of their records.",
    lead: (_, _next, span) =>
      `One match a ${span} against someone in your group, then the best of each group play a knockout for the title.`,
    advance: advanceWords,
    title: groupsTitle,
    rule: advanceRule,
    why: (stage, { players, weeks, least, lacks }) =>
      `${lacks === "weeks" ? `${players} players can’t all play each other in ${weeks}` : `There aren’t enough tables and boards for ${players} players to all play each other`}. In ${groupsTitle(stage, players)}, everyone plays at least ${counted(least, "match", "matches")}, and the champion is known on time.`,
  },
  names: countedRounds("Groups"),
  report: {
    type: ({ cycles }) => (cycles === 2 ? "double round robin in groups" : "round robin in groups"),
    code: () => null,
  },
  misfits: (_, before, after) => [
    ...(before ? [{ setting: "format", message: "Groups have to come first, before the knockout." }] : []),
    ...(after
      ? []
      : [
          { setting: "format", message: "A knockout has to follow the groups, because they have no winner." },
        ]),
  ],
  clause: groupsClause,
  most: ({ groupSize, advance, bestNext }) => groupSize * Math.floor((MOST_IN_KNOCKOUT - bestNext) / advance),
  mostInTable: ({ groupSize }) => groupSize,
  rounds: ({ groupSize, cycles }, players) =>
    Math.max(0, ...groupSizes(players, groupSize).map((size) => roundRobinRounds(size, cycles).length)),
  cost: groupsCost,
  countAdvancing: (stage, players) => countAdvancing(stage, groupSizes(players, stage.groupSize)),
  shapes: groupShapes,
  hasSession: () => false,
  matchRules: (_, match) => match,
  draw: (stage, field) => {
    const split = splitIntoGroups(stage, field);
    if (!split) return refuse("groups-not-whole");
    return accept({
      order: stage.split === "snake" ? field.ordered : stage.split === "lot" ? field.lots : split.flat(),
      seeds: null,
      groups: split,
      rounds: pairGroups(split, stage.cycles),
    });
  },
  preview: previewGroups,
  after: null,
  tables: groupTables,
  winners: () => null,
  undecided: () => [],
  ranking: rankAcross,
  advance: (stage, played, _, lots) => advanceFromGroups(stage, played, lots),
};
