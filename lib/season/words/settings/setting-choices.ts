import { SITE_NAMES } from "../../rules/play-venue";
import type { Setting } from "../../rules/settings/names";

const DRAWN_GAME = { replay: "Played again with colors reversed", half: "Half a point each" };
const ONE_MORE = "One more game with colors reversed, until somebody leads";
const DIRECTOR = "The director decides";
const BEST_OF = { "1": "A single game", "3": "Best of three", "5": "Best of five" };
const OWN_BEST_OF = { "": "Like the other matches", ...BEST_OF };

/** The answers of a setting that is chosen, by value, in words. Settings that are typed are not here. */
export const SETTING_CHOICES: Readonly<Partial<Record<Setting, Readonly<Record<string, string>>>>> = {
  authority: { "us-chess": "U.S. Chess Federation", fide: "FIDE, the Laws of Chess" },
  "venue.kind": { "on-site": "In person", online: "Online" },
  "venue.site": SITE_NAMES,
  "stages.format": {
    "round-robin": "Round robin",
    knockout: "Knockout",
    "round-robin-and-knockout": "Round robin, then a knockout",
    "groups-and-knockout": "Groups, then a knockout",
  },
  "stages.cycles": { "1": "Once", "2": "Twice" },
  "stages.split": {
    lot: "By lot",
    snake: "In the order of registration, dealt back and forth",
    "by-hand": "The director makes the groups",
  },
  "stages.seeding": { lot: "By lot", registration: "In the order of registration" },
  "stages.thirdPlace": { false: "None", true: "Played" },
  "stages.final": {
    "by-deadline": "Its players agree on a time",
    session: "The director sets day, hour and place",
  },
  "stages.semifinalBestOf": OWN_BEST_OF,
  "stages.finalBestOf": OWN_BEST_OF,
  "stages.levelMatch": { "one-more-game": ONE_MORE, director: DIRECTOR },
  "eligibility.ageOn": {
    "season-start": "The season's first day",
    "new-year": "January 1 of the year in which it begins",
  },
  "schedule.fallback.weekday": {
    "": "Any day",
    "1": "Monday",
    "2": "Tuesday",
    "3": "Wednesday",
    "4": "Thursday",
    "5": "Friday",
    "6": "Saturday",
    "7": "Sunday",
  },
  "match.bestOf": BEST_OF,
  "match.decidingColors": { lot: "By a new lot", alternate: "They alternate there too" },
  "match.stalemate": DRAWN_GAME,
  "match.otherDraws": DRAWN_GAME,
  "match.levelMatch": { draw: "It is drawn", "one-more-game": ONE_MORE, director: DIRECTOR },
  "reporting.unanswered": { director: DIRECTOR, stands: "It stands" },
  "forfeits.noticeMeans": {
    default: "The match is lost by default",
    "more-days": "The match gets the days of one more round",
  },
  "clock.timeUp": {
    "captured-points": "Captured points decide the game",
    director: DIRECTOR,
    draw: "The game is drawn",
  },
  "clock.promoted": { "as-promoted": "What it was promoted to", "as-pawn": "A pawn" },
  "conduct.touchMove": { true: "A touched piece moves", false: "A piece may be put back" },
  "conduct.illegalMove": {
    "taken-back": "Nothing more",
    "two-minutes": "The opponent gets two minutes",
    "second-loses": "The second one loses the game",
  },
};
