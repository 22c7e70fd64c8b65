import { feedsPlayoff } from "@/lib/stages/stage-traits";
import { choice, halves, orOff, whole } from "./kinds";
import { type SettingText, settingsIn, type ValuesOf } from "./setting";

const make = settingsIn("standings");
const setting = <Value>(kind: Parameters<typeof make<Value>>[0], text: SettingText<NoInfer<Value>>) =>
  make(kind, { ...text, askedIn: feedsPlayoff, isWholeSeason: true });

/** What a player needs besides the rank to advance from a round robin to its playoff. */
export const PLAYOFF = {
  /** Of the points for a win in every match that counted. */
  leastPercent: setting(orOff(whole(1, 100), "no minimum"), {
    default: null,
    older: null,
    label: "Minimum percent of points for the playoff",
    help: "A player with a smaller share of the points they could have won doesn’t advance. If you leave it empty, the rank alone decides.",
    rule: "playoff-conditions",
  }),
  /** Of the ratings for sportsmanship. */
  leastSportsmanship: setting(orOff(halves(0.5, 4), "no minimum"), {
    default: null,
    older: null,
    label: "Minimum sportsmanship average for the playoff",
    help: "A player with a lower average doesn’t advance. It needs sportsmanship ratings. If you leave it empty, ratings don’t matter for the playoff.",
    rule: "playoff-conditions",
  }),
  afterForfeit: setting(
    choice([
      ["advances", "Advances like anyone else"],
      ["stays-out", "Doesn’t advance"],
    ]),
    {
      default: "advances",
      older: "advances",
      label: "Playoff: a player who forfeited a match",
      help: "Whether a player who forfeited a match can advance. A default isn’t a forfeit.",
      rule: "playoff-conditions",
    },
  ),
};

export type PlayoffRules = ValuesOf<typeof PLAYOFF>;
