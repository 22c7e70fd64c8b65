import { encode } from "next-auth/jwt";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { GET as findCorner } from "@/app/api/me/route";
import { insertSession } from "@/lib/auth/store/sign-in";
import { closeConnections } from "@/lib/jobs/close-connections";
import { findOrganization } from "@/lib/people/store/organizations";
import { findSeason } from "@/lib/season/store/seasons";
import { findDivision } from "@/lib/standings/store/divisions";
import { findPlayer } from "@/lib/standings/store/players";
import { findPublicMatch } from "@/lib/standings/store/public-match";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { lookLikeAMillion } from "@/lib/testing/look-like-a-million";
import { recordStatements, type Statement, scannedTables } from "@/lib/testing/record-statements";
import CampusSignInPage from "./(desk)/desk/[org]/campus/page";
import ClosuresPage from "./(desk)/desk/[org]/closures/page";
import EquipmentPage from "./(desk)/desk/[org]/equipment/page";
import LogPage from "./(desk)/desk/[org]/log/page";
import CasePage from "./(desk)/desk/[org]/matches/[id]/page";
import OrganizationPage from "./(desk)/desk/[org]/organization/page";
import DeskPage from "./(desk)/desk/[org]/page";
import PeoplePage from "./(desk)/desk/[org]/people/page";
import VenuesPage from "./(desk)/desk/[org]/places/page";
import DeskSeasonPage from "./(desk)/desk/[org]/seasons/[season]/page";
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
const inLeague = Promise.resolve({ org: "lakeside", season: "fall-2026" });
const asked = { params: inLeague, searchParams: NOTHING_ASKED };
const noAnswer = Promise.resolve({ done: undefined, error: undefined, proof: undefined, campus: undefined });

let cookies: Readonly<Record<"player" | "director", string>>;
let ids: { readonly open: string; readonly final: string; readonly entry: string };
beforeAll(async () => {
  await db.connect();
  const league = await makeLeague({ players: 6 });
  const matches = await listTestMatches(league);
  const [settled] = matches;
  if (!settled) throw new Error("The league has matches");
  await mustExecute(settled.id, { type: "report", games: TWO_NIL }, { userId: settled.home }, MONDAY);
  await mustExecute(settled.id, { type: "approve" }, { userId: settled.away }, MONDAY);
  const open = matches.find(({ id, home, away }) => id !== settled.id && [home, away].includes(settled.home));
  const entry = league.players.find(({ userId }) => userId === settled.home)?.entryId ?? "";
  ids = { final: settled.id, open: open?.id ?? "", entry };
  cookies = { player: await cookieOf(settled.home), director: await cookieOf(league.directorId) };
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
  { page: "a match that is open", as: "player", most: 3, load: () => loadMatch(ids.open) },
  { page: "a match that is final", as: "player", most: 3, load: () => loadMatch(ids.final) },
  { page: "their own games", as: "player", most: 3, load: findOwnGames },
  { page: "the desk", as: "director", most: 3, load: () => DeskPage({ params: inLeague }) },
  // What public pages read, which the framework keeps when it serves them.
  { page: "a division", as: "player", most: 1, load: () => findDivision("lakeside", "fall-2026", "open") },
  { page: "an organization", as: "player", most: 1, load: () => findOrganization("lakeside") },
  { page: "a season", as: "player", most: 1, load: () => findSeason("lakeside", "fall-2026") },
];

/** Pages that are opened less often, or only by directors and admins. Their plans aren't read. */
const OTHERS: readonly Page[] = [
  { page: "the profile", as: "player", most: 11, load: () => ProfilePage({ searchParams: noAnswer }) },
  { page: "a person's tokens", as: "player", most: 4, load: () => OwnTokensPage(asked) },
  { page: "availability", as: "player", most: 5, load: () => HoursPage(asked) },
  { page: "a case", as: "director", most: 26, load: () => loadCase(ids.open) },
  { page: "a decided case", as: "director", most: 26, load: () => loadCase(ids.final) },
  { page: "the seasons", as: "director", most: 3, load: () => SeasonsPage(asked) },
  { page: "a season at the desk", as: "director", most: 24, load: () => DeskSeasonPage(asked) },
  { page: "a new season", as: "director", most: 2, load: () => NewSeasonPage(asked) },
  { page: "the venues", as: "director", most: 9, load: () => VenuesPage(asked) },
  { page: "closures", as: "director", most: 12, load: () => ClosuresPage(asked) },
  { page: "the front desk", as: "director", most: 17, load: () => EquipmentPage(asked) },
  { page: "the log", as: "director", most: 5, load: () => LogPage(asked) },
  { page: "a stand-in", as: "director", most: 8, load: () => StandInPage(asked) },
  { page: "people", as: "director", most: 10, load: () => PeoplePage(asked) },
  { page: "the organization", as: "director", most: 2, load: () => OrganizationPage(asked) },
  { page: "campus sign-in", as: "director", most: 6, load: () => CampusSignInPage(asked) },
  { page: "the first steps", as: "director", most: 7, load: () => SetUpStepsPage(asked) },
  { page: "an organization's tokens", as: "director", most: 4, load: () => OrganizationTokensPage(asked) },
  { page: "webhooks", as: "director", most: 4, load: () => WebhooksPage(asked) },
];

test.each([...PAGES, ...OTHERS])(
  "$page asks the database at most $most times, for a $as",
  async ({ most, ...page }) => {
    const statements = await statementsOf(page);
    expect(statements.length, statements.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(most);
  },
);

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
  return recordStatements(load);
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
