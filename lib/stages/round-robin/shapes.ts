import { mostInRoundRobin } from "../rules/schedule-refusals";
import type { Capacity, Shape, StageSketch } from "../rules/shape";

const PLAYOFF = 4;

/** Twice, once with a short playoff, and once. */
export function roundRobinShapes(
  { players }: Capacity,
  weigh: (sketches: readonly StageSketch[]) => Shape,
): readonly Shape[] {
  const once = { format: "round-robin", cycles: 1 } as const;
  const playoff = { format: "knockout", qualifiers: PLAYOFF } as const;
  const isPossible = players <= mostInRoundRobin(1);
  return [
    ...(players <= mostInRoundRobin(2) ? [weigh([{ ...once, cycles: 2 }])] : []),
    ...(isPossible && players > PLAYOFF + 1 ? [weigh([once, playoff])] : []),
    ...(isPossible ? [weigh([once])] : []),
  ];
}
