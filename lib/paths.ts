import type { Preset } from "@/lib/season/input/rule-pack";
import { embedPaths } from "./paths/embed";
import { livePaths } from "./paths/live";
import { matchPaths } from "./paths/match";
import { ownPaths } from "./paths/own";

/**
 * First path segments that belong to the app itself. An organization lives at `/{slug}`, so its slug can't be one of
 * these.
 */
export const RESERVED_SLUGS = [
  "me",
  "matches",
  "desk",
  "letters",
  "sign-in",
  "sign-out",
  "profile",
  "api",
  "tools",
  "privacy",
  "campuses",
  "set-up",
  "organizations",
] as const;

/**
 * `/desk/{org}/seasons/new` is the form for a new season, `/{org}/players`, `/{org}/matches`, `/{org}/search` and
 * `/{org}/tables` hold pages of the organization, so no season can have those slugs. `embed` is kept free, because the
 * addresses of embeds say it.
 */
export const RESERVED_SEASON_SLUGS = ["new", "players", "matches", "search", "tables", "embed"] as const;

/** Pages of a season, public or at the desk, so no division can have those slugs. */
export const RESERVED_DIVISION_SLUGS = [
  "rules",
  "register",
  "edit",
  "screen",
  "live",
  "guide",
  "waiver",
  "embed",
] as const;

/**
 * Addresses that most pages link to. The others have files of their own in lib/paths, so pages don't load them. Slugs and
 * ids go in raw and are encoded for a URL.
 */
export const paths = {
  home: () => "/",
  /** A page of the campuses by name; the first one is the start page. */
  campuses: (page: number) => (page === 1 ? "/" : join("campuses", String(page))),
  searchCampuses: () => "/campuses",
  organization: (org: string) => join(org),
  season: (org: string, season: string) => join(org, season),
  division: (org: string, season: string, division: string) => join(org, season, division),
  /** The standings at the end of a calendar date; without one, the target of the form that asks for it. */
  divisionOn: (org: string, season: string, division: string, date?: string) =>
    join(org, season, division, "on", ...(date ? [date] : [])),
  /** A season on a television; its data is what the screen asks for again. */
  screen: (org: string, season: string) => join(org, season, "screen"),
  screenData: (org: string, season: string) => join(org, season, "screen", "wall.json"),
  /** The games that are played now. */
  live: (org: string, season: string) => join(org, season, "live"),
  liveData: (org: string, season: string) => join(org, season, "live", "live.json"),
  ruleSheet: (org: string, season: string) => join(org, season, "rules"),
  ruleSheetVersion: (org: string, season: string, version: number) =>
    join(org, season, "rules", String(version)),
  /** Finds players, divisions and matches; the query is the question, as the page's own form sends it. */
  search: (org: string, words = "") =>
    join(org, "search") + (words ? `?${new URLSearchParams({ q: words })}` : ""),
  /** A player's public page. The id is that of any of their entries in the organization. */
  player: (org: string, entryId: string) => join(org, "players", entryId),
  /** What the public can see of a match. */
  publicMatch: (org: string, matchId: string) => join(org, "matches", matchId),
  /** What the code on a table opens. */
  table: (org: string, tableId: string) => join(org, "tables", tableId),
  register: (org: string, season: string) => join(org, season, "register"),
  /** The season's waiver, to accept it, and to print what one accepted. */
  waiver: (org: string, season: string) => join(org, season, "waiver"),
  /** The form for someone who is already registered in another division of the season. */
  registerForAnother: (org: string, season: string) => `${join(org, season, "register")}?another`,

  ...ownPaths,
  ...livePaths,
  ...embedPaths,
  ...matchPaths,
  /** A player's availability in an organization. */
  availability: (org: string) => join("me", "hours", org),
  /** The match for the reader of an email, whose token lets them confirm its report without signing in. */
  answerByEmail: (matchId: string, token: string) => `${matchPaths.match(matchId)}?answer=${token}`,
  photo: (matchId: string, photoId: string) => join("matches", matchId, "photos", photoId),
  smallPhoto: (matchId: string, photoId: string) => `${paths.photo(matchId, photoId)}?size=small`,
  matchReport: (matchId: string) => matchPaths.match(matchId, "report"),

  /** A person's desk, or the list of their desks. */
  desks: () => "/desk",
  desk: (org: string) => join("desk", org),
  /** Open matches, to enter a result from paper. */
  deskMatches: (org: string) => join("desk", org, "matches"),
  enterResult: (org: string, matchId: string) => join("desk", org, "matches", matchId, "enter"),
  equipment: (org: string) => join("desk", org, "equipment"),
  /** The front desk after an item was checked out or returned; the label says which item. */
  equipmentDone: (org: string, done: "out" | "in" | "already-in", label: string) =>
    `${join("desk", org, "equipment")}?${new URLSearchParams({ done, thing: label })}`,
  /** A round's score slips to print; the current round's if none is named. */
  scoreSlips: (org: string, season: string, division: string, of?: { stage: number; round: number }) =>
    join("desk", org, "seasons", season, division, "slips") +
    (of ? `?stage=${of.stage}&round=${of.round}` : ""),
  /** A round's double forfeits that are waiting for the director or can be undone. */
  roundForfeits: (org: string, season: string, division: string, of: { stage: number; round: number }) =>
    `${join("desk", org, "seasons", season, division, "forfeits")}?stage=${of.stage}&round=${of.round}`,
  wallChart: (org: string, season: string) => join("desk", org, "seasons", season, "files", "wall-chart"),
  /** @param answer the answer that fills in the ruling form */
  case: (org: string, matchId: string, answer?: string) =>
    join("desk", org, "matches", matchId) + (answer ? `?answer=${encodeURIComponent(answer)}#ruling` : ""),
  deskSeasons: (org: string) => join("desk", org, "seasons"),
  /** @param preset the rule sheet to start from; if left out, it is chosen first */
  newSeason: (org: string, preset?: Preset) =>
    join("desk", org, "seasons", "new") + (preset ? `?preset=${preset}` : ""),
  deskSeason: (org: string, season: string) => join("desk", org, "seasons", season),
  /** The season's name, address, dates and divisions. */
  editSeason: (org: string, season: string) => join("desk", org, "seasons", season, "edit"),
  deskRules: (org: string, season: string) => join("desk", org, "seasons", season, "rules"),
  /** Compares formats for a number of players and weeks; values that are left out come from what is known. */
  deskFormat: (
    org: string,
    season: string,
    { players = null, weeks = null }: { players?: number | null; weeks?: number | null } = {},
  ) => {
    const asked = [
      ...(players === null ? [] : [`players=${players}`]),
      ...(weeks === null ? [] : [`weeks=${weeks}`]),
    ];
    return (
      join("desk", org, "seasons", season, "rules", "format") +
      (asked.length > 0 ? `?${asked.join("&")}` : "")
    );
  },
  deskDivision: (org: string, season: string, division: string) =>
    join("desk", org, "seasons", season, division),
  /** Where a director emails the players of a division. */
  writeToDivision: (org: string, season: string, division: string) =>
    join("desk", org, "seasons", season, division, "write"),
  /** Everything about a player. The id is that of any of their entries in the organization. */
  deskPlayer: (org: string, entryId: string) => join("desk", org, "players", entryId),
  deskEntry: (org: string, season: string, division: string, entryId: string) =>
    join("desk", org, "seasons", season, division, "entries", entryId),
  /** A player's email, division and account, for the director who corrects them. */
  editEntry: (org: string, season: string, division: string, entryId: string) =>
    join("desk", org, "seasons", season, division, "entries", entryId, "edit"),
  deskVenues: (org: string) => join("desk", org, "places"),
  /** Where a director closes venues for a while. */
  deskClosures: (org: string, venue?: string) =>
    join("desk", org, "closures") + (venue ? `?venue=${encodeURIComponent(venue)}` : ""),
  /** A closure, with the matches it changed. */
  deskClosure: (org: string, id: string) => join("desk", org, "closures", id),
  deskVenue: (org: string, venue: string) => join("desk", org, "places", venue),
  /** The codes of a venue's tables, to print. */
  tableCodes: (org: string, venue: string) => join("desk", org, "places", venue, "codes"),
  /** Files of a season for its directors; games and results also for one division. */
  entriesFile: (org: string, season: string) => join("desk", org, "seasons", season, "files", "entries.csv"),
  importEntries: (org: string, season: string) => join("desk", org, "seasons", season, "files", "import"),
  /** Who can play a season: its list, exceptions to it, and holds. */
  eligibility: (org: string, season: string) => join("desk", org, "seasons", season, "files", "eligibility"),
  /** The season's waiver and who has accepted it. */
  deskWaiver: (org: string, season: string) => join("desk", org, "seasons", season, "files", "waiver"),
  /** What one player accepted, to print. */
  acceptedWaiver: (org: string, season: string, id: string) =>
    join("desk", org, "seasons", season, "files", "waiver", id),
  /** The season's fee and who has paid it. */
  deskFee: (org: string, season: string) => join("desk", org, "seasons", season, "files", "fee"),
  feeFile: (org: string, season: string) => join("desk", org, "seasons", season, "files", "fee.csv"),
  gamesFile: (org: string, season: string, division?: string) =>
    join("desk", org, "seasons", season, "files", ...(division ? [division] : []), "games.pgn"),
  reportFile: (org: string, season: string, division: string) =>
    join("desk", org, "seasons", season, "files", division, "report.trf"),
  /** Where a director types what US Chess wants to know, and the files that are made of it. */
  usChess: (org: string, season: string) => join("desk", org, "seasons", season, "files", "us-chess"),
  usChessFile: (org: string, season: string, file: string) =>
    join("desk", org, "seasons", season, "files", "report.dbf", file),
  /** Public files of a division. */
  standingsFile: (org: string, season: string, division: string) =>
    join(org, season, division, "standings.csv"),
  crosstableFile: (org: string, season: string, division: string) =>
    join(org, season, division, "crosstable.csv"),
  /** The newest results for feed readers, of a season or a division. */
  seasonFeed: (org: string, season: string) => join(org, season, "results.atom"),
  divisionFeed: (org: string, season: string, division: string) =>
    join(org, season, division, "results.atom"),
  /** Pictures for apps that show where a link leads. */
  divisionPicture: (org: string, season: string, division: string) =>
    join(org, season, division, "picture.png"),
  matchPicture: (org: string, matchId: string) => join(org, "matches", matchId, "picture.png"),
  playerPicture: (org: string, entryId: string) => join(org, "players", entryId, "picture.png"),
  /** A player's own games, from every league. */
  ownGames: () => "/me/games.pgn",
  /** How people sign in with their campus account. */
  campusSignIn: (org: string) => join("desk", org, "campus"),
  /** The profile after a campus account was connected or disconnected: an organization's, or the deployment's. */
  campusAccountDone: (done: "connected" | "disconnected", org?: string) =>
    `${ownPaths.profile()}?${new URLSearchParams({ done, ...(org ? { campus: org } : {}) })}`,
  /** Where the browser finishes a campus sign-in, or connecting an account; `code` is used once. */
  finishCampusSignIn: (org: string, code: string, isConnecting: boolean) =>
    `${join("api", "campus", org, "finish")}?${new URLSearchParams({ code, ...(isConnecting ? { for: "profile" } : {}) })}`,
  /** The organization's name, office, contact email and time zone. */
  editOrganization: (org: string) => join("desk", org, "organization"),
  people: (org: string) => join("desk", org, "people"),
  /** Where a director names someone who stands in for them. */
  standIn: (org: string) => join("desk", org, "stand-in"),
  log: (org: string) => join("desk", org, "log"),
  /** Tokens for the API: a person's own, and an organization's. */
  tokens: () => "/profile/tokens",
  webhooks: (org: string) => join("desk", org, "webhooks"),
  organizationTokens: (org: string) => join("desk", org, "tokens"),

  /** Calendar feeds; `token` is the reader's own secret. */
  ownCalendar: (token: string) => join("api", "calendars", "own", `${token}.ics`),
  divisionCalendar: (org: string, season: string, division: string) =>
    join("api", "calendars", "divisions", org, season, `${division}.ics`),
  venueCalendar: (org: string, venue: string) => join("api", "calendars", "places", org, `${venue}.ics`),

  /** For the operator: the emails kept because there is no mail server. */
  letters: () => "/letters",
  /** Turns reminders off; `token` is the reader's own. */
  lettersOff: (token: string) => join("letters", "off", token),
  /** Turns reminders off with one click in a mail program (RFC 8058). */
  lettersOffByPost: (token: string) => join("api", "letters", "off", token),
  /** @param next where to go afterward, a path of this app */
  signIn: (next?: string) => (next ? `/sign-in?next=${encodeURIComponent(next)}` : "/sign-in"),
  /** Says first that a form wasn't sent, because its sender was signed out. `page` is the form's. */
  signInUnsent: (page: string) => `/sign-in?${new URLSearchParams({ error: "Unsent", next: page })}`,
  /** The page after a link was sent. */
  signInSent: (next?: string) => (next ? `/sign-in/sent?next=${encodeURIComponent(next)}` : "/sign-in/sent"),
  /** Where to get a link by email, even if a campus has closed the other ways in. */
  signInByEmail: (next: string) => `/sign-in?next=${encodeURIComponent(next)}&way=email`,
  signInConfirm: () => "/sign-in/confirm",
  privacy: () => "/privacy",
  /** Where Lichess sends players back to, with what it says of their account. */
  lichessReturn: () => "/api/chess-account/lichess/back",
  /** The page that says why a username wasn't proven. */
  proofFailed: (refusal: string) => `${ownPaths.profile()}?${new URLSearchParams({ proof: refusal })}`,
  /** What the rules say about a game; the query is the question, as the page's own form sends it. */
  adjudicator: (question: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(question).toString();
    return query ? `/tools/adjudicator?${query}` : "/tools/adjudicator";
  },
} as const;

/** The whole URL, for emails and feeds. `appUrl` may end in a slash or not. */
export function absolute(appUrl: string, path: string): string {
  return appUrl.replace(/\/+$/, "") + path;
}

/** A feed's address as calendars subscribe to it. */
export function webcal(address: string): string {
  return address.replace(/^https?:/, "webcal:");
}

function join(...segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join("/")}`;
}
