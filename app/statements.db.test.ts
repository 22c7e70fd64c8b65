import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { encode } from "next-auth/jwt";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { GET as findCorner } from "@/app/api/me/route";
import { insertSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { saveFee } from "@/lib/fees/store/fee";
import { markFee } from "@/lib/fees/store/ledger";
import { closeConnections } from "@/lib/jobs/close-connections";
import { findOrganization } from "@/lib/people/store/organizations";
import { insertDivision } from "@/lib/season/store/edit-divisions";
import { listSeasonsWithRounds } from "@/lib/season/store/season-rounds";
import { findSeason } from "@/lib/season/store/seasons";
import { addHours, instantOf } from "@/lib/shared/instant";
import { findDivision } from "@/lib/standings/store/divisions";
import { findPlayer } from "@/lib/standings/store/players";
import { findPublicMatch } from "@/lib/standings/store/public-match";
import { addVenue } from "@/lib/testing/add-venue";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { lookLikeAMillion } from "@/lib/testing/look-like-a-million";
import { recordStatements, type Statement, scannedTables } from "@/lib/testing/record-statements";
import { closeVenues, previewClosure } from "@/lib/venue/store/close-venue";
import { listClosures } from "@/lib/venue/store/closures";
import { findClosedPlaces } from "@/lib/venue/store/read-venues";
import { readWaiverPlayers } from "@/lib/waivers/store/read-players";
import { acceptWaiver } from "@/lib/waivers/store/signing";
import { saveWaiver } from "@/lib/waivers/store/texts";
import CampusSignInPage from "./(desk)/desk/[org]/campus/page";
import ClosurePage from "./(desk)/desk/[org]/closures/[id]/page";
import ClosuresPage from "./(desk)/desk/[org]/closures/page";
import EquipmentPage from "./(desk)/desk/[org]/equipment/page";
import LogPage from "./(desk)/desk/[org]/log/page";
import EnterResultPage from "./(desk)/desk/[org]/matches/[id]/enter/page";
import CasePage from "./(desk)/desk/[org]/matches/[id]/page";
import OpenMatchesPage from "./(desk)/desk/[org]/matches/page";
import OrganizationPage from "./(desk)/desk/[org]/organization/page";
import DeskPage from "./(desk)/desk/[org]/page";
import PeoplePage from "./(desk)/desk/[org]/people/page";
import TableCodesPage from "./(desk)/desk/[org]/places/[venue]/codes/page";
import VenuePage from "./(desk)/desk/[org]/places/[venue]/page";
import VenuesPage from "./(desk)/desk/[org]/places/page";
import DeskPlayerPage from "./(desk)/desk/[org]/players/[id]/page";
import RetentionPage from "./(desk)/desk/[org]/retention/page";
import EditEntryPage from "./(desk)/desk/[org]/seasons/[season]/[division]/entries/[id]/edit/page";
import LeavePage from "./(desk)/desk/[org]/seasons/[season]/[division]/entries/[id]/page";
import ForfeitsPage from "./(desk)/desk/[org]/seasons/[season]/[division]/forfeits/page";
import DeskDivisionPage from "./(desk)/desk/[org]/seasons/[season]/[division]/page";
import ScoreSlipsPage from "./(desk)/desk/[org]/seasons/[season]/[division]/slips/page";
import WritePage from "./(desk)/desk/[org]/seasons/[season]/[division]/write/page";
import EditSeasonPage from "./(desk)/desk/[org]/seasons/[season]/edit/page";
import EligibilityPage from "./(desk)/desk/[org]/seasons/[season]/files/eligibility/page";
import FeePage from "./(desk)/desk/[org]/seasons/[season]/files/fee/page";
import ImportPage from "./(desk)/desk/[org]/seasons/[season]/files/import/page";
import UsChessPage from "./(desk)/desk/[org]/seasons/[season]/files/us-chess/page";
import AcceptedWaiverPage from "./(desk)/desk/[org]/seasons/[season]/files/waiver/[id]/page";
import WaiverPage from "./(desk)/desk/[org]/seasons/[season]/files/waiver/page";
import WallChartPage from "./(desk)/desk/[org]/seasons/[season]/files/wall-chart/page";
import DeskSeasonPage from "./(desk)/desk/[org]/seasons/[season]/page";
import DeskFormatPage from "./(desk)/desk/[org]/seasons/[season]/rules/format/page";
import DeskRulesPage from "./(desk)/desk/[org]/seasons/[season]/rules/page";
import NewSeasonPage from "./(desk)/desk/[org]/seasons/new/page";
import SeasonsPage from "./(desk)/desk/[org]/seasons/page";
import SetUpStepsPage from "./(desk)/desk/[org]/set-up/page";
import StandInPage from "./(desk)/desk/[org]/stand-in/page";
import OrganizationTokensPage from "./(desk)/desk/[org]/tokens/page";
import WebhooksPage from "./(desk)/desk/[org]/webhooks/page";
import MatchPage from "./(member)/matches/[id]/page";
import { GET as findOwnGames } from "./(member)/me/games.pgn/route";
import HoursPage from "./(member)/me/hours/[org]/page";
import MePage from "./(member)/me/page";
import ProfilePage from "./(member)/profile/page";
import OwnTokensPage from "./(member)/profile/tokens/page";

// The cookie comes from a request, and there is none here.
const request = vi.hoisted(() => ({ cookie: "" }));
vi.mock("next/headers", () => ({
  cookies: async () => ({ getAll: () => [{ name: "next-auth.session-token", value: request.cookie }] }),
  headers: async () => new Headers(),
}));
vi.mock("next/server", () => ({ connection: async () => undefined }));
vi.mock("@/lib/clock", () => ({ now: () => TUESDAY }));

const SECRET = "only-for-statements-0123456789-0123456789";
process.env.AUTH_SECRET = SECRET;
process.env.APP_URL = "http://localhost:3000";
const db = new pg.Client({ connectionString: await freshDatabase() });
afterAll(async () => {
  await db.end();
  await closeConnections();
});

const TUESDAY = new Date(MONDAY.getTime() + 24 * 3_600_000);
const NOTHING_ASKED = Promise.resolve({});
const NAMES = { org: "lakeside", season: "fall-2026", division: "open", venue: "lounge" };
const inLeague = Promise.resolve(NAMES);
const asked = { params: inLeague, searchParams: NOTHING_ASKED };
const noAnswer = Promise.resolve({ done: undefined, error: undefined, proof: undefined, campus: undefined });

let cookies: Readonly<
  Record<"player" | "director" | "director who plays" | "director of a decided season", string>
>;
let ids: Readonly<
  Record<"organization" | "open" | "final" | "own" | "entry" | "acceptance" | "closure", string>
>;
beforeAll(async () => {
  await db.connect();
  const league = await makeLeague({ players: 6 });
  const matches = await listTestMatches(league);
  const [settled] = matches;
  if (!settled) throw new Error("The league has matches");
  await mustExecute(settled.id, { type: "report", games: TWO_NIL }, { userId: settled.home }, MONDAY);
  await mustExecute(settled.id, { type: "approve" }, { userId: settled.away }, MONDAY);
  const open = matches.find(({ id, home, away }) => id !== settled.id && [home, away].includes(settled.home));
  const own = await decideMatchOfDirector(league, settled.home);
  const entry = league.players.find(({ userId }) => userId === settled.home)?.entryId ?? "";
  await addVenue(league);
  ids = {
    organization: league.organizationId,
    final: settled.id,
    open: open?.id ?? "",
    own: own.id,
    entry,
    acceptance: await askForWaiverAndFee(league),
    closure: await closeLounge(league),
  };
  cookies = {
    player: await cookieOf(settled.home),
    director: await cookieOf(league.directorId),
    "director who plays": await cookieOf(own.home),
    "director of a decided season": await cookieOf(await decideLeague()),
  };
});

type Page = {
  readonly page: string;
  readonly as: keyof typeof cookies;
  /** Lower it when the page asks less; never raise it. */
  readonly most: number;
  readonly load: () => Promise<unknown>;
};
const PAGES: readonly Page[] = [
  { page: "/api/me", as: "player", most: 2, load: findCorner },
  { page: "/api/me", as: "director", most: 2, load: findCorner },
  { page: "/me", as: "player", most: 3, load: () => MePage({ searchParams: NOTHING_ASKED }) },
  { page: "/me", as: "director", most: 3, load: () => MePage({ searchParams: NOTHING_ASKED }) },
  { page: "a match that is open", as: "player", most: 2, load: () => loadMatch(ids.open) },
  { page: "a match that is final", as: "player", most: 2, load: () => loadMatch(ids.final) },
  { page: "their own games", as: "player", most: 3, load: findOwnGames },
  { page: "the desk", as: "director", most: 3, load: () => DeskPage({ params: inLeague }) },
  {
    page: "the desk",
    as: "director of a decided season",
    // Seven of them are about who's kept out of the first division that's to be published.
    most: 11,
    load: () => DeskPage({ params: Promise.resolve({ org: "harbor" }) }),
  },
  // What public pages read, which the framework keeps when it serves them.
  { page: "a division", as: "player", most: 1, load: () => findDivision("lakeside", "fall-2026", "open") },
  { page: "an organization", as: "player", most: 1, load: () => findOrganization("lakeside") },
  { page: "its seasons", as: "player", most: 1, load: () => listSeasonsWithRounds(ids.organization) },
  { page: "a season", as: "player", most: 1, load: () => findSeason("lakeside", "fall-2026") },
];

/** Pages that are opened less often, or only by directors and admins. Their plans aren't read. */
const OTHERS: readonly Page[] = [
  { page: "the profile", as: "player", most: 8, load: () => ProfilePage({ searchParams: noAnswer }) },
  { page: "a person's tokens", as: "player", most: 3, load: () => OwnTokensPage(asked) },
  { page: "availability", as: "player", most: 5, load: () => HoursPage(asked) },
  { page: "a case", as: "director", most: 9, load: () => loadCase(ids.open) },
  { page: "a decided case", as: "director", most: 10, load: () => loadCase(ids.final) },
  { page: "a decided case", as: "director who plays", most: 10, load: () => loadCase(ids.own) },
  { page: "the seasons", as: "director", most: 3, load: () => SeasonsPage(asked) },
  { page: "a season at the desk", as: "director", most: 7, load: () => DeskSeasonPage(asked) },
  { page: "a new season", as: "director", most: 2, load: () => NewSeasonPage(asked) },
  { page: "the venues", as: "director", most: 3, load: () => VenuesPage(asked) },
  { page: "closures", as: "director", most: 4, load: () => ClosuresPage(asked) },
  { page: "the front desk", as: "director", most: 5, load: () => EquipmentPage(asked) },
  { page: "the log", as: "director", most: 5, load: () => LogPage(asked) },
  { page: "a stand-in", as: "director", most: 4, load: () => StandInPage(asked) },
  { page: "people", as: "director", most: 4, load: () => PeoplePage(asked) },
  { page: "the organization", as: "director", most: 2, load: () => OrganizationPage(asked) },
  { page: "campus sign-in", as: "director", most: 5, load: () => CampusSignInPage(asked) },
  { page: "the first steps", as: "director", most: 6, load: () => SetUpStepsPage(asked) },
  { page: "an organization's tokens", as: "director", most: 3, load: () => OrganizationTokensPage(asked) },
  { page: "webhooks", as: "director", most: 3, load: () => WebhooksPage(asked) },
  { page: "retention", as: "director", most: 3, load: () => RetentionPage(asked) },
  { page: "what retention would delete", as: "director", most: 4, load: loadRetentionChange },
  { page: "a waiver", as: "director", most: 4, load: () => WaiverPage(asked) },
  { page: "an accepted waiver", as: "director", most: 4, load: () => AcceptedWaiverPage(of("acceptance")) },
  { page: "a fee", as: "director", most: 4, load: () => FeePage(asked) },
  { page: "who can play", as: "director", most: 8, load: () => EligibilityPage(asked) },
  { page: "a file of players", as: "director", most: 3, load: () => ImportPage(asked) },
  { page: "a rating report", as: "director", most: 6, load: () => UsChessPage(asked) },
  { page: "the wall chart", as: "director", most: 5, load: () => WallChartPage(asked) },
  { page: "a season to edit", as: "director", most: 5, load: () => EditSeasonPage(asked) },
  { page: "the rules", as: "director", most: 5, load: () => DeskRulesPage(asked) },
  { page: "formats", as: "director", most: 6, load: () => DeskFormatPage(asked) },
  { page: "a division at the desk", as: "director", most: 5, load: () => DeskDivisionPage(asked) },
  { page: "score slips", as: "director", most: 3, load: () => ScoreSlipsPage(asked) },
  { page: "an email to players", as: "director", most: 5, load: () => WritePage(asked) },
  { page: "a round of double forfeits", as: "director", most: 5, load: () => ForfeitsPage(asked) },
  { page: "a player to remove", as: "director", most: 9, load: () => LeavePage(of("entry")) },
  { page: "a player to correct", as: "director", most: 6, load: () => EditEntryPage(of("entry")) },
  { page: "a player at the desk", as: "director", most: 10, load: () => DeskPlayerPage(of("entry")) },
  { page: "open matches", as: "director", most: 3, load: () => OpenMatchesPage(asked) },
  { page: "a result to enter", as: "director", most: 3, load: () => EnterResultPage(of("open")) },
  { page: "a venue", as: "director", most: 3, load: () => VenuePage(asked) },
  { page: "the codes of tables", as: "director", most: 3, load: () => TableCodesPage(asked) },
  { page: "a closure", as: "director", most: 4, load: () => ClosurePage(of("closure")) },
];

test.each([...PAGES, ...OTHERS])(
  "$page asks the database at most $most times, for a $as",
  async ({ most, ...page }) => {
    const statements = await statementsOf(page);
    expect(statements.length, statements.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(most);
  },
);

test("every page of the desk has a budget", () => {
  const source = readFileSync("app/statements.db.test.ts", "utf8");
  const pages = readdirSync("app/(desk)", { recursive: true, encoding: "utf8" })
    // The list of desks reads only the session.
    .filter((file) => file.endsWith("/page.tsx") && file !== "desk/page.tsx")
    .map((file) => `./(desk)/${file.replace(".tsx", "")}`);
  expect(pages.length).toBeGreaterThan(35);
  expect(pages.filter((page) => !source.includes(`"${page}"`))).toEqual([]);
});

describe("among a million matches", () => {
  beforeAll(async () => {
    await copyLeagues(db, 500);
    await lookLikeAMillion(db);
  });

  test.each([
    ...PAGES,
    { page: "a player", as: "player" as const, load: () => findPlayer("lakeside", ids.entry) },
    { page: "a public match", as: "player" as const, load: () => findPublicMatch("lakeside", ids.final) },
  ])("$page reads no table that grows from start to end, for a $as", async (page) => {
    for (const statement of await statementsOf(page)) {
      const scanned = await scannedTables(db, statement);
      expect(
        scanned.filter((table) => GROWING.includes(table)),
        statement.text,
      ).toEqual([]);
    }
  });
});

/** Everything that grows with the leagues. */
const GROWING = [
  "user",
  "membership",
  "organization",
  "season",
  "rule_pack",
  "division",
  "entry",
  "stage",
  "round",
  "match",
  "match_event",
  "letter",
  "audit_event",
];

async function statementsOf({ as, load }: Pick<Page, "as" | "load">): Promise<readonly Statement[]> {
  request.cookie = cookies[as];
  await load();
  const statements = await recordStatements(load);
  // The job queue looks for work at the same time.
  return statements.filter(({ text }) => !text.includes("pgboss."));
}

/** A page about one thing of the league. */
function of(what: keyof typeof ids) {
  return { params: Promise.resolve({ ...NAMES, id: ids[what] }), searchParams: NOTHING_ASKED };
}

function loadRetentionChange(): Promise<unknown> {
  const periods = { emails: "30", origins: "7", log: "365", photos: "30", contacts: "30" };
  return RetentionPage({ params: inLeague, searchParams: Promise.resolve(periods) });
}

/** A waiver that the first player accepted, and a fee that they have paid. Returns the acceptance's id. */
async function askForWaiverAndFee({ scope, season, players }: TestLeague): Promise<string> {
  const [{ userId, name: signedName } = { userId: "", name: "" }] = players;
  const fee = { name: "Pass", money: null, due: "publication", whereToPay: null } as const;
  await saveWaiver(scope, season.id, { text: "At my own risk.", seen: 0 }, MONDAY);
  await saveFee(scope, season.id, { fee, seen: 0 }, MONDAY);
  const said = { version: 1, accepts: true, signedName, guardianName: "" };
  await acceptWaiver({ seasonId: season.id, userId }, said, MONDAY);
  await markFee(scope, season.id, { userId, kind: "paid", note: null, seen: 0 }, MONDAY);
  const { players: shown } = await readWaiverPlayers(scope, season, MONDAY);
  return shown.find((player) => player.userId === userId)?.acceptance?.id ?? "";
}

/** A match without this player that's decided, and whose first player becomes a director. */
async function decideMatchOfDirector(league: TestLeague, player: string) {
  const match = (await listTestMatches(league)).find(({ home, away }) => home !== player && away !== player);
  if (!match) throw new Error("The league has other matches");
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, MONDAY);
  const { organizationId } = league;
  await prisma().membership.create({ data: { organizationId, userId: match.home, role: "director" } });
  return match;
}

/** A league whose only match is decided, with two divisions that aren't published. Returns its director. */
async function decideLeague(): Promise<string> {
  const league = await makeLeague({ slug: "harbor", players: 2 });
  const [match] = await listTestMatches(league);
  await mustExecute(match?.id ?? "", { type: "concede" }, { userId: match?.home ?? "" }, MONDAY);
  for (const name of ["Club", "Novice"]) {
    const added = await insertDivision(
      league.scope,
      league.season.id,
      { name, underAge: null, capacity: null },
      MONDAY,
    );
    if (!added.ok) throw new Error("A running season can have another division");
    await addPlayers(league, name.toLowerCase());
  }
  return league.directorId;
}

/** Two players who register for a division that isn't published yet. */
async function addPlayers({ organizationId }: TestLeague, slug: string): Promise<void> {
  const registered = await prisma().entry.findFirstOrThrow({ where: { organizationId } });
  const division = await prisma().division.findFirstOrThrow({ where: { organizationId, slug } });
  for (const number of [1, 2]) {
    const name = `${number}@${slug}.example`;
    const user = await prisma().user.create({ data: { email: name, name, createdAt: MONDAY } });
    const own = { id: randomUUID(), divisionId: division.id, userId: user.id, number, name };
    await prisma().entry.create({ data: { ...registered, ...own } });
  }
}

/** Returns the closure's id. */
async function closeLounge({ organizationId, scope }: TestLeague): Promise<string> {
  const places = await findClosedPlaces(organizationId, "lounge");
  if (!places) throw new Error("The league has a venue");
  const plan = {
    from: instantOf(TUESDAY),
    until: addHours(instantOf(TUESDAY), 24),
    days: 0,
    shiftsNext: false,
  };
  const { stamp: seen } = await previewClosure(scope, places, plan, MONDAY);
  await closeVenues(scope, places, { ...plan, reason: "Snow", seen }, MONDAY);
  const [closure] = await listClosures(scope);
  return closure?.id ?? "";
}

function loadMatch(id: string): Promise<unknown> {
  return MatchPage({ params: Promise.resolve({ id }), searchParams: NOTHING_ASKED });
}

function loadCase(id: string): Promise<unknown> {
  return CasePage({ params: Promise.resolve({ org: "lakeside", id }), searchParams: NOTHING_ASKED });
}

async function cookieOf(userId: string): Promise<string> {
  const sessionId = await insertSession(userId, TUESDAY, 1);
  return encode({ token: { sub: userId, sessionId }, secret: SECRET });
}
