import type { StageSketch } from "./stage-cost";

/** A format as a form value: "round-robin:1,knockout:4", "groups:5:2:0,knockout", "knockout". */
export function makeShapeKey(stages: readonly StageSketch[]): string {
  return stages.map(makePart).join(",");
}

/** Parses a key to one or two stages. Undefined if the key names no format; the rule pack checks its numbers. */
export function parseShapeKey(key: string): readonly StageSketch[] | undefined {
  const stages = key.split(",").map(parsePart);
  return stages.every((stage) => stage !== undefined) ? stages : undefined;
}

function makePart(stage: StageSketch): string {
  switch (stage.format) {
    case "round-robin":
      return `round-robin:${stage.cycles}`;
    case "groups":
      return `groups:${stage.groupSize}:${stage.advance}:${stage.bestNext}`;
    case "knockout":
      return stage.qualifiers === null ? "knockout" : `knockout:${stage.qualifiers}`;
  }
}

function parsePart(part: string): StageSketch | undefined {
  const [format, ...numbers] = part.split(":");
  const [first = null, advance = 0, bestNext = 0] = numbers.map(Number);
  switch (format) {
    case "round-robin":
      return { format, cycles: first === 2 ? 2 : 1 };
    case "groups":
      return { format, groupSize: first ?? 0, cycles: 1, advance, bestNext };
    case "knockout":
      return { format, qualifiers: first, thirdPlace: false };
  }
}
