import { z } from "zod";
import { choice, whole } from "@/lib/season/rules/settings/kinds";
import { settingsIn, shapeOf } from "@/lib/season/rules/settings/setting";
import { CYCLES } from "@/lib/season/rules/settings/stages";
import { WITH_GROUPS } from "../shapes";

const setting = settingsIn("league");

/** The settings of groups: each plays a round robin, and the best of each go on to a knockout. */
export const GROUPS = {
  /** The most players in a group; groups are as few and as even as possible. */
  groupSize: setting(whole(3, 12), {
    default: 8,
    label: "Players in a group",
    help: "The most players in a group, from 3 to 12. Groups are as even as possible.",
    rule: "format",
    formats: WITH_GROUPS,
  }),
  /**
   * Who gets into which group. `snake`: in the order of registration, dealt back and forth; `by-hand`: the director says.
   */
  split: setting(
    choice([
      ["lot", "By lot"],
      ["snake", "In the order of registration, dealt back and forth"],
      ["by-hand", "The director makes the groups"],
    ]),
    {
      default: "lot",
      label: "Who is in which group",
      help: "Groups are made when you publish.",
      rule: "format",
      formats: WITH_GROUPS,
    },
  ),
  cycles: CYCLES,
  /** So many of each group go on to the knockout. */
  advance: setting(whole(1, 4), {
    default: 2,
    label: "Players who advance from each group",
    help: "From 1 to 4. They go on to the knockout.",
    rule: "format",
    formats: WITH_GROUPS,
  }),
  /** So many more go on: the best of those placed next, over all groups. */
  bestNext: setting(whole(0, 16), {
    default: 0,
    label: "Best next-placed players",
    help: "How many more advance from all groups together, from 0 to 16.",
    rule: "format",
    formats: WITH_GROUPS,
  }),
};

export const groupsRules = z.strictObject({ format: z.literal("groups"), ...shapeOf(GROUPS) });

export type GroupsRules = z.infer<typeof groupsRules>;
export type Split = GroupsRules["split"];
