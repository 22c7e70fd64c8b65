/** The rulings that a director can choose with one click. In addresses, so the words stay. */
export type SuggestedRulingKey =
  | "report-stands"
  | "other-version"
  | "home-wins"
  | "away-wins"
  | "both-lose"
  | "forfeit"
  | "more-time";
