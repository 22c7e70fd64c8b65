import type { StageFormat } from "../format";
import { knockoutMisfits } from "./misfits";
import type { KnockoutRules } from "./rules";

/** Whoever loses is out, and whoever wins the final has won. */
export const knockout: StageFormat<KnockoutRules> = {
  key: "knockout",
  makes: "bracket",
  feedsKnockout: false,
  misfits: (stage, before) => knockoutMisfits(stage, before),
};
