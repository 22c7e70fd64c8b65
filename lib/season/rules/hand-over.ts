import type { StepRefusal } from "./steps";

/** Why a season isn't copied, archived or taken out of the archive. */
export type HandOverRefusal = "name-taken" | StepRefusal | "not-settled";
