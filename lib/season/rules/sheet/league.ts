import { formatOf } from "@/lib/stages/formats";
import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import { knockoutOf } from "@/lib/stages/stages-of";
import type { RulePack } from "../../input/rule-pack";
import { venueName, venueNote } from "../play-venue";
import { AUTHORITY_NAMES } from "../rule-words";
import { SITE_INVITATIONS } from "../sites";
import { sentences, type Texts, type TitlesOf } from "./texts";

/** The titles of this section's rules, in the order of their numbers. New ones go at the end. */
export const LEAGUE = {
  "this-league": "This league",
  "not-written-here": "What isn’t written here",
  "where-to-play": "Where to play",
  equipment: "Equipment",
  sportsmanship: "Good sportsmanship",
  format: "Format",
  knockout: "Knockout",
  ages: "Ages",
  usernames: "Usernames",
} as const satisfies TitlesOf<"league">;

export function leagueClauses(rules: RulePack): Texts<typeof LEAGUE> {
  const { title, authority, venue } = rules;
  const isOnline = venue.kind === "online";
  return {
    "this-league": `These are the rules of ${title}.`,
    "not-written-here": `Where this sheet says nothing, the rules of ${AUTHORITY_NAMES[authority]} apply. Where the two differ, this sheet takes precedence.`,
    "where-to-play": whereToPlay(rules),
    equipment: venueNote(venue) === "" ? "Bring a board, pieces, and a clock." : venueNote(venue),
    sportsmanship: isOnline
      ? "Be on time, be fair, and greet each other before and after."
      : "Be on time, be fair, and shake hands before and after.",
    format: format(rules),
    knockout: knockout(rules),
    ages: AGES[rules.eligibility.ageOn],
    usernames: isOnline
      ? `Every player is one person with one ${venueName(venue)} username, entered at registration. Only opponents and staff can see it, and no two players in a season can have the same one.`
      : null,
  };
}

function whereToPlay({ venue, room }: RulePack): string {
  const orInRoom = room.board ? " or on a board in the match room" : "";
  return venue.kind === "online"
    ? `Every match is played on ${venueName(venue)}${orInRoom}. Both players need a ${venueName(venue)} account. ${SITE_INVITATIONS[venue.site]}`
    : `Every match is played at the ${venue.name}, over the board${orInRoom && `,${orInRoom}`}.`;
}

function format({ stages }: RulePack): string {
  const [first, next] = stages;
  return first ? formatOf(first).clause(first, next) : "";
}

function knockout(rules: RulePack): string | null {
  const stage = knockoutOf(rules);
  if (!stage) return null;
  return sentences(
    stage.seeding === "standings" ? seededBy(rules) : SEEDED[stage.seeding],
    "The top seeds meet as late as possible. If the bracket has more spots than players, the top seeds advance without playing.",
    rules.stages.length > 1 &&
      "If players share a qualifying rank, lots decide who advances, and the result is recorded.",
    "If both players forfeit a match, both are out, and the next opponent advances without playing.",
    stage.thirdPlace && "The losers of the semifinals play for third place.",
  );
}

function seededBy({ stages: [first] }: RulePack): string {
  return first ? formatOf(first).words.seeded : "";
}

const SEEDED: Record<Exclude<KnockoutRules["seeding"], "standings">, string> = {
  lot: "Players are seeded by lot.",
  registration: "Players are seeded in order of registration.",
};

const AGES: Record<RulePack["eligibility"]["ageOn"], string> = {
  "season-start":
    "A division with an age limit is for players who are younger than the limit on the first day of the season. A division without one is open to any age.",
  "new-year":
    "A division with an age limit is for players who are younger than the limit on January 1 of the year the season begins. A division without one is open to any age.",
};
