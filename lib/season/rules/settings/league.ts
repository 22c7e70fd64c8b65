import { z } from "zod";
import { SITE_NAMES } from "../sites";
import { CHOOSE, cards, choice, line, named, optionalLine, orOff, whole } from "./kinds";
import { settingsIn, shapeOf, type ValuesOf } from "./setting";

const setting = settingsIn("league");
const reporting = settingsIn("reporting");

export const LEAGUE = {
  title: setting(line(80, "Give the league a name."), {
    default: "Campus chess",
    label: "Name of the league",
    help: "It’s in rule 1.1 and at the top of the rule sheet.",
    rule: "this-league",
    isKey: true,
    isWholeSeason: true,
  }),
  authority: setting(
    choice([
      ["us-chess", "U.S. Chess Federation"],
      ["fide", "FIDE, the Laws of Chess"],
    ]),
    {
      default: "fide",
      label: "Rules of chess",
      help: "Whose rules apply where this sheet says nothing.",
      rule: "not-written-here",
    },
  ),
};

export type LeagueRules = ValuesOf<typeof LEAGUE>;

const KINDS = cards(
  choice([
    ["on-site", "In person"],
    ["online", "Online"],
  ]),
);

/** Where the matches are played. A venue in person has a name, an online venue a site. */
export const VENUE = {
  kind: setting(KINDS, {
    default: "on-site",
    label: "Where matches are played",
    help: "In person at one venue, or on a chess site.",
    rule: "where-to-play",
    isKey: true,
  }),
  name: setting(line(120, "Say where matches are played."), {
    default: "Recreation Center",
    label: "Venue",
    help: "Its name, as players know it.",
    rule: "where-to-play",
    isKey: true,
    venue: "on-site",
  }),
  equipment: setting(optionalLine(200, "nothing said"), {
    default: "Boards and clocks are at the front desk.",
    label: "Boards and clocks",
    help: "Tell players where they get them. If you leave this empty, players bring their own.",
    rule: "equipment",
    venue: "on-site",
  }),
  site: setting(named(SITE_NAMES), {
    default: "chess.com",
    label: "Site",
    help: "Players give their username there when they register.",
    rule: "where-to-play",
    isKey: true,
    venue: "online",
  }),
  /** Which games of the site count. */
  rated: reporting(
    choice([
      ["any", "Rated or not"],
      ["rated", "Rated games only"],
      ["casual", "Unrated games only"],
    ]),
    {
      default: "any",
      older: "any",
      label: "Games that count",
      help: "The league finds games on the site by the players’ usernames.",
      rule: "found-games",
      venue: "online",
    },
  ),
  /** Does the league look only for games of accounts that were proven to be the players'? */
  provenNames: reporting(
    choice([
      [false, "No"],
      [true, "Yes"],
    ]),
    {
      default: false,
      older: false,
      label: "Players prove their usernames",
      help: "The league then looks for a match’s games once both players have proven that their accounts are theirs. They can register and report without it.",
      rule: "found-games",
      venue: "online",
    },
  ),
  /** How long the players have to object to a result that the league found and checked. */
  foundHours: reporting(orOff(whole(1, 336), "the players confirm it"), {
    default: null,
    older: null,
    label: "Hours until a found result counts",
    help: "If neither player objects, a result found on the site counts automatically after this many hours, or at the deadline for reports if that’s sooner. Leave it empty if both have to confirm it.",
    rule: "found-games",
    venue: "online",
  }),
};

const { kind: _, name, equipment, ...online } = VENUE;

/** A venue has only the settings of its kind. */
export const venueRules = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("on-site"), ...shapeOf({ name, equipment }) }),
    z.strictObject({ kind: z.literal("online"), ...shapeOf(online) }),
  ],
  CHOOSE,
);

export type Venue = z.infer<typeof venueRules>;

export const ELIGIBILITY = {
  ageOn: setting(
    choice([
      ["season-start", "The season’s first day"],
      ["new-year", "January 1 of the year it begins"],
    ]),
    {
      default: "season-start",
      older: "season-start",
      label: "Day that decides a player’s age",
      help: "For divisions with an age limit: players must be younger than the limit on that day.",
      rule: "ages",
      isWholeSeason: true,
    },
  ),
};
