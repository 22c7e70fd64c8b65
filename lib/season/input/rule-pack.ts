import { z } from "zod";
import { oneLine } from "@/lib/shared/one-line";
import { stageRules } from "@/lib/stages/stage-rules";
import { checkTogether } from "./rule-pack-together";
import { bestOf, CHOOSE, inHalves, line, whole } from "./shapes";

export const PRESETS = ["depaul", "texas-state", "session-knockout", "official"] as const;
export type Preset = (typeof PRESETS)[number];

/** On matches, in the words of FIDE Handbook C.07 where it has them; their definitions stand in lib/standings/rules. */
export const TIE_BREAKS = [
  "direct-encounter",
  "wins",
  "wins-over-the-board",
  "sonneborn-berger",
  "koya",
  "game-points",
  "game-difference",
  "captured-points",
  "games-with-black",
  "buchholz",
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const DRAWN_GAME_RULES = ["replay", "half"] as const;

/** What comes of a match that is level after its last game. */
export const LEVEL_MATCH_RULES = ["draw", "one-more-game", "director"] as const;

/** Who has White in the last possible game of a series: by a new lot, or simply the other player again. */
export const DECIDING_COLORS_RULES = ["lot", "alternate"] as const;

/** What comes of a game that the time of the match runs out on. */
export const TIME_UP_RULES = ["captured-points", "director", "draw"] as const;

export const SITES = ["chess.com", "lichess"] as const;
export const ILLEGAL_MOVE_RULES = ["taken-back", "two-minutes", "second-loses"] as const;

export const NOTICE_RULES = ["default", "more-days"] as const;

/** What a report becomes that nobody answers. Never a double forfeit: what someone reported is not lost to silence. */
export const UNANSWERED_RULES = ["director", "stands"] as const;

const WHEN = "Write a time of day, like 23:59.";

const hours = whole(0, 336);
const hoursFromOne = whole(1, 336);
const pieceValue = whole(0, 20);

const venue = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({
      kind: z.literal("on-site"),
      name: line(120, "Say where matches are played."),
      equipment: z.string(CHOOSE).overwrite(oneLine).max(200, "Keep this under 200 characters."),
    }),
    z.strictObject({ kind: z.literal("online"), site: z.enum(SITES, CHOOSE) }),
  ],
  CHOOSE,
);

/**
 * A season's rules as data. Stored as a version that never changes; every round keeps the version it was opened
 * under, so a change of rules never reaches back into a week that is being played. A setting that came later has a
 * default that means what was so without it: older versions are read as what they said.
 */
export const rulePackSchema = z
  .strictObject({
    /** Where the director started from; settings may differ by now. */
    preset: z.enum(PRESETS, CHOOSE),
    title: line(80, "Give the league a name."),
    /** Who decides what the sheet does not say (DePaul sheet, preamble). */
    authority: z.enum(["us-chess", "fide"], CHOOSE),
    venue,
    /** In order: one that stands alone, or one that feeds a knockout. */
    stages: z
      .array(stageRules)
      .min(1, CHOOSE)
      .max(2, "A season has two stages at most.")
      .default([{ format: "round-robin", cycles: 1 }]),
    match: z.strictObject({
      /** First to more than half of these games wins the match. */
      bestOf,
      /** `replay`: recorded, does not count, played again with colours reversed. `half`: half a point each. */
      stalemate: z.enum(DRAWN_GAME_RULES, CHOOSE),
      otherDraws: z.enum(DRAWN_GAME_RULES, CHOOSE),
      /** Outside a knockout, which has a setting of its own. */
      levelMatch: z.enum(LEVEL_MATCH_RULES, CHOOSE).default("draw"),
      decidingColors: z.enum(DECIDING_COLORS_RULES, CHOOSE).default("lot"),
    }),
    clock: z.strictObject({
      /** The most one move may take; more may be claimed by the opponent. Null: no limit. */
      secondsPerMove: whole(10, 3600).nullable(),
      /** The most a match may take. Null: no limit. */
      minutesPerMatch: whole(5, 600).nullable().default(null),
      timeUp: z.enum(TIME_UP_RULES, CHOOSE).default("director"),
      /** What a captured man is worth where captured points decide. */
      pieceValues: z
        .strictObject({
          pawn: pieceValue,
          knight: pieceValue,
          bishop: pieceValue,
          rook: pieceValue,
          queen: pieceValue,
        })
        .default({ pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 }),
      /** What a captured man that was promoted counts as. */
      promoted: z.enum(["as-promoted", "as-pawn"], CHOOSE).default("as-promoted"),
    }),
    schedule: z.strictObject({
      daysPerRound: whole(1, 28),
      /** Wall-clock time in the organization's zone at which a round's last day ends. */
      deadlineTime: z.string(WHEN).regex(/^([01]\d|2[0-3]):[0-5]\d$/, WHEN),
      /** An agreed time can be cancelled until so many hours before it. */
      cancelCutoffHours: hours,
      /** An offered time lies at least so many hours before the deadline. */
      hoursToPlay: whole(0, 24).default(0),
      /** The most times one offer may name. */
      timesPerOffer: whole(1, 12),
      /** How long a match takes up its players, and a table and a board where those are booked. */
      bookedMinutes: whole(30, 480).default(120),
      /**
       * Where no time is agreed so many hours before the deadline, the league sets the first possible one: at this
       * wall-clock time or later, on this weekday (1 Monday to 7 Sunday; null: any); without such a time, the first
       * there is. Null: it sets none.
       */
      fallback: z
        .strictObject({
          hoursBefore: hoursFromOne,
          weekday: whole(1, 7).nullable().default(null),
          time: z.string(WHEN).regex(/^([01]\d|2[0-3]):[0-5]\d$/, WHEN),
        })
        .nullable()
        .default(null),
    }),
    reporting: z.strictObject({
      hoursToAnswer: hoursFromOne,
      /** What a report becomes that nobody answers in time. */
      unanswered: z.enum(UNANSWERED_RULES, CHOOSE),
      /** Reports are taken for so long after the deadline; then comes the double forfeit. */
      graceHours: hours,
      /** Reminders go out so many hours before the deadline. */
      remindHours: z.array(hoursFromOne).max(4, "Four reminders are the most."),
    }),
    forfeits: z.strictObject({
      /** Whoever is later than this may be claimed as a no-show. */
      noShowGraceMinutes: whole(0, 120),
      /** "Repeated efforts": so many logged attempts before the office is asked to decide. */
      contactAttempts: whole(1, 10),
      /** An attempt counts that lies at least so many hours after the last one that counted. */
      hoursBetweenAttempts: whole(0, 72).default(0),
      /** Notice that one cannot play is taken until so many hours before. Null: giving up a match is a forfeit. */
      noticeHours: whole(1, 168).nullable().default(null),
      /** So often a year a player can give notice. */
      noticesPerYear: whole(0, 20).default(1),
      /** What a notice does: the match is lost by default, or its deadline moves by the days of a round. */
      noticeMeans: z.enum(NOTICE_RULES, CHOOSE).default("default"),
      /** After so many forfeits the director is asked whether the player is removed. Null: never. */
      strikes: whole(1, 10).nullable().default(null),
    }),
    standings: z.strictObject({
      points: z.strictObject({
        win: inHalves(0, 10),
        draw: inHalves(0, 10),
        loss: inHalves(0, 10),
        /** Null: like a win or a loss over the board. */
        forfeitWin: inHalves(0, 10).nullable().default(null),
        forfeitLoss: inHalves(-10, 10).nullable().default(null),
        doubleForfeit: inHalves(-10, 10).nullable().default(null),
      }),
      tieBreaks: z.array(z.enum(TIE_BREAKS, CHOOSE)).max(TIE_BREAKS.length, "Name each tie-break once."),
    }),
    withdrawal: z
      .strictObject({
        /** Who leaves with less than this share of their matches settled is taken out of the table (FIDE GRC 6.6). */
        annulBelowPercent: whole(0, 100),
      })
      .default({ annulBelowPercent: 50 }),
    eligibility: z
      .strictObject({
        /** The day that decides an age. */ ageOn: z.enum(["season-start", "new-year"], CHOOSE),
      })
      .default({ ageOn: "season-start" }),
    conduct: z
      .strictObject({ touchMove: z.boolean(CHOOSE), illegalMove: z.enum(ILLEGAL_MOVE_RULES, CHOOSE) })
      .default({ touchMove: true, illegalMove: "taken-back" }),
  })
  .superRefine(checkTogether);

export type RulePack = z.infer<typeof rulePackSchema>;
export type Venue = RulePack["venue"];
export type Points = RulePack["standings"]["points"];
