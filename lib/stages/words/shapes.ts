import { capitalize, counted, ordinal, plural } from "@/lib/shared/text";
import { countGoingOn } from "../groups/go-on";
import { groupSizes } from "../groups/split";
import type { Recommendation, Room, Shape } from "../rules/recommend-shape";
import type { StageSketch } from "../rules/stage-cost";

type GroupsSketch = Extract<StageSketch, { format: "groups" }>;

/** "Round robin", "8 groups of 5, then a playoff of 16", "Knockout" */
export function shapeName({ stages }: Pick<Shape, "stages">, players: number): string {
  const [first, second] = stages;
  if (!first) return "";
  if (!second) return stageTitle(first, players);
  return `${stageTitle(first, players)}, then a playoff of ${playoffSize(stages, players)}`;
}

/** Who plays whom, and who advances. One or two short sentences. */
export function shapeRule({ stages }: Pick<Shape, "stages">): string {
  return stages.map(stageRule).filter(Boolean).join(" ");
}

/** "4 to 9", "39" */
export function matchesEach({ each: { least, most } }: Pick<Shape, "each">): string {
  return least === most ? String(least) : `${least} to ${most}`;
}

/** Why a shape doesn't fit: "Seven weeks too long", "Too few tables". Null if it fits. */
export function shapeMisfit(
  { days, fitsWeeks, fitsTables }: Pick<Shape, "days" | "fitsWeeks" | "fitsTables">,
  weeks: number,
): string | null {
  if (!fitsWeeks) return `${capitalize(counted(Math.ceil(days / 7) - weeks, "week"))} too long`;
  return fitsTables ? null : "Too few tables";
}

/** Why this shape is recommended. */
export function whyRecommended({ recommended, shapes }: Recommendation, room: Room): string {
  if (!recommended) return "A division needs at least two players.";
  const { players, weeks } = room;
  const inWeeks = counted(weeks, "week");
  const misfit = shapeMisfit(recommended, weeks)?.toLowerCase();
  const name =
    recommended.stages.length === 1
      ? `a ${shapeName(recommended, players).toLowerCase()}`
      : shapeName(recommended, players);
  if (!recommended.fitsWeeks) {
    return `Nothing fits into ${inWeeks}. The shortest format is ${name}: ${counted(recommended.rounds, "round")}, ${misfit}.`;
  }
  if (!recommended.fitsTables) return tooFewTables(shapes, room);
  const [first] = recommended.stages;
  switch (first?.format) {
    case "round-robin":
      return `With ${players} players, ${inWeeks} are enough for everyone to meet everyone${first.cycles === 2 ? " twice" : ""}.`;
    case "groups":
      return `${players} players can’t all meet in ${inWeeks}. In ${stageTitle(first, players)} everyone plays at least ${counted(recommended.each.least, "match", "matches")}, and the champion is known on time.`;
    default:
      return `In ${inWeeks} there isn’t enough time for ${players} players to meet in groups. Only a knockout ends on time.`;
  }
}

function tooFewTables(
  shapes: readonly Shape[],
  { bookedMinutes, tableHoursPerWeek, daysPerRound }: Room,
): string {
  const needed = Math.min(...shapes.filter(({ fitsWeeks }) => fitsWeeks).map(({ busiest }) => busiest));
  const hours = Math.ceil((needed * (bookedMinutes ?? 0)) / 60);
  const open = Math.floor(((tableHoursPerWeek ?? 0) * daysPerRound) / 7);
  return `There aren’t enough tables for any of these. The fullest round takes at least ${hours} table hours, and the rec center has ${open} in ${counted(daysPerRound, "day")}. Give rounds more days, or find more tables.`;
}

function stageTitle(stage: StageSketch, players: number): string {
  switch (stage.format) {
    case "round-robin":
      return stage.cycles === 2 ? "Double round robin" : "Round robin";
    case "groups":
      return groupsTitle(groupSizes(players, stage.groupSize));
    case "knockout":
      return "Knockout";
  }
}

/** "8 groups of 5", "7 groups of 5 or 6" */
function groupsTitle(sizes: readonly number[]): string {
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const size = largest === smallest ? String(largest) : `${smallest} or ${largest}`;
  return `${plural(sizes.length, "group")} of ${size}`;
}

function playoffSize([first, second]: readonly StageSketch[], players: number): number {
  const most = second?.format === "knockout" ? second.qualifiers : null;
  if (first?.format !== "groups") return Math.min(most ?? players, players);
  return countGoingOn(first, groupSizes(players, first.groupSize));
}

function stageRule(stage: StageSketch, index: number): string {
  switch (stage.format) {
    case "round-robin":
      return stage.cycles === 2 ? "Everyone meets everyone twice." : "Everyone meets everyone once.";
    case "groups":
      return goOnRule(stage);
    case "knockout":
      if (index === 0) return "One loss and you’re out.";
      return stage.qualifiers === null ? "" : `The first ${counted(stage.qualifiers, "player")} go on.`;
  }
}

function goOnRule({ advance, bestNext }: GroupsSketch): string {
  const first =
    advance === 1 ? "The winner of each group" : `The first ${counted(advance, "player")} of each group`;
  if (bestNext === 0) return `${first} ${advance === 1 ? "goes" : "go"} on.`;
  const next = bestNext === 1 ? "the best player" : `the best ${counted(bestNext, "player")}`;
  return `${first} and ${next} in ${ordinal(advance + 1)} place go on.`;
}
