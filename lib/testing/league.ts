import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { insertEntry } from "@/lib/entries/store/entries";
import type { MatchCommand } from "@/lib/match/rules/commands";
import { execute } from "@/lib/match/store/execute";
import { type DirectorScope, proveDirector } from "@/lib/people/rules/permissions";
import { insertOrganization } from "@/lib/people/store/insert-organization";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import {
  announceSeason,
  findSeason,
  insertSeason,
  type SeasonFacts,
  updateSeasonStatus,
} from "@/lib/season/store/seasons";
import type { Answer } from "@/lib/shared/answer";
import type { Session } from "@/lib/stages/rules/stage-windows";
import { publishDivision } from "@/lib/stages/store/publish";
import { makeChance } from "../../prisma/seed/chance";
import { handleOf, inventPeople, type Person } from "../../prisma/seed/people";
import { copyLeague, type Recording, recordLeague } from "./recorded-league";

export type TestLeague = {
  readonly organizationId: string;
  readonly org: string;
  readonly scope: DirectorScope;
  readonly directorId: string;
  readonly season: SeasonFacts;
  readonly players: readonly TestPlayer[];
};
export type TestPlayer = { readonly userId: string; readonly entryId: string; readonly name: string };

/** Monday, Nov 16, 2026, 9:00 am in Chicago: the first day of round 1 of a test league. */
export const MONDAY = new Date("2026-11-16T15:00:00Z");
export const FIRST_DAY = "2026-11-16";

type Options = {
  readonly slug?: string;
  readonly players?: number;
  readonly at?: Date;
  readonly firstDay?: string;
  readonly rules?: RulePack;
  readonly publish?: boolean;
  readonly session?: Session | null;
};

/**
 * A depaul league with its schedule published. The first with these options is created, and the next ones copy its rows,
 * which takes a tenth of the time.
 */
export async function makeLeague({ slug = "lakeside", ...options }: Options = {}): Promise<TestLeague> {
  const shape = JSON.stringify(options);
  const made = recorded.get(shape);
  if (made) return copyOf(made, slug);
  const league = await createLeague({ slug, ...options });
  const recording = await recordLeague(slug);
  if (recording) recorded.set(shape, { league, recording });
  return league;
}

type Recorded = { readonly league: TestLeague; readonly recording: Recording };
const recorded = new Map<string, Recorded>();

async function copyOf({ league, recording }: Recorded, slug: string): Promise<TestLeague> {
  const idOf = await copyLeague(recording, slug);
  const season = await mustFind(slug, "fall-2026");
  await inTransaction((tx) => announceSeason(tx, season));
  const organizationId = idOf(league.organizationId);
  const directorId = idOf(league.directorId);
  return {
    organizationId,
    org: slug,
    scope: directorOf(organizationId, directorId),
    directorId,
    season,
    players: league.players.map(({ userId, entryId, name }) => ({
      userId: idOf(userId),
      entryId: idOf(entryId),
      name,
    })),
  };
}

/** Creates a league by the same functions as a real one. */
export async function createLeague({
  slug,
  players = 4,
  at = MONDAY,
  firstDay = FIRST_DAY,
  rules = DEPAUL,
  publish = true,
  session = null,
}: Options & { readonly slug: string }): Promise<TestLeague> {
  const contactEmail = `office@${slug}.example`;
  const organizationId = await insertOrganization(
    { slug, name: `${slug} University`, timeZone: "America/Chicago", office: "Office 114", contactEmail },
    { email: `director@${slug}.example`, name: "Renata Kovács", roles: ["director", "admin"] },
    at,
  );
  const directorId = (await prisma().user.findUniqueOrThrow({ where: { email: `director@${slug}.example` } }))
    .id;
  const scope = directorOf(organizationId, directorId);

  const division = { slug: "open", name: "Open" };
  const plan = { slug: "fall-2026", name: "Fall 2026", startsOn: firstDay, rules, divisions: [division] };
  const { seasonId } = must(await insertSeason(scope, plan, at));
  must(await updateSeasonStatus(scope, seasonId, "open", at));
  const season = await mustFind(slug, "fall-2026");
  const divisionId = season.divisions[0]?.id ?? "";
  const made: TestPlayer[] = [];
  for (const person of inventPeople(players, `${slug}.example`, makeChance(players))) {
    made.push(await enterPlayer(season, divisionId, person, at));
  }
  if (publish) {
    const lots = made.map(({ entryId }) => entryId);
    must(await publishDivision(scope, season, { divisionId, lots, firstDay, session }, at));
  }
  return {
    organizationId,
    org: slug,
    scope,
    directorId,
    season: await mustFind(slug, "fall-2026"),
    players: made,
  };
}

function directorOf(organizationId: string, userId: string): DirectorScope {
  const scope = proveDirector({ organizationId, userId, roles: ["director"] });
  if (!scope) throw new Error("The director is one");
  return scope;
}

/** The matches of a league in order of round and number, with the players' user ids. */
export async function listTestMatches(league: TestLeague) {
  const rows = await prisma().match.findMany({
    where: { organizationId: league.organizationId },
    include: { home: true, away: true, round: true },
    orderBy: [{ round: { stage: { position: "asc" } } }, { round: { number: "asc" } }, { number: "asc" }],
  });
  return rows.map((row) => ({
    id: row.id,
    round: row.round.number,
    number: row.number,
    status: row.status,
    home: row.home.userId,
    away: row.away.userId,
    deadlineAt: row.deadlineAt,
  }));
}

/** Sends a command and expects it to be accepted. */
export async function mustExecute(
  matchId: string,
  command: MatchCommand,
  sender: { userId: string } | "clock",
  at: Date,
) {
  const answer = await execute(matchId, command, sender, at);
  if (!answer) throw new Error(`No match ${matchId}`);
  return must(answer);
}

/** 2-0 for home by checkmate and resignation. */
export const TWO_NIL = [
  { white: "home", outcome: "white", ending: "checkmate" },
  { white: "away", outcome: "black", ending: "resignation" },
] as const;

/** 2-0 for away. */
export const NIL_TWO = [
  { white: "home", outcome: "black", ending: "resignation" },
  { white: "away", outcome: "white", ending: "checkmate" },
] as const;

async function enterPlayer(
  season: SeasonFacts,
  divisionId: string,
  person: Person,
  at: Date,
): Promise<TestPlayer> {
  const { id: userId } = await prisma().user.create({ data: { ...person, createdAt: at } });
  const { name } = person;
  const acceptedRulePackId = season.rulePackId;
  must(await insertEntry({ divisionId, userId, name, acceptedRulePackId, handle: handleOf(person) }, at));
  const { id } = await prisma().entry.findUniqueOrThrow({
    where: { divisionId_userId: { divisionId, userId } },
  });
  return { userId, entryId: id, name };
}

async function mustFind(org: string, season: string): Promise<SeasonFacts> {
  const found = await findSeason(org, season);
  if (!found) throw new Error(`No season ${org}/${season}`);
  return found;
}

function must<Value>(answer: Answer<Value, unknown>): Value {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
  return answer.value;
}
