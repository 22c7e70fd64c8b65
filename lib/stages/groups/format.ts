import type { StageFormat } from "../format";
import type { GroupsRules } from "./rules";

/** Each group plays a round robin, and the best of each go on to a knockout. */
export const groups: StageFormat<GroupsRules> = {
  key: "groups",
  makes: "group-tables",
  feedsKnockout: true,
  misfits: (_, before, after) => [
    ...(before ? [{ setting: "format", message: "Groups come first. A knockout follows them." }] : []),
    ...(after
      ? []
      : [{ setting: "format", message: "Groups have no winner: a knockout has to follow them." }]),
  ],
};
