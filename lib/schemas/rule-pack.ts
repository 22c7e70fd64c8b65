import { z } from "zod";
import { checkTogether } from "./rule-pack-together";

export const PRESETS = ["depaul", "texas-state", "session-knockout", "official"] as const;
export type Preset = (typeof PRESETS)[number];

/** On matches, in the words of FIDE Handbook C.07 where it has them; their definitions stand in lib/domain/standings. */
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

export const SEEDINGS = ["lot", "registration", "standings"] as const;
export const SITES = ["chess.com", "lichess"] as const;
export const ILLEGAL_MOVE_RULES = ["taken-back", "two-minutes", "second-loses"] as const;

/** What a report becomes that nobody answers. Never a double forfeit: what someone reported is not lost to silence. */
export const UNANSWERED_RULES = ["director", "stands"] as const;

const hours = z.number().int().min(0).max(336);
const halfPoints = z.number().multipleOf(0.5).min(0).max(10);
const bestOf = z.union([z.literal(1), z.literal(3), z.literal(5)]);
const pieceValue = z.number().int().min(0).max(20);

const venue = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("on-site"),
    name: z.string().min(1).max(120),
    equipment: z.string().max(200),
  }),
  z.strictObject({ kind: z.literal("online"), site: z.enum(SITES) }),
]);

const roundRobin = z.strictObject({
  format: z.literal("round-robin"),
  /** How often everybody meets everybody; the second time with colours reversed. */
  cycles: z.union([z.literal(1), z.literal(2)]),
});

const knockout = z.strictObject({
  format: z.literal("knockout"),
  /** So many of the standings before it go on; null where it is the first stage and everybody plays. */
  qualifiers: z.number().int().min(2).max(64).nullable(),
  seeding: z.enum(SEEDINGS),
  thirdPlace: z.boolean(),
  /** Games of these rounds where they differ from the other rounds; null: like the others. */
  semifinalBestOf: bestOf.nullable(),
  finalBestOf: bestOf.nullable(),
  /** A knockout needs a winner: a level match is never drawn. */
  levelMatch: z.enum(["one-more-game", "director"]),
  /** `session`: the director sets day, hour and place of the final; its players do not. */
  final: z.enum(["by-deadline", "session"]),
});

/**
 * A season's rules as data. Stored as a version that never changes; every round keeps the version it was opened
 * under, so a change of rules never reaches back into a week that is being played. A setting that came later has a
 * default that means what was so without it: older versions are read as what they said.
 */
export const rulePackSchema = z
  .strictObject({
    /** Where the director started from; settings may differ by now. */
    preset: z.enum(PRESETS),
    title: z.string().min(1).max(80),
    /** Who decides what the sheet does not say (DePaul sheet, preamble). */
    authority: z.enum(["us-chess", "fide"]),
    venue,
    /** In order: a round robin, a knockout, or a round robin that feeds a knockout. */
    stages: z
      .array(z.discriminatedUnion("format", [roundRobin, knockout]))
      .min(1)
      .max(2)
      .default([{ format: "round-robin", cycles: 1 }]),
    match: z.strictObject({
      /** First to more than half of these games wins the match. */
      bestOf,
      /** `replay`: recorded, does not count, played again with colours reversed. `half`: half a point each. */
      stalemate: z.enum(DRAWN_GAME_RULES),
      otherDraws: z.enum(DRAWN_GAME_RULES),
      /** Outside a knockout, which has a setting of its own. */
      levelMatch: z.enum(LEVEL_MATCH_RULES).default("draw"),
      decidingColors: z.enum(DECIDING_COLORS_RULES).default("lot"),
    }),
    clock: z.strictObject({
      /** The most one move may take; more may be claimed by the opponent. Null: no limit. */
      secondsPerMove: z.number().int().min(10).max(3600).nullable(),
      /** The most a match may take. Null: no limit. */
      minutesPerMatch: z.number().int().min(5).max(600).nullable().default(null),
      timeUp: z.enum(TIME_UP_RULES).default("director"),
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
      promoted: z.enum(["as-promoted", "as-pawn"]).default("as-promoted"),
    }),
    schedule: z.strictObject({
      daysPerRound: z.number().int().min(1).max(28),
      /** Wall-clock time in the organization's zone at which a round's last day ends. */
      deadlineTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      /** An agreed time can be cancelled until so many hours before it. */
      cancelCutoffHours: hours,
      /** An offered time lies at least so many hours before the deadline. */
      hoursToPlay: z.number().int().min(0).max(24).default(0),
      /** The most times one offer may name. */
      timesPerOffer: z.number().int().min(1).max(12),
    }),
    reporting: z.strictObject({
      hoursToAnswer: hours.min(1),
      /** What a report becomes that nobody answers in time. */
      unanswered: z.enum(UNANSWERED_RULES),
      /** Reports are taken for so long after the deadline; then comes the double forfeit. */
      graceHours: hours,
      /** Reminders go out so many hours before the deadline. */
      remindHours: z.array(hours.min(1)).max(4),
    }),
    forfeits: z.strictObject({
      /** Whoever is later than this may be claimed as a no-show. */
      noShowGraceMinutes: z.number().int().min(0).max(120),
      /** "Repeated efforts": so many logged attempts before the office is asked to decide. */
      contactAttempts: z.number().int().min(1).max(10),
      /** An attempt counts that lies at least so many hours after the last one that counted. */
      hoursBetweenAttempts: z.number().int().min(0).max(72).default(0),
    }),
    standings: z.strictObject({
      points: z.strictObject({
        win: halfPoints,
        draw: halfPoints,
        loss: halfPoints,
        /** Null: like a win or a loss over the board. */
        forfeitWin: halfPoints.nullable().default(null),
        forfeitLoss: z.number().multipleOf(0.5).min(-10).max(10).nullable().default(null),
        doubleForfeit: z.number().multipleOf(0.5).min(-10).max(10).nullable().default(null),
      }),
      tieBreaks: z.array(z.enum(TIE_BREAKS)).max(TIE_BREAKS.length),
    }),
    withdrawal: z
      .strictObject({
        /** Who leaves with less than this share of their matches settled is taken out of the table (FIDE GRC 6.6). */
        annulBelowPercent: z.number().int().min(0).max(100),
      })
      .default({ annulBelowPercent: 50 }),
    eligibility: z
      .strictObject({ /** The day that decides an age. */ ageOn: z.enum(["season-start", "new-year"]) })
      .default({ ageOn: "season-start" }),
    conduct: z
      .strictObject({ touchMove: z.boolean(), illegalMove: z.enum(ILLEGAL_MOVE_RULES) })
      .default({ touchMove: true, illegalMove: "taken-back" }),
  })
  .superRefine(checkTogether);

export type RulePack = z.infer<typeof rulePackSchema>;
export type Venue = RulePack["venue"];
export type StageRules = RulePack["stages"][number];
export type KnockoutRules = Extract<StageRules, { format: "knockout" }>;
export type Points = RulePack["standings"]["points"];
