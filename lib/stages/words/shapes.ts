import { capitalize, counted } from "@/lib/shared/text";
import { formatOf } from "../formats";
import type { Recommendation } from "../rules/recommend-shape";
import type { Capacity, Shape } from "../rules/shape";
import { playersOf } from "../rules/stage-cost";

/** "Round robin", "8 groups of 5, then a playoff of 16", "Knockout" */
export function shapeName({ stages }: Pick<Shape, "stages">, players: number): string {
  const [first, second] = stages;
  if (!first) return "";
  const title = formatOf(first).words.title(first, players);
  return second ? `${title}, then a playoff of ${playersOf(stages, 1, players)}` : title;
}

/** Who plays whom, and who advances. One or two short sentences. */
export function shapeRule({ stages }: Pick<Shape, "stages">): string {
  return stages
    .map((stage, index) => formatOf(stage).words.rule(stage, index === 0))
    .filter(Boolean)
    .join(" ");
}

/** "4 to 9", "39" */
export function matchesEach({ each: { least, most } }: Pick<Shape, "each">): string {
  return least === most ? String(least) : `${least} to ${most}`;
}

/** Why a shape doesn't fit: "Seven weeks too long", "Too few tables or boards". Null if it fits. */
export function shapeMisfit(
  { days, fitsWeeks, fitsTables }: Pick<Shape, "days" | "fitsWeeks" | "fitsTables">,
  weeks: number,
): string | null {
  if (!fitsWeeks) return `${capitalize(counted(Math.ceil(days / 7) - weeks, "week"))} too long`;
  return fitsTables ? null : "Too few tables or boards";
}

/** Why this shape is recommended. */
export function whyRecommended({ recommended, shapes }: Recommendation, capacity: Capacity): string {
  if (!recommended) return "A division needs at least two players.";
  const { players, weeks } = capacity;
  const inWeeks = counted(weeks, "week");
  const misfit = shapeMisfit(recommended, weeks)?.toLowerCase();
  const name =
    recommended.stages.length === 1
      ? `a ${shapeName(recommended, players).toLowerCase()}`
      : shapeName(recommended, players);
  if (!recommended.fitsWeeks) {
    return `No format fits into ${inWeeks}. The shortest format is ${name}: ${counted(recommended.rounds, "round")}, ${misfit}.`;
  }
  if (!recommended.fitsTables) return tooFewTables(shapes, capacity);
  const [first] = recommended.stages;
  if (!first) return "";
  const { least } = recommended.each;
  const lacks = lackOfOthers(recommended, shapes);
  return formatOf(first).words.why(first, { players, weeks: inWeeks, least, lacks });
}

/** What the formats with more matches lack: tables, if one of them would end on time. */
function lackOfOthers(recommended: Shape, shapes: readonly Shape[]): "weeks" | "tables" {
  const formatIn = ({ stages }: Shape) => stages[0]?.format;
  const more = shapes.filter(
    (shape) => formatIn(shape) !== formatIn(recommended) && shape.each.least > recommended.each.least,
  );
  return more.some(({ fitsWeeks }) => fitsWeeks) ? "tables" : "weeks";
}

function tooFewTables(
  shapes: readonly Shape[],
  { bookedMinutes, tableHoursPerWeek, daysPerRound }: Capacity,
): string {
  const needed = Math.min(...shapes.filter(({ fitsWeeks }) => fitsWeeks).map(({ busiest }) => busiest));
  const hours = Math.ceil((needed * (bookedMinutes ?? 0)) / 60);
  const open = Math.floor(((tableHoursPerWeek ?? 0) * daysPerRound) / 7);
  return `There aren’t enough tables and boards for any of these. The fullest round takes at least ${hours} table hours, and the rec center has ${open} in ${counted(daysPerRound, "day")}. Make rounds longer, or add tables and boards.`;
}
