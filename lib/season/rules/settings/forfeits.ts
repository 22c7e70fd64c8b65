import { choice, orOff, whole } from "./kinds";
import { hasTable, settingsIn, type ValuesOf } from "./setting";

const setting = settingsIn("not-playing");

/** Matches that aren't played. */
export const FORFEITS = {
  noShowGraceMinutes: setting(whole(0, 120), {
    default: 15,
    label: "Minutes to wait",
    help: "A player who is later than that can be reported as a no-show.",
    rule: "not-coming",
    isKey: true,
  }),
  /** "Repeated efforts": how many attempts have to be logged before the office is asked to decide. */
  contactAttempts: setting(whole(1, 10), {
    default: 2,
    label: "Attempts to reach the opponent",
    help: "After this many logged attempts, a player can ask the director to decide.",
    rule: "out-of-reach",
  }),
  /** An attempt counts if it comes at least this many hours after the last one that counted. */
  hoursBetweenAttempts: setting(whole(0, 72), {
    default: 12,
    older: 0,
    label: "Hours between attempts",
    help: "An attempt that’s made sooner than this after the last one doesn’t count. 0: every attempt counts.",
    rule: "out-of-reach",
  }),
  /**
   * Until how many hours before the match a player can give notice. Null: notice isn't accepted, and giving up a match is a
   * forfeit.
   */
  noticeHours: setting(orOff(whole(1, 168), "no notice"), {
    default: null,
    older: null,
    label: "Hours of advance notice",
    help: "A player who can’t play has to say so this long before the match. If you leave it empty, not playing is always a forfeit.",
    rule: "notice",
  }),
  noticesPerYear: setting(whole(0, 20), {
    default: 1,
    older: 1,
    label: "Advance notices a year",
    help: "How many times a year a player can give advance notice.",
    rule: "notice",
  }),
  /** What a notice does: the match is lost by default, or its deadline moves by the days of one round. */
  noticeMeans: setting(
    choice([
      ["default", "The match is lost by default"],
      ["more-days", "The match gets the days of one more round"],
    ]),
    {
      default: "default",
      older: "default",
      label: "What advance notice does",
      help: "What happens to the match when a player gives advance notice in time.",
      rule: "notice",
    },
  ),
  strikes: setting(orOff(whole(1, 10), "never"), {
    default: null,
    older: null,
    label: "Forfeits before removal",
    help: "After this many, you’re asked whether to remove the player. If you leave it empty, you’re never asked.",
    rule: "too-many-forfeits",
    isWholeSeason: true,
  }),
};

export type ForfeitRules = ValuesOf<typeof FORFEITS>;

export const WITHDRAWAL = {
  /**
   * A player who leaves with less than this share of their matches decided is removed from the standings (FIDE GRC
   * 6.6).
   */
  annulBelowPercent: setting(whole(0, 100), {
    default: 50,
    older: 50,
    label: "Leaving early, percent",
    help: "Players who leave with less than this share of their matches decided are taken out of the standings. 0: results always count.",
    rule: "leaving",
    askedIn: hasTable,
    isWholeSeason: true,
  }),
};
