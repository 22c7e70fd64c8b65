import { TIE_BREAK_NAMES } from "../tie-breaks";
import { halves, orOff, ranking } from "./kinds";
import { hasTable, type SettingText, settingsIn, type ValuesOf } from "./setting";

const make = settingsIn("standings");
const setting = <Value>(kind: Parameters<typeof make<Value>>[0], text: SettingText<NoInfer<Value>>) =>
  make(kind, { ...text, askedIn: hasTable, isWholeSeason: true });

/** The standings of a round robin. */
export const STANDINGS = {
  points: {
    win: setting(halves(0, 10), {
      default: 1,
      label: "Points for a win",
      help: "From 0 to 10, in steps of 0.5.",
      rule: "points",
    }),
    draw: setting(halves(0, 10), {
      default: 0.5,
      label: "Points for a draw",
      help: "No more than a win, no less than a loss.",
      rule: "points",
    }),
    loss: setting(halves(0, 10), {
      default: 0,
      label: "Points for a loss",
      help: "Less than a win.",
      rule: "points",
    }),
    forfeitWin: setting(orOff(halves(0, 10), "like any win"), {
      default: null,
      older: null,
      label: "Points for a win by forfeit",
      help: "If you leave it empty, it counts like any win.",
      rule: "forfeit-points",
    }),
    forfeitLoss: setting(orOff(halves(-10, 10), "like any loss"), {
      default: null,
      older: null,
      label: "Points for a loss by forfeit",
      help: "Negative points are allowed. If you leave it empty, it counts like any loss.",
      rule: "forfeit-points",
    }),
    doubleForfeit: setting(orOff(halves(-10, 10), "like any loss"), {
      default: null,
      older: null,
      label: "Points for a double forfeit",
      help: "For each of the two players. If you leave it empty, it counts like any loss.",
      rule: "forfeit-points",
    }),
  },
  tieBreaks: setting(ranking(TIE_BREAK_NAMES), {
    default: ["direct-encounter", "wins"],
    label: "Tie-breaks",
    help: "How players with equal points are ranked. The first one that separates them decides.",
    rule: "equal-points",
  }),
};

export type StandingsRules = ValuesOf<typeof STANDINGS>;
export type Points = StandingsRules["points"];
