import { z } from "zod";
import { CHOOSE, choice, whole } from "@/lib/season/rules/settings/kinds";
import { BEST_OF, DIRECTOR, ONE_MORE } from "@/lib/season/rules/settings/match";
import { settingsIn, shapeOf } from "@/lib/season/rules/settings/setting";
import { feedsPlayoff } from "../stage-traits";

const league = settingsIn("league");
const arranging = settingsIn("arranging");
const series = settingsIn("series");

const ownBestOf = choice([[null, "Like the other matches"], ...BEST_OF]);

/** The settings of a knockout. */
export const KNOCKOUT = {
  /**
   * How many advance from the round robin before it; null for a first stage, and after groups, which have their own
   * setting.
   */
  qualifiers: league(whole(2, 64), {
    default: 4,
    unasked: null,
    label: "Players in the knockout",
    help: "How many players from the top of the standings advance, from 2 to 64.",
    rule: "format",
    askedIn: feedsPlayoff,
  }),
  /** After a round robin the standings decide the seeds. */
  seeding: league(
    choice([
      ["lot", "By lot"],
      ["registration", "In order of registration"],
    ]),
    {
      default: "lot",
      unasked: "standings",
      label: "Seeds",
      help: "How players are seeded in the bracket. The top seeds meet last.",
      rule: "knockout",
      askedIn: ({ length }) => length === 1,
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
      help: "Whether the losers of the semifinals play each other for third place.",
      rule: "knockout",
    },
  ),
  /** `session`: the director sets day, time and place of the final, instead of its players. */
  final: arranging(
    choice([
      ["by-deadline", "Its players agree on a time"],
      ["session", "The director sets the date, time, and location"],
    ]),
    {
      default: "by-deadline",
      label: "The final",
      help: "Who sets its time: its two players, or the director.",
      rule: "final",
    },
  ),
  /** The number of games in these rounds if it's different from the other rounds; null if not. */
  semifinalBestOf: series(ownBestOf, {
    default: null,
    label: "Games in a semifinal",
    help: "If it’s longer or shorter than other matches.",
    rule: "length",
  }),
  finalBestOf: series(ownBestOf, {
    default: null,
    label: "Games in the final",
    help: "If it’s longer or shorter than other matches. A match for third place is as long as the final.",
    rule: "length",
  }),
  /** A knockout needs a winner, so a tied match is never drawn. */
  levelMatch: series(
    choice([
      ["one-more-game", ONE_MORE],
      ["director", DIRECTOR],
    ]),
    {
      default: "one-more-game",
      label: "A tied match in the knockout",
      help: "A knockout match needs a winner, so it can’t be drawn.",
      rule: "level-match",
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
