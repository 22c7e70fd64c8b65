import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { COMMANDS, type CommandName } from "@/lib/api/input/commands";
import { problemResource } from "@/lib/api/input/problem";
import { SCOPES, type Scope } from "@/lib/api/rules/scopes";
import { insertToken } from "@/lib/api/store/tokens";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import type { Preset } from "@/lib/season/input/rule-pack";
import { PRESET_RULES } from "@/lib/season/rules/presets/presets";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { giveRating } from "@/lib/sportsmanship/store/rate";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { makeProgram } from "./testing/ask-api";

const clock = stopClock(new Date("2026-11-16T15:00:00Z"));

await freshDatabase();

let league: TestLeague;
type Program = ReturnType<typeof makeProgram>;
let program: Program;
beforeAll(async () => {
  league = await makeLeague({ players: 10 });
  program = await programOf(league.directorId);
});
beforeEach(() => {
  clock.now = MONDAY;
});

const SEASON = "fall-2026";
const REASON = "The gym was closed.";
const LATER = "2027-03-01T20:00";
const LIST = "email\nrobin@lakeside.example";
const GAMES = [
  { white: "home", winner: "home", ending: "checkmate" },
  { white: "away", winner: "home", ending: "resignation" },
];

/** The fields of a command that name the version it answers; see `Answering` in lib/auth/form-action.ts. */
const VERSION_FIELDS = ["seen", "stamp", "madeFrom", "forfeits", "rated"] as const;

type Versioned = {
  [Name in CommandName]: keyof (typeof COMMANDS)[Name]["body"]["shape"] &
    (typeof VERSION_FIELDS)[number] extends never
    ? never
    : Name;
}[CommandName];

/** A command that would be done: what it says besides the version, and the version that's current. */
type Prepared = {
  readonly body: object;
  readonly current: string | number;
  /** Whose season it is, if it isn't the league's. */
  readonly by?: Program;
};

const PREPARE: { readonly [Name in Versioned]: () => Promise<Prepared> } = {
  openRegistration: () => aStep("draft"),
  closeRegistration: () => aStep("registration"),
  finishSeason: () => aStep("running"),
  archiveSeason: () => aStep("finished"),
  unarchiveSeason: () => aStep("archived"),
  editSeason: async () => {
    const { season } = await newSeason("registration");
    const { seen } = await program.season(season);
    return { body: { season, name: `${season}, renamed`, slug: `${season}-renamed` }, current: seen };
  },
  deleteDraft: async () => {
    const { season } = await newSeason("draft");
    return { body: { season }, current: (await program.season(season)).seen };
  },
  editDivision: async () => {
    const { season } = await newSeason("draft");
    const [division] = (await program.season(season)).divisions;
    const body = { season, division: "open", name: "Championship", slug: "championship" };
    return { body: { ...body, publicNames: "initial" }, current: division?.seen ?? "" };
  },
  changeRules: async () => {
    const { season } = await newSeason("draft");
    const { rulesVersion, settings } = await program.season(season);
    return { body: { season, settings: { ...settings, "forfeits.strikes": "1" } }, current: rulesVersion };
  },
  chooseFormat: async () => {
    const { season } = await newSeason("draft");
    const { rulesVersion, shape } = await program.season(season);
    expect(shape).toMatch(/^round-robin/);
    return { body: { season, shape: "knockout" }, current: rulesVersion };
  },
  removePlayer: async () => {
    const { entryId, ...named } = await newEntry();
    const { leavingStamp } = await program.entry(named.season, named.division, entryId);
    return { body: { ...named, entryId, by: "asked", reason: REASON }, current: leavingStamp };
  },
  movePlayer: async () => {
    const { entryId, ...named } = await newEntry();
    const { seen } = await program.entry(named.season, named.division, entryId);
    const to = (await program.season(named.season)).divisions.at(-1)?.id;
    return { body: { ...named, entryId, to }, current: seen };
  },
  correctName: async () => {
    const { entryId, ...named } = await newEntry();
    const { nameSeen } = await program.entry(named.season, named.division, entryId);
    return { body: { ...named, entryId, name: "Amara Osei" }, current: nameSeen };
  },
  correctEmail: async () => {
    const { entryId, ...named } = await newEntry();
    const { emailSeen } = await program.entry(named.season, named.division, entryId);
    const email = `${named.season}-corrected@lakeside.example`;
    return { body: { ...named, entryId, email }, current: emailSeen };
  },
  correctCampusId: async () => {
    const { entryId, ...named } = await newEntry();
    const { campusIdSeen } = await program.entry(named.season, named.division, entryId);
    return { body: { ...named, entryId, campusId: "A1234567" }, current: campusIdSeen };
  },
  keepPlayer: async () => {
    await heldRound(4);
    await declare(4);
    const { rulesVersion: madeFrom, settings } = await program.season(SEASON);
    const strict = { ...settings, "forfeits.strikes": "1" };
    await must("changeRules", { season: SEASON, madeFrom, settings: strict });
    const body = { season: SEASON, division: "open", entryId: league.players[0]?.entryId ?? "" };
    const { forfeits } = await program.entry(SEASON, "open", body.entryId);
    expect(forfeits.isAsked).toBe(true);
    return { body: { ...body, reason: REASON }, current: forfeits.counting };
  },
  saveEligibilityList: async () => {
    const { season } = await newSeason("registration");
    const { list } = await program.eligibility(season);
    return { body: { season, mode: "replace", csv: LIST }, current: list.version };
  },
  removeEligibilityList: async () => {
    const { season } = await newSeason("registration");
    await must("saveEligibilityList", { season, madeFrom: 0, mode: "replace", csv: LIST });
    return { body: { season }, current: (await program.eligibility(season)).list.version };
  },
  chooseGroups: async () => {
    const { season } = await newSeason("registration");
    return { body: { season, groups: [] }, current: (await program.eligibility(season)).list.version };
  },
  saveWaiver: async () => {
    const { season } = await newSeason("registration");
    return {
      body: { season, text: "At my own risk." },
      current: (await program.eligibility(season)).waiver.version,
    };
  },
  removeWaiver: async () => {
    const { season } = await newSeason("registration");
    await must("saveWaiver", { season, madeFrom: 0, text: "At my own risk." });
    return { body: { season }, current: (await program.eligibility(season)).waiver.version };
  },
  recordPaperWaiver: async () => {
    const before = (await program.eligibility(SEASON)).waiver.version;
    await must("saveWaiver", { season: SEASON, madeFrom: before, text: `At my own risk, ${before}.` });
    const { waiver } = await program.eligibility(SEASON);
    const { userId } = waiver.players[0] ?? {};
    const body = { season: SEASON, userId, signedName: "Nia Okafor", note: "In the folder" };
    return { body, current: waiver.version };
  },
  saveFee: async () => {
    const { season } = await newSeason("registration");
    const body = { season, name: "Pass", amount: "25", due: "registration" };
    return { body, current: (await program.eligibility(season)).fee.version };
  },
  removeFee: async () => {
    const { season } = await newSeason("registration");
    await must("saveFee", { season, madeFrom: 0, name: "Pass", due: "publication" });
    return { body: { season }, current: (await program.eligibility(season)).fee.version };
  },
  markFee: async () => {
    const { version: madeFrom } = (await program.eligibility(SEASON)).fee;
    await must("saveFee", { season: SEASON, madeFrom, name: "Pass", amount: "25", due: "registration" });
    const named = { season: SEASON, userId: league.players[0]?.userId };
    await must("markFee", { ...named, kind: "paid", seen: "0" });
    const { players } = (await program.eligibility(SEASON)).fee;
    const current = players.find(({ userId }) => userId === named.userId)?.seen ?? "";
    return { body: { ...named, kind: "undone", note: REASON }, current };
  },
  moveSession: async () => {
    const session = { at: "2026-11-28T18:00:00.000Z", place: "Main hall" };
    const slug = "sessions";
    const own = await makeLeague({ slug, players: 4, rules: SESSION_KNOCKOUT, session });
    const by = await programOf(own.directorId, SCOPES, slug);
    const round = (await by.division(SEASON, "open")).rounds.at(-1);
    const named = { season: SEASON, division: "open", stage: round?.stage, round: round?.round };
    const body = { ...named, session: "2026-12-05T18:00", sessionPlace: "Library" };
    return { body, current: round?.seen ?? "", by };
  },
  importEntries: async () => {
    const { season } = await newSeason("registration");
    const csv = "name,email,division\nRobin Vale,robin@lakeside.example,Open";
    const { body } = await program.send("importEntries", { season, csv });
    return { body: { season, csv }, current: problemResource.parse(body).newest ?? "" };
  },
  setSpots: async () => {
    const { season } = await newSeason("registration");
    const [division] = (await program.season(season)).divisions;
    return { body: { season, division: "open", places: 8 }, current: division?.spotsSeen ?? "" };
  },
  publishSchedule: async () => {
    const { season } = await newSeason("registration");
    for (const name of ["Robin Vale", "Kim Sato"])
      await must("addPlayer", { season, division: "open", name, email: null, person: "new" });
    const { seen } = await program.division(season, "open");
    return { body: { season, division: "open", firstDay: "2026-11-23" }, current: seen };
  },
  publishPlayoff: async () => {
    const season = await playedSeason();
    const { seen } = await program.division(season, "open");
    return { body: { season, division: "open", firstDay: "2027-02-01" }, current: seen };
  },
  extendRound: async () => {
    const round = (await program.division(SEASON, "open")).rounds.at(-1);
    const deadline = LATER;
    const body = {
      season: SEASON,
      division: "open",
      stage: 1,
      round: round?.round,
      deadline,
      reason: REASON,
    };
    return { body, current: round?.seen ?? "" };
  },
  declareForfeits: async () => ({
    body: { season: SEASON, division: "open", stage: 1, round: 1 },
    current: (await heldRound(1)).heldForfeits?.stamp ?? "",
  }),
  extendForfeits: async () => ({
    body: { season: SEASON, division: "open", stage: 1, round: 2, deadline: LATER, reason: REASON },
    current: (await heldRound(2)).heldForfeits?.stamp ?? "",
  }),
  undoForfeits: async () => {
    await heldRound(3);
    const { declaredForfeits } = await declare(3);
    const body = { season: SEASON, division: "open", stage: 1, round: 3, deadline: LATER, reason: REASON };
    return { body, current: declaredForfeits?.stamp ?? "" };
  },
  enterResult: () => aMatch({ source: "paper-slip", note: "Signed.", games: GAMES }),
  ruleOnMatch: () => aMatch({ result: "home", reason: REASON, rule: "1.VI" }),
  extendMatch: () => aMatch({ deadline: LATER, reason: REASON }),
  voidMatch: () => aMatch({ reason: REASON }),
  recordStatement: async () => {
    const { id } = await contestedMatch();
    return aMatch({ side: "home", statement: "They called." }, id);
  },
  reopenMatch: async () => {
    const { body, current } = await aMatch({ reason: REASON });
    await must("voidMatch", { ...body, seen: current });
    const { matchId } = body as { readonly matchId: string };
    const { matches } = await program.division(SEASON, "open");
    const seen = matches.find(({ id }) => id === matchId)?.seen ?? "";
    return { body: { matchId, deadline: LATER, reason: REASON }, current: seen };
  },
  revokeRole: async () => {
    await contestedMatch();
    await must("grantRole", { email: "second@lakeside.example", role: "director" });
    const { id: userId } = await prisma().user.findUniqueOrThrow({
      where: { email: "second@lakeside.example" },
    });
    const body = { userId, role: "director" };
    const { body: problem } = await program.send("revokeRole", body);
    return { body, current: problemResource.parse(problem).newest ?? "" };
  },
  saveWhereabouts: async () => {
    const { slug: venue, whereaboutsSeen } = await newVenue();
    return { body: { venue, address: "1 Main St" }, current: whereaboutsSeen };
  },
  saveVenueHours: async () => {
    const { slug: venue, hoursSeen } = await newVenue();
    const days = Array.from({ length: 7 }, () => [{ opensAt: "09:00", closesAt: "21:00" }]);
    return { body: { venue, days }, current: hoursSeen };
  },
  confirmClosure: async () => {
    const { slug: venue } = await newVenue();
    const plan = { venue, from: "2026-12-01T06:00", until: "2026-12-02T06:00", next: "stay" };
    const { seen } = await program.closurePreview({ ...plan, days: "1" });
    return { body: { ...plan, days: 1, reason: "Snow" }, current: seen };
  },
  leaveOutRating: async () => {
    const rules = PRESET_RULES["texas-state"];
    const own = await makeLeague({ slug: "ratings", players: 4, rules });
    const by = await programOf(own.directorId, SCOPES, "ratings");
    const [match] = await listTestMatches(own);
    if (!match) throw new Error("There is a match");
    const { id: matchId } = match;
    const games = [{ white: "home", outcome: "white", ending: "checkmate" }] as const;
    await mustExecute(matchId, { type: "report", games: [...games] }, { userId: match.home }, clock.now);
    await mustExecute(matchId, { type: "approve" }, { userId: match.away }, clock.now);
    const change = { organization: "ratings", season: SEASON, divisions: ["open"], isMatch: true as const };
    const given = { of: "home", rating: 1, userId: match.away, at: clock.now } as const;
    await giveRating({ matchId, rules, change }, given);
    const [rating] = (await by.ratings(SEASON, "open")).items;
    return { body: { matchId, of: "home", reason: REASON }, current: rating?.rating ?? "", by };
  },
  chooseSeasonVenue: async () => {
    const { season } = await newSeason("draft");
    const { slug: venue, hoursSeen: seen } = await newVenue();
    const days = Array.from({ length: 7 }, () => [{ opensAt: "09:00", closesAt: "21:00" }]);
    await must("saveVenueHours", { venue, days, seen });
    await must("addStock", { venue, kind: "table", label: "Table 1" });
    return { body: { season, venue }, current: "nowhere" };
  },
};

let venues = 0;

async function newVenue() {
  venues += 1;
  const slug = `venue-${venues}`;
  await must("createVenue", { name: `Venue ${venues}`, slug });
  const venue = (await program.venues()).items.find((each) => each.slug === slug);
  if (!venue) throw new Error("There is a venue");
  return venue;
}

describe("a command that answers an older version", () => {
  test("every command that takes a version is tried", () => {
    const versioned = (Object.keys(COMMANDS) as CommandName[]).filter((name) => versionFieldOf(name));
    expect(Object.keys(PREPARE).sort()).toEqual(versioned.sort());
  });

  test.each(Object.keys(PREPARE) as Versioned[])(
    "%s: 409, and with the version that’s current it’s done",
    async (name) => {
      const field = versionFieldOf(name) ?? "";
      const { body, current, by = program } = await PREPARE[name]();
      expect(current).not.toBe("");
      const older = typeof current === "number" ? current + 1 : "0";
      const stale = await by.send(name, { ...body, [field]: older });
      expect([stale.status, problemResource.parse(stale.body)]).toEqual([
        409,
        expect.objectContaining({ type: "urn:rookery:problem:conflict", status: 409 }),
      ]);
      expect(stale.headers.get("content-type")).toBe("application/problem+json");
      // What it would do is still to be done, so nothing else was wrong with it.
      expect(await by.send(name, { ...body, [field]: current })).toMatchObject({ status: 200 });
    },
  );
});

describe("staff", () => {
  test("read the version of a match with their token, and enter its result", async () => {
    const staff = await programOf(await newStaff("staff@lakeside.example"), ["read", "report"]);
    clock.now = new Date("2026-12-16T15:00:00Z");
    const match = (await staff.deskMatches()).items.find(({ season }) => season === SEASON);
    const id = match?.id ?? "";
    expect(match).toEqual(await staff.deskMatch(id));
    expect(match).toMatchObject({ season: SEASON, division: "open", status: "open" });
    const result = { matchId: id, source: "paper-slip", games: GAMES };
    expect(await staff.send("enterResult", { ...result, seen: "0" })).toMatchObject({ status: 409 });
    expect(await staff.send("enterResult", { ...result, seen: match?.seen })).toMatchObject({ status: 200 });
    expect(await staff.deskMatch(id)).toMatchObject({ status: "final" });
  });

  test("don’t read the desk of directors, nor matches elsewhere, and players read no desk", async () => {
    const staff = await programOf(await newStaff("other@lakeside.example"));
    await expect(staff.season(SEASON)).rejects.toThrow("404");
    const harrow = await makeLeague({ slug: "harrow", players: 2 });
    const [elsewhere] = await listTestMatches(harrow);
    await expect(staff.deskMatch(elsewhere?.id ?? "")).rejects.toThrow("404");
    await expect(staff.deskMatch("1")).rejects.toThrow("404");
    const player = await programOf(league.players[0]?.userId ?? "");
    await expect(player.deskMatches()).rejects.toThrow("404");
  });
});

function versionFieldOf(name: CommandName): string | undefined {
  return VERSION_FIELDS.find((field) => field in COMMANDS[name].body.shape);
}

async function programOf(userId: string, scopes: readonly Scope[] = SCOPES, org = "lakeside") {
  const made = await insertToken(userId, { name: "Test", scopes }, clock.now);
  if (!made.ok) throw new Error("There is room");
  return makeProgram(org, made.value);
}

async function newStaff(email: string): Promise<string> {
  await must("grantRole", { email, role: "staff" });
  return (await prisma().user.findUniqueOrThrow({ where: { email } })).id;
}

async function must(name: CommandName, body: object) {
  const answer = await program.send(name, body);
  if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
}

const STEPS = {
  draft: [],
  registration: ["openRegistration"],
  running: ["openRegistration", "closeRegistration"],
  finished: ["openRegistration", "closeRegistration", "finishSeason"],
  archived: ["openRegistration", "closeRegistration", "finishSeason", "archiveSeason"],
} as const;

let seasons = 0;

/** A season without players that has come this far. */
async function newSeason(
  status: keyof typeof STEPS,
  preset: Preset = "depaul",
): Promise<{ readonly season: string }> {
  seasons += 1;
  const season = `season-${seasons}`;
  const made = { preset, name: `Season ${seasons}`, slug: season, startsOn: "2026-11-23", venue: "Library" };
  await must("createSeason", { ...made, divisions: [{ name: "Open" }, { name: "Novice" }] });
  for (const step of STEPS[status]) await must(step, { season, seen: (await program.season(season)).status });
  return { season };
}

async function aStep(status: keyof typeof STEPS): Promise<Prepared> {
  return { body: await newSeason(status), current: status };
}

/** A player of a season that isn't drawn. */
async function newEntry() {
  const named = { ...(await newSeason("registration")), division: "open" };
  await must("addPlayer", { ...named, name: "Robin Vale", email: `${named.season}@lakeside.example` });
  const [entry] = (await program.division(named.season, named.division)).entries;
  return { ...named, entryId: entry?.id ?? "" };
}

/** A round that no one reported, after its deadline: each is a week after the one before. */
async function heldRound(number: number) {
  clock.now = new Date(new Date("2026-11-23T06:00:00Z").getTime() + (number - 1) * 7 * 86_400_000);
  await sweep(clock.now);
  return roundOf(number);
}

async function declare(number: number) {
  const stamp = (await roundOf(number)).heldForfeits?.stamp;
  await must("declareForfeits", { season: SEASON, division: "open", stage: 1, round: number, stamp });
  return roundOf(number);
}

async function roundOf(number: number) {
  const round = (await program.division(SEASON, "open")).rounds.find(({ round }) => round === number);
  if (!round) throw new Error(`No round ${number}`);
  return round;
}

/** A season whose first stage is decided. */
async function playedSeason(): Promise<string> {
  const { season } = await newSeason("registration", "texas-state");
  const body = { season, division: "open" };
  for (const name of ["Ana Ruiz", "Ben Ode", "Cy Park"])
    await must("addPlayer", { ...body, name, email: null, handle: name.replace(" ", ""), person: "new" });
  const { seen } = await program.division(season, "open");
  await must("publishSchedule", { ...body, seen, firstDay: "2026-11-23" });
  for (const { id: matchId, seen } of (await program.division(season, "open")).matches)
    await must("enterResult", { matchId, seen, source: "paper-slip", games: GAMES.slice(0, 1) });
  return season;
}

/** A match of the last rounds that nothing has happened in: each only once. */
async function openMatch() {
  const own = new Set((await program.division(SEASON, "open")).matches.map(({ id }) => id));
  const match = (await listTestMatches(league)).find(
    ({ id, status, round }) => own.has(id) && status === "open" && round > 4 && !used.has(id),
  );
  if (!match) throw new Error("No match is left");
  used.add(match.id);
  return match;
}

const used = new Set<string>();

/** A match that waits for the director. */
async function contestedMatch() {
  const match = await openMatch();
  const at = clock.now;
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, at);
  const contest = { type: "contest", statement: "We didn’t play.", games: null } as const;
  await mustExecute(match.id, contest, { userId: match.away }, at);
  return match;
}

async function aMatch(rest: object, of?: string): Promise<Prepared> {
  const id = of ?? (await openMatch()).id;
  const { matches } = await program.division(SEASON, "open");
  return { body: { matchId: id, ...rest }, current: matches.find((each) => each.id === id)?.seen ?? "" };
}
