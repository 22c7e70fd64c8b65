import type { StageRules } from "../stage-rules";
import type { StageSketch } from "./stage-cost";

/**
 * The stages of a rule pack for a format that is taken: what the format does not decide stays as the rules have it, or
 * is as in a season that says nothing about it. The rule pack's schema checks what comes out.
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

/** Where sheets are silent. */
const KNOCKOUT = {
  thirdPlace: false,
  semifinalBestOf: null,
  finalBestOf: null,
  levelMatch: "one-more-game",
  final: "by-deadline",
} as const;

/** There are no standings before the first stage. */
function ownSeeding(known: StageRules | undefined): string {
  return known?.format === "knockout" && known.seeding !== "standings" ? known.seeding : "lot";
}
