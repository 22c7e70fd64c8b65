import { choice, orOff, whole } from "./kinds";
import { settingsIn, type ValuesOf } from "./setting";

const setting = settingsIn("reporting");

/** Whether opponents rate each other's sportsmanship after a match, and what counts where no one played. */
export const SPORTSMANSHIP = {
  ratings: setting(
    choice([
      ["none", "No ratings"],
      ["opponents", "Opponents rate each other"],
    ]),
    {
      default: "none",
      older: "none",
      label: "Sportsmanship ratings",
      help: "After a match, each player can rate the other from 0 to 4. Directors see every rating, players only their own average.",
      rule: "sportsmanship-ratings",
    },
  ),
  forDefault: setting(orOff(whole(0, 4), "nothing"), {
    default: 2,
    older: 2,
    label: "Rating for a default",
    help: "What counts as the rating of a player who gave advance notice instead of playing. If you leave it empty, the match doesn’t count toward the average.",
    rule: "sportsmanship-ratings",
    isWholeSeason: true,
  }),
  forForfeit: setting(orOff(whole(0, 4), "nothing"), {
    default: 0,
    older: 0,
    label: "Rating for a forfeit",
    help: "What counts as the rating of a player who forfeited, and of both players in a double forfeit. If you leave it empty, the match doesn’t count toward the average.",
    rule: "sportsmanship-ratings",
    isWholeSeason: true,
  }),
};

export type SportsmanshipRules = ValuesOf<typeof SPORTSMANSHIP>;
