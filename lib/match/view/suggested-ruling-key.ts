/** The rulings that a director can choose with one click. They're in addresses, so they keep their names. */
export type SuggestedRulingKey =
  | "report-stands"
  | "other-version"
  | "home-wins"
  | "away-wins"
  | "both-lose"
  | "forfeit"
  | "more-time";
