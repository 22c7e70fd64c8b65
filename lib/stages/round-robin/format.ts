import type { StageFormat } from "../format";
import type { RoundRobinRules } from "./rules";

/** Everybody meets everybody, and the table decides. */
export const roundRobin: StageFormat<RoundRobinRules> = {
  key: "round-robin",
  makes: "table",
  feedsKnockout: true,
  misfits: (_, before) =>
    before ? [{ setting: "format", message: "A round robin comes first. A knockout can follow it." }] : [],
};
