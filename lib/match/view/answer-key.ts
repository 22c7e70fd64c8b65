/** The answers that a director can choose with one click. */
export type AnswerKey =
  | "report-stands"
  | "other-version"
  | "home-wins"
  | "away-wins"
  | "both-lose"
  | "forfeit"
  | "more-time";
