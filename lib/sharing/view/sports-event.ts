import { absolute, paths } from "@/lib/paths";
import { venueName } from "@/lib/season/rules/play-venue";
import type { SITE_NAMES } from "@/lib/season/rules/sites";
import type { PublicMatchView } from "@/lib/standings/store/public-match";
import { publicMatchPage } from "@/lib/standings/view/public-match-page";

/**
 * A match as programs read it in its page (schema.org SportsEvent, as JSON-LD). It says what the page says. Home has White
 * in game 1; schema.org has no field for a result, so it's the description.
 */
export function sportsEvent(view: PublicMatchView, appUrl: string): object {
  const { season, division } = view.division;
  const { organization } = season;
  const { full, hrefs, title, slotName, words } = publicMatchPage(view);
  const whole = (path: string) => absolute(appUrl, path);
  const person = (name: string, href: string | null) => ({
    "@type": "Person",
    name,
    ...(href ? { url: whole(href) } : {}),
  });
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name: `${title}, ${slotName}`,
    sport: "Chess",
    url: whole(paths.publicMatch(organization.slug, view.match.id)),
    ...(view.match.scheduledAt ? { startDate: view.match.scheduledAt } : {}),
    ...(words ? { description: words } : {}),
    eventStatus: `https://schema.org/${view.match.status === "void" ? "EventCancelled" : "EventScheduled"}`,
    ...placeOf(view, organization.name),
    homeTeam: person(full.home, hrefs.home),
    awayTeam: person(full.away, hrefs.away),
    organizer: {
      "@type": "SportsOrganization",
      name: organization.name,
      url: whole(paths.organization(organization.slug)),
    },
    superEvent: {
      "@type": "EventSeries",
      name: `${season.name}, ${division.name} division`,
      url: whole(paths.division(organization.slug, season.slug, division.slug)),
    },
  };
}

/** A round at a session is where its session is, also in a league that plays online. */
function placeOf({ rules: { venue }, round }: PublicMatchView, campus: string): object {
  const mode = (kind: string) => ({ eventAttendanceMode: `https://schema.org/${kind}EventAttendanceMode` });
  if (venue.kind === "online" && round.sessionPlace === null)
    return { ...mode("Online"), location: { "@type": "VirtualLocation", url: SITE_ADDRESSES[venue.site] } };
  const name = round.sessionPlace ?? venueName(venue);
  return { ...mode("Offline"), location: { "@type": "Place", name, address: campus } };
}

const SITE_ADDRESSES: Readonly<Record<keyof typeof SITE_NAMES, string>> = {
  "chess.com": "https://www.chess.com",
  lichess: "https://lichess.org",
};

/** JSON that can stand in a page: no text in it ends the element that it's in. */
export function inPage(data: object): string {
  return JSON.stringify(data).replace(/[<>&]/g, (character) => ESCAPED[character] ?? "");
}

const ESCAPED: Readonly<Record<string, string>> = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" };
