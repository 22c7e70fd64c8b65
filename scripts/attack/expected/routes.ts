import type { Door, Outcome, Role } from "../doors.ts";
import type { Ids } from "../world/id-names.ts";

/** What's expected of an address: the roles it lets in, and what it shows them. */
export type RouteRow = {
  readonly pattern: string;
  readonly door: Door;
  /** The address for these ids. By default, the ids fill in the pattern by name. */
  readonly at?: (ids: Ids) => string;
  /** What people who are let in get. By default, the page. */
  readonly shows?: Outcome;
  /** Roles that get something else. */
  readonly but?: Partial<Record<Role, Outcome>>;
  /** What visitors get who have to sign in. By default, the page to sign in. */
  readonly visitors?: Outcome;
  /** What a foreign id in the address gets. By default, a 404. */
  readonly foreign?: Outcome;
};

const anyone = (pattern: string, rest: Omit<RouteRow, "pattern" | "door"> = {}): RouteRow => ({
  pattern,
  door: "anyone",
  ...rest,
});
const through = (door: Door, pattern: string, rest: Omit<RouteRow, "pattern" | "door"> = {}): RouteRow => ({
  pattern,
  door,
  ...rest,
});

const SEASON = "/desk/[org]/seasons/[season]";
const DIVISION = `${SEASON}/[division]`;

const API = "/api/v1/organizations/[org]";
const API_DIVISION = `${API}/seasons/[season]/divisions/[division]`;

/** Every address of the app. The matrix fails if an address isn't in this table. */
export const ROUTES: readonly RouteRow[] = [
  anyone("/campuses"),
  anyone("/campuses/[page]", { at: () => "/campuses/1" }),
  anyone("/privacy"),
  anyone("/worker.js"),
  anyone("/tools/adjudicator"),
  anyone("/sign-in"),
  anyone("/sign-in/confirm"),
  anyone("/sign-in/sent"),
  anyone("/matches/room"),
  anyone("/sign-out"),
  anyone("/profile/deleted"),
  anyone("/letters/off/[token]"),
  anyone("/[org]"),
  anyone("/[org]/[season]"),
  anyone("/[org]/search"),
  anyone("/[org]/players/[id]", { at: ({ org, entry }) => `/${org}/players/${entry}` }),
  anyone("/[org]/matches/[id]", { at: ({ org, match }) => `/${org}/matches/${match}` }),
  anyone("/[org]/[season]/screen"),
  anyone("/[org]/[season]/screen/wall.json"),
  anyone("/[org]/[season]/live"),
  anyone("/[org]/[season]/live/live.json"),
  anyone("/[org]/[season]/rules"),
  anyone("/[org]/[season]/guide/[language]", { at: ({ org, season }) => `/${org}/${season}/guide/es` }),
  anyone("/[org]/[season]/rules/[version]"),
  anyone("/[org]/[season]/[division]"),
  anyone("/[org]/[season]/[division]/embed/[embed]", {
    at: ({ org, season, division }) => `/${org}/${season}/${division}/embed/standings`,
  }),
  anyone("/[org]/[season]/[division]/on/[date]"),
  anyone("/[org]/[season]/[division]/on", { shows: "moved", foreign: "moved" }),
  anyone("/[org]/players/[id]/picture.png", {
    at: ({ org, entry }) => `/${org}/players/${entry}/picture.png`,
  }),
  anyone("/[org]/matches/[id]/picture.png", {
    at: ({ org, match }) => `/${org}/matches/${match}/picture.png`,
  }),
  anyone("/[org]/[season]/[division]/picture.png"),
  anyone("/[org]/[season]/results.atom"),
  anyone("/[org]/[season]/[division]/results.atom"),
  anyone("/[org]/[season]/[division]/standings.csv"),
  anyone("/[org]/[season]/[division]/crosstable.csv"),

  through("signed-in", "/me"),
  through("signed-in", "/me/games.pgn"),
  through("signed-in", "/profile"),
  through("signed-in", "/profile/tokens"),
  through("signed-in", "/profile/my-data.json"),
  through("signed-in", "/profile/my-data.html"),
  through("signed-in", "/profile/delete"),
  // Leads people to their own desk, and everyone else to their next move.
  through("signed-in", "/desk", { shows: "moved" }),
  through("signed-in", "/[org]/[season]/register"),
  through("signed-in", "/[org]/[season]/waiver"),
  through("signed-in", "/[org]/tables/[id]", { at: ({ org, table }) => `/${org}/tables/${table}` }),
  through("member", "/me/hours/[org]"),
  through("players", "/matches/[id]", { but: { staff: "moved", director: "moved" } }),
  through("players and director", "/matches/[id]/photos/[photo]"),
  through("players", "/matches/[id]/room"),
  through("players", "/api/games/[match]/stream", { visitors: "refused" }),
  through("operator", "/letters"),
  through("operator", "/organizations/new"),

  through("director", "/desk/[org]", { but: { staff: "moved", admin: "moved" } }),
  through("staff", "/desk/[org]/equipment"),
  through("staff", "/desk/[org]/matches"),
  through("staff", "/desk/[org]/matches/[id]/enter"),
  through("director", "/desk/[org]/matches/[id]"),
  through("admin", "/desk/[org]/organization"),
  through("admin", "/desk/[org]/set-up"),
  through("admin", "/desk/[org]/campus"),
  through("admin", "/desk/[org]/people"),
  through("admin", "/desk/[org]/tokens"),
  through("admin", "/desk/[org]/webhooks"),
  through("admin", "/desk/[org]/retention"),
  through("director", "/desk/[org]/log"),
  through("director", "/desk/[org]/closures"),
  through("director", "/desk/[org]/stand-in"),
  through("director", "/desk/[org]/players/[id]", {
    at: ({ org, entry }) => `/desk/${org}/players/${entry}`,
  }),
  through("staff", "/desk/[org]/closures/[id]", {
    at: ({ org, closure }) => `/desk/${org}/closures/${closure}`,
  }),
  through("director", "/desk/[org]/places"),
  through("director", "/desk/[org]/places/[venue]"),
  through("director", "/desk/[org]/places/[venue]/codes"),
  through("director", "/desk/[org]/seasons"),
  through("director", "/desk/[org]/seasons/new"),
  through("director", SEASON),
  through("director", `${SEASON}/edit`),
  through("director", `${SEASON}/rules`),
  through("director", `${SEASON}/rules/format`),
  through("director", DIVISION),
  through("director", `${DIVISION}/entries/[id]`),
  through("director", `${DIVISION}/entries/[id]/edit`),
  through("director", `${DIVISION}/write`),
  through("director", `${DIVISION}/forfeits`),
  through("staff", `${DIVISION}/slips`),
  through("staff", `${SEASON}/files/wall-chart`),
  through("director", `${SEASON}/files/import`),
  through("director", `${SEASON}/files/eligibility`),
  through("director", `${SEASON}/files/waiver`),
  through("director", `${SEASON}/files/waiver/[id]`, {
    at: ({ org, season, paper }) => `/desk/${org}/seasons/${season}/files/waiver/${paper}`,
  }),
  through("director", `${SEASON}/files/fee`),
  through("director", `${SEASON}/files/fee.csv`),
  through("director", `${SEASON}/files/entries.csv`),
  through("director", `${SEASON}/files/games.pgn`),
  through("director", `${SEASON}/files/[division]/games.pgn`),
  through("director", `${SEASON}/files/[division]/report.trf`),
  through("director", `${SEASON}/files/us-chess`),
  through("director", `${SEASON}/files/report.dbf/[file]`, {
    at: ({ org, season }) =>
      `/desk/${org}/seasons/${season}/files/report.dbf/THEXPORT.DBF?affiliate=A1234567&director=12345678&city=Chicago&state=IL&zip=60614&control=G/60;d5`,
  }),

  // Only a token opens these, never a cookie.
  anyone(`${API}/commands/[command]`, {
    at: ({ org }) => `/api/v1/organizations/${org}/commands/addBreak`,
    shows: "refused",
    foreign: "refused",
  }),
  anyone(`${API}/desk/matches`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/matches/[id]`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/closures`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/closures/[closure]`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/closure-preview`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/equipment`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/reservations`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/venues`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/seasons/[season]`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/seasons/[season]/divisions/[division]`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/seasons/[season]/divisions/[division]/ratings`, {
    shows: "refused",
    foreign: "refused",
  }),
  anyone(`${API}/desk/seasons/[season]/eligibility`, { shows: "refused", foreign: "refused" }),
  anyone(`${API}/desk/seasons/[season]/divisions/[division]/entries/[entry]`, {
    shows: "refused",
    foreign: "refused",
  }),
  anyone("/api/v1/docs"),
  anyone("/api/v1/openapi.json"),
  anyone("/api/v1/organizations"),
  anyone(API),
  anyone(`${API}/seasons`),
  anyone(`${API}/seasons/[season]`),
  anyone(`${API}/matches/[id]`),
  anyone(API_DIVISION),
  anyone(`${API_DIVISION}/results/stream`),
  ...["entries", "rounds", "matches", "results", "standings", "crosstable"].map((list) =>
    anyone(`${API_DIVISION}/${list}`),
  ),

  anyone("/api/health"),
  anyone("/api/ready"),
  anyone("/api/metrics", { shows: "absent" }),
  anyone("/api/me"),
  anyone("/api/auth/[...nextauth]", { at: () => "/api/auth/session", shows: "absent" }),
  anyone("/api/calendars/divisions/[org]/[season]/[file]", {
    at: ({ org, season, division }) => `/api/calendars/divisions/${org}/${season}/${division}.ics`,
  }),
  anyone("/api/calendars/places/[org]/[file]", {
    at: ({ org, venue }) => `/api/calendars/places/${org}/${venue}.ics`,
  }),
  anyone("/api/calendars/own/[file]", { at: ({ calendar }) => `/api/calendars/own/${calendar}.ics` }),
  anyone("/api/letters/off/[token]", { shows: "moved" }),
  // Nothing that could be watched is named.
  anyone("/api/live", { shows: "absent" }),
  // These take POST only.
  anyone("/api/push/seen", { shows: "refused" }),
  anyone("/api/bounces", { shows: "refused" }),
  anyone("/api/campus-account", { shows: "refused" }),
  anyone("/api/chess-account/lichess", { shows: "refused" }),
  // No one has left for Lichess.
  anyone("/api/chess-account/lichess/back", { shows: "moved" }),
  anyone("/api/sign-in/[provider]", { shows: "refused" }),
  anyone("/api/sign-in/link", { shows: "refused" }),
  // Without keys in the settings there is no campus sign-in; lib/campus/attacks.db.test.ts attacks it.
  anyone("/api/campus/[org]/metadata", { shows: "absent" }),
  anyone("/api/campus/[org]/acs", { shows: "refused" }),
  anyone("/api/campus/[org]/finish", { shows: "sign-in" }),
  anyone("/api/campus/[org]/logout", { shows: "absent" }),
  anyone("/api/sign-out", { shows: "refused" }),
  // The site has organizations.
  anyone("/set-up", { shows: "absent" }),
  anyone("/api/set-up", { shows: "refused" }),
  anyone("/api/games/[match]/[number]", { at: ({ match }) => `/api/games/${match}/1`, shows: "refused" }),
];

/** The address of a route for these ids. */
export function addressOf({ pattern, at }: RouteRow, ids: Ids): string {
  if (at) return at(ids);
  return pattern.replace(/\[(\w+)\]/g, (_part, name: string) => {
    if (name === "id") return pattern.includes("/entries/") ? ids.entry : ids.match;
    return ids[name as keyof Ids];
  });
}
