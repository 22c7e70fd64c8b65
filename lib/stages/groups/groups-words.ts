import { counted, ordinal, plural } from "@/lib/shared/text";
import type { DrawPreview } from "../format";
import { roundRobinRounds } from "../round-robin/round-robin";
import { countAdvancing } from "./advance";
import type { GroupsRules, Split } from "./rules";
import { groupSizes } from "./split";

/** What the rule sheet says about groups. */
export function groupsClause({ groupSize, cycles, advance, bestNext }: GroupsRules): string {
  return [
    `Groups of up to ${counted(groupSize, "player")}, then a single elimination.`,
    `Everyone plays everyone else in their group ${cycles === 2 ? "twice, the second time with colors reversed" : "once"}.`,
    `${whoAdvances(advance)}${andNext(bestNext)}.`,
    "Players of different groups are compared by points per match, then by the tie-breaks that depend only on their own matches, also per match.",
    "Two players from one group don’t meet in the first round of the knockout if that can be avoided.",
    "The winner of the final wins the division.",
  ].join(" ");
}

/** "The first two players of each group advance to the playoff, and so do the best two players among those ranked next." */
export function advanceWords({ advance, bestNext }: GroupsRules): string {
  return `${whoAdvances(advance)} to the playoff${andNext(bestNext)}.`;
}

/** "8 groups of 5", "7 groups of 5 or 6" */
export function groupsTitle({ groupSize }: Pick<GroupsRules, "groupSize">, players: number): string {
  const sizes = groupSizes(players, groupSize);
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const size = largest === smallest ? String(largest) : `${smallest} or ${largest}`;
  return `${plural(sizes.length, "group")} of ${size}`;
}

/** "The first two players of each group advance.": who advances, in short. */
export function advanceRule({ advance, bestNext }: GroupsRules): string {
  const first =
    advance === 1 ? "The winner of each group" : `The first ${counted(advance, "player")} of each group`;
  if (bestNext === 0) return `${first} ${advance === 1 ? "advances" : "advance"}.`;
  const next = bestNext === 1 ? "the best player" : `the best ${counted(bestNext, "player")}`;
  return `${first} and ${next} ranked ${ordinal(advance + 1)} advance.`;
}

function whoAdvances(advance: number): string {
  return advance === 1
    ? "The winner of each group advances"
    : `The first ${counted(advance, "player")} of each group advance`;
}

function andNext(bestNext: number): string {
  if (bestNext === 0) return "";
  return bestNext === 1
    ? ", and so does the best player among those ranked next"
    : `, and so do the best ${counted(bestNext, "player")} among those ranked next`;
}

/** What to say about groups before they're drawn. */
export function previewGroups(stage: GroupsRules, players: readonly string[]): DrawPreview {
  const sizes = groupSizes(players.length, stage.groupSize);
  const rounds = Math.max(0, ...sizes.map((size) => roundRobinRounds(size, stage.cycles).length));
  const [most = 0, least = 0] = [sizes[0], sizes.at(-1)];
  const size = most === least ? `of ${most}` : `of ${least} or ${most}`;
  const meet = stage.cycles === 1 ? "once" : "twice";
  return {
    sum: `${players.length} players in ${counted(sizes.length, "group")} ${size}. Everyone in a group plays everyone else ${meet}, in ${plural(rounds, "round")}. ${countAdvancing(stage, sizes)} of them advance to the playoff.`,
    firstRound: [],
    lots: LOTS[stage.split],
  };
}

const LOTS: Record<Split, string> = {
  lot: "When you publish, lots decide who’s in which group, who plays whom in each round, and who has White. A published schedule doesn’t change.",
  snake:
    "Players are dealt into the groups in order of registration, back and forth. The same order decides who plays whom in each round, and who has White. A published schedule doesn’t change.",
  "by-hand":
    "You choose who’s in which group. Their order in the group decides who plays whom in each round, and who has White. A published schedule doesn’t change.",
};
