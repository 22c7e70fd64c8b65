import { accept, refuse } from "@/lib/shared/answer";
import type { StageFormat } from "../format";
import { roundRobinRounds } from "../round-robin/round-robin";
import { MOST_IN_KNOCKOUT } from "../rules/schedule-refusals";
import { countedRounds, TABLE_WORDS } from "../words/counted-rounds";
import { goOnFromGroups } from "./go-on";
import { goOnWords, groupsClause, previewGroups } from "./groups-words";
import { groupTables, pairGroups } from "./pair-groups";
import { placesAcross } from "./places";
import type { GroupsRules } from "./rules";
import { groupSizes, splitIntoGroups } from "./split";

/** Each group plays a round robin, and the best of each advance to a knockout. */
export const groups: StageFormat<GroupsRules> = {
  key: "groups",
  makesTable: true,
  words: {
    ...TABLE_WORDS,
    opponent: "a new one of your group in every round",
    stage: "the groups",
    these: "these groups",
    lead: (_, _next, span) =>
      `One match a ${span} against somebody in your group, then the best of each group play a knockout for the title.`,
    goOn: goOnWords,
  },
  names: countedRounds("Groups"),
  report: {
    type: ({ cycles }) => (cycles === 2 ? "double round robin in groups" : "round robin in groups"),
    code: () => null,
  },
  misfits: (_, before, after) => [
    ...(before ? [{ setting: "format", message: "Groups come first. A knockout follows them." }] : []),
    ...(after
      ? []
      : [{ setting: "format", message: "Groups have no winner: a knockout has to follow them." }]),
  ],
  clause: groupsClause,
  most: ({ groupSize, advance, bestNext }) => groupSize * Math.floor((MOST_IN_KNOCKOUT - bestNext) / advance),
  rounds: ({ groupSize, cycles }, players) =>
    Math.max(0, ...groupSizes(players, groupSize).map((size) => roundRobinRounds(size, cycles).length)),
  hasSession: () => false,
  rulesOfRound: (_, rules) => rules,
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
  places: placesAcross,
  goOn: (stage, played, _, lots) => goOnFromGroups(stage, played, lots),
};
