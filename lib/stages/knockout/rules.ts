import { z } from "zod";
import { CHOOSE, choice, whole } from "@/lib/season/rules/settings/kinds";
import { BEST_OF, DIRECTOR, ONE_MORE } from "@/lib/season/rules/settings/match";
import { settingsIn, shapeOf } from "@/lib/season/rules/settings/setting";
import { AFTER_ROUND_ROBIN, KNOCKOUT_ALONE, WITH_KNOCKOUT } from "../shapes";

const league = settingsIn("league");
const arranging = settingsIn("arranging");
const series = settingsIn("series");

const ownBestOf = choice([[null, "Like the other matches"], ...BEST_OF]);

/** The settings of a knockout. */
export const KNOCKOUT = {
  /** So many of the table before it go on; null as the first stage, and after groups, which say it themselves. */
  qualifiers: league(whole(2, 64), {
    default: 4,
    unasked: null,
    label: "Players in the knockout",
    help: "How many players from the top of the standings go on, from 2 to 64.",
    rule: "format",
    formats: AFTER_ROUND_ROBIN,
  }),
  /** After a table the standings seed. */
  seeding: league(
    choice([
      ["lot", "By lot"],
      ["registration", "In the order of registration"],
    ]),
    {
      default: "lot",
      unasked: "standings",
      label: "Seeds",
      help: "How players are seeded in the bracket. The top seeds meet last.",
      rule: "knockout",
      formats: KNOCKOUT_ALONE,
    },
  ),
  thirdPlace: league(
    choice([
      [false, "None"],
      [true, "Played"],
    ]),
    {
      default: false,
      label: "Match for third place",
      help: "Whether the losers of the semifinals play each other.",
      rule: "knockout",
      formats: WITH_KNOCKOUT,
    },
  ),
  /** `session`: the director sets day, hour and place of the final; its players do not. */
  final: arranging(
    choice([
      ["by-deadline", "Its players agree on a time"],
      ["session", "The director sets the date, time and location"],
    ]),
    {
      default: "by-deadline",
      label: "The final",
      help: "Who sets its time: its two players, or the director.",
      rule: "final",
      formats: WITH_KNOCKOUT,
    },
  ),
  /** Games of these rounds where they differ from the other rounds; null: like the others. */
  semifinalBestOf: series(ownBestOf, {
    default: null,
    label: "Games of a semifinal",
    help: "If it is longer or shorter than other matches.",
    rule: "length",
    formats: WITH_KNOCKOUT,
  }),
  finalBestOf: series(ownBestOf, {
    default: null,
    label: "Games of the final",
    help: "If it is longer or shorter than other matches.",
    rule: "length",
    formats: WITH_KNOCKOUT,
  }),
  /** A knockout needs a winner: a level match is never drawn. */
  levelMatch: series(
    choice([
      ["one-more-game", ONE_MORE],
      ["director", DIRECTOR],
    ]),
    {
      default: "one-more-game",
      label: "A level match in the knockout",
      help: "A knockout needs a winner, so a match is never drawn.",
      rule: "level-match",
      formats: WITH_KNOCKOUT,
    },
  ),
};

export const knockoutRules = z.strictObject({
  format: z.literal("knockout"),
  ...shapeOf(KNOCKOUT),
  qualifiers: KNOCKOUT.qualifiers.schema.nullable(),
  seeding: z.union([KNOCKOUT.seeding.schema, z.literal("standings")], CHOOSE),
});

export type KnockoutRules = z.infer<typeof knockoutRules>;
