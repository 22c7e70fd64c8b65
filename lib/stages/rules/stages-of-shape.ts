import type { StageRules } from "../stage-rules";
import type { StageSketch } from "./stage-cost";

/**
 * The stages of a rule pack for a chosen format. Settings that the format doesn't decide stay as they are, or take
 * their defaults. The rule pack's schema checks the result.
 */
export function stagesOfShape(
  sketches: readonly StageSketch[],
  present: readonly StageRules[],
): readonly unknown[] {
  return sketches.map((sketch, index) =>
    stageOf(
      sketch,
      index,
      present.find(({ format }) => format === sketch.format),
    ),
  );
}

function stageOf(sketch: StageSketch, index: number, known: StageRules | undefined): unknown {
  switch (sketch.format) {
    case "round-robin":
      return sketch;
    case "groups":
      return { split: "lot", ...known, ...sketch };
    case "knockout":
      return {
        ...KNOCKOUT,
        ...known,
        format: "knockout",
        qualifiers: sketch.qualifiers,
        seeding: index > 0 ? "standings" : ownSeeding(known),
      };
  }
}

/** The defaults where sheets don't say. */
const KNOCKOUT = {
  thirdPlace: false,
  semifinalBestOf: null,
  finalBestOf: null,
  levelMatch: "one-more-game",
  final: "by-deadline",
} as const;

/** A first stage has no standings to seed from. */
function ownSeeding(known: StageRules | undefined): string {
  return known?.format === "knockout" && known.seeding !== "standings" ? known.seeding : "lot";
}
