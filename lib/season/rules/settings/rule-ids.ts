/**
 * Every rule of the sheet by its id in the code, section by section. The sections in lib/season/rules/sheet give them
 * titles and texts. Titles are for people and can change.
 */
type RuleIds = {
  readonly league:
    | "this-league"
    | "not-written-here"
    | "where-to-play"
    | "equipment"
    | "sportsmanship"
    | "format"
    | "knockout"
    | "ages"
    | "usernames";
  readonly arranging:
    | "rounds"
    | "finding-a-time"
    | "offers"
    | "calling-off"
    | "final"
    | "match-time"
    | "no-time-agreed";
  readonly series: "length" | "colors" | "stalemate" | "other-draws" | "level-match";
  readonly reporting:
    | "report"
    | "approval"
    | "no-answer"
    | "two-stories"
    | "deadline"
    | "unreported"
    | "reminders"
    | "other-ways"
    | "corrections"
    | "found-games"
    | "sportsmanship-ratings";
  readonly "not-playing":
    | "not-coming"
    | "giving-up"
    | "out-of-reach"
    | "forfeit-worth"
    | "leaving"
    | "notice"
    | "too-many-forfeits";
  readonly standings:
    | "points"
    | "equal-points"
    | "equal-on-everything"
    | "what-counts"
    | "forfeit-points"
    | "playoff-conditions";
  readonly board:
    | "move-time"
    | "touch-move"
    | "illegal-moves"
    | "no-help"
    | "match-limit"
    | "time-up"
    | "captured-points"
    | "game-time"
    | "match-room"
    | "watching";
  readonly disputes: "ask-first" | "director" | "final-ruling" | "directors-who-play" | "no-rule";
};

export type RuleSectionId = keyof RuleIds;

/** The rules of a section. */
export type RuleIdOf<Section extends RuleSectionId> = RuleIds[Section];

export type RuleId = RuleIdOf<RuleSectionId>;
