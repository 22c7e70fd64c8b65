import { z } from "zod";
import { choice, whole } from "@/lib/season/rules/settings/kinds";
import { settingsIn, shapeOf } from "@/lib/season/rules/settings/setting";
import { CYCLES } from "../round-robin/rules";

const setting = settingsIn("league");

/** The settings of groups: each group plays a round robin, and the best of each advance to a knockout. */
export const GROUPS = {
  /** The most players in a group; there are as few groups as possible, of sizes as even as possible. */
  groupSize: setting(whole(3, 12), {
    default: 8,
    label: "Players in a group",
    help: "The most players in a group, from 3 to 12. Groups are as even as possible.",
    rule: "format",
  }),
  /**
   * How players are split into groups. `snake`: in the order of registration, dealt back and forth; `by-hand`: the
   * director decides.
   */
  split: setting(
    choice([
      ["lot", "By lot"],
      ["snake", "In order of registration, dealt back and forth"],
      ["by-hand", "The director makes the groups"],
    ]),
    {
      default: "lot",
      label: "Who’s in which group",
      help: "Groups are made when you publish.",
      rule: "format",
    },
  ),
  cycles: CYCLES,
  /** How many of each group advance to the knockout. */
  advance: setting(whole(1, 4), {
    default: 2,
    label: "Players who advance from each group",
    help: "To the knockout, from 1 to 4.",
    rule: "format",
  }),
  /** How many more advance: the best next-placed players of all groups. */
  bestNext: setting(whole(0, 16), {
    default: 0,
    label: "Best players ranked next",
    help: "How many more advance, from all groups together: the best of those ranked next. From 0 to 16.",
    rule: "format",
  }),
};

export const groupsRules = z.strictObject({ format: z.literal("groups"), ...shapeOf(GROUPS) });

export type GroupsRules = z.infer<typeof groupsRules>;
export type Split = GroupsRules["split"];
