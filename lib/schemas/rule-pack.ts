import { z } from "zod";

export const TIE_BREAKS = ["direct-encounter", "wins", "sonneborn-berger", "game-difference"] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const DRAWN_GAME_RULES = ["replay", "half"] as const;

/** What a report becomes that nobody answers. Never a double forfeit: what someone reported is not lost to silence. */
export const UNANSWERED_RULES = ["director", "stands"] as const;

const hours = z.number().int().min(0).max(336);
const halfPoints = z.number().multipleOf(0.5).min(0).max(10);

/**
 * A season's rules as data. Stored as a version that never changes; every round keeps the version it was opened
 * under, so a change of rules never reaches back into a week that is being played. A setting that came later has a
 * default that means what was so without it: older versions are read as what they said.
 */
export const rulePackSchema = z.strictObject({
  preset: z.enum(["depaul"]),
  title: z.string().min(1).max(80),
  /** Who decides what the sheet does not say (DePaul sheet, preamble). */
  authority: z.enum(["us-chess", "fide"]),
  venue: z.strictObject({
    kind: z.literal("on-site"),
    name: z.string().min(1).max(120),
    equipment: z.string().max(200),
  }),
  match: z.strictObject({
    /** First to more than half of these games wins the match. */
    bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
    /** `replay`: recorded, does not count, played again with colours reversed. `half`: half a point each. */
    stalemate: z.enum(DRAWN_GAME_RULES),
    otherDraws: z.enum(DRAWN_GAME_RULES),
  }),
  clock: z.strictObject({
    /** The most one move may take; more may be claimed by the opponent. Null: no limit. */
    secondsPerMove: z.number().int().min(10).max(3600).nullable(),
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
    points: z.strictObject({ win: halfPoints, draw: halfPoints, loss: halfPoints }),
    tieBreaks: z.array(z.enum(TIE_BREAKS)).max(TIE_BREAKS.length),
  }),
});

export type RulePack = z.infer<typeof rulePackSchema>;
