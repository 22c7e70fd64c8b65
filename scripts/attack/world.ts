import { randomUUID } from "node:crypto";
import { ensureCalendarToken } from "@/lib/data/calendars";
import { findLeaving } from "@/lib/data/leaving";
import { ensureLetterChoices } from "@/lib/data/letter-choices";
import { prisma } from "@/lib/data/prisma";
import { addDays, dateIn, instantAt } from "@/lib/domain/schedule/wall-clock";
import { addCenter } from "@/lib/testing/center";
import { listTestMatches, makeLeague, mustExecute, type TestLeague, TWO_NIL } from "@/lib/testing/league";
import { ACTIONS } from "./expected/actions.ts";
import { addSeasons } from "./world/add-seasons.ts";
import { addPeople, type People } from "./world/people.ts";

/** How far a match of the matrix has come. */
export type MatchStage = "open" | "offered" | "agreed" | "reported" | "contested";

/** Everything that an address or a form can name, of one campus. */
export type Ids = Readonly<Record<IdName, string>>;

/** Ids that belong to a campus: one of another campus in their place has to be as if it were not there. */
export const OWNED = [
  "org",
  "season",
  "division",
  "match",
  "entry",
  "venue",
  "table",
  "exception",
  "checkout",
  "borrower",
  "member",
  "openSeason",
  "openDivisionSlug",
  "draftSeason",
  "onlineSeason",
] as const;
/** What anybody may name, or what only says when. */
const FREE = [
  "openDivision",
  "openRules",
  "ownDivision",
  "letter",
  "label",
  "person",
  "token",
  "calendar",
  "version",
  "date",
  "stamp",
  "nonce",
  "soon",
  "before",
  "later",
  "day",
  "offered",
] as const;
type IdName = (typeof OWNED)[number] | (typeof FREE)[number];

export type Campus = { readonly league: TestLeague; readonly ids: Ids; readonly people: People };
export type World = {
  readonly home: Campus;
  readonly elsewhere: Campus;
  /** The match that addresses name. */
  readonly match: TestMatch;
  /** The match of each action that has one, by the action's name. */
  readonly matches: ReadonlyMap<string, TestMatch>;
};
export type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];

const ZONE = "America/Chicago";

/** Two campuses that know nothing of each other. At home every action has a match that is as far as it needs. */
export async function makeWorld(): Promise<World> {
  const home = await makeCampus("home", 34);
  const elsewhere = await makeCampus("elsewhere", 4);
  const open = (await listTestMatches(home.league)).filter(({ round }) => round === 1);
  const matches = new Map<string, TestMatch>();
  for (const { name, fields, match: stage = "open" } of ACTIONS) {
    if (!readsMatch(fields)) continue;
    const match = open[matches.size % open.length];
    if (!match) throw new Error("The league has no matches");
    if (matches.size < open.length) await bringTo(stage, match, home.ids);
    matches.set(name, match);
  }
  const [match] = open;
  if (!match) throw new Error("The league has no matches");
  return { home, elsewhere, match, matches };
}

function readsMatch(fields: (ids: Ids) => unknown): boolean {
  return readsOf(fields).has("match");
}

/** Which ids an address or a form is made of. */
export function readsOf(make: (ids: Ids) => unknown): ReadonlySet<string> {
  const read = new Set<string>();
  const watched = new Proxy({} as Ids, {
    get: (_ids, name) => {
      read.add(String(name));
      return "";
    },
  });
  make(watched);
  return read;
}

async function makeCampus(slug: string, players: number): Promise<Campus> {
  const yesterday = addDays(dateIn(ZONE, new Date().toISOString()), -1);
  const at = new Date(instantAt(yesterday, "00:30", ZONE));
  const league = await makeLeague({ slug, players, firstDay: yesterday, at });
  await addCenter(league, { tables: 2, boards: 3 });
  const people = await addPeople(league, at);
  return { league, people, ids: await nameEverything(league, people, yesterday, at) };
}

async function nameEverything(league: TestLeague, people: People, yesterday: string, at: Date): Promise<Ids> {
  const { organizationId, org, season, players } = league;
  // Two campuses have the same words in their addresses at first; a foreign one has to be another word.
  const slugs = { season: `fall-${org}`, division: `open-${org}`, venue: `lounge-${org}` };
  const divisionId = season.divisions[0]?.id ?? "";
  await prisma().season.update({ where: { id: season.id }, data: { slug: slugs.season } });
  await prisma().division.update({ where: { id: divisionId }, data: { slug: slugs.division } });
  const venue = await prisma().venue.findFirstOrThrow({ where: { organizationId } });
  await prisma().venue.update({ where: { id: venue.id }, data: { slug: slugs.venue } });

  const own = { organizationId, venueId: venue.id };
  const table = await prisma().venueTable.findFirstOrThrow({ where: own });
  const [lent, label] = await prisma().equipment.findMany({ where: own });
  const date = new Date(`${addDays(yesterday, 20)}T00:00:00Z`);
  const exception = await prisma().venueException.create({
    data: { ...own, fromDate: date, untilDate: date, reason: "Exams" },
  });
  const checkout = await prisma().checkout.create({
    data: {
      organizationId,
      equipmentId: lent?.id ?? "",
      borrower: "Somebody",
      idKind: "passport",
      idLast4: "0000",
      outAt: at,
      dueAt: date,
      outByUserId: people.staff,
    },
  });
  const letter = await prisma().letter.create({
    data: {
      organizationId,
      key: `given-up-${org}`,
      toEmail: `nobody@${org}.example`,
      subject: "Given up",
      text: "",
      html: "",
      messageId: `<given-up@${org}>`,
      createdAt: at,
      gaveUpAt: at,
      attempts: 9,
    },
  });
  const last = players.at(-1);
  const [match] = await listTestMatches(league);
  const seasons = await addSeasons(league, people, at);
  return {
    ...seasons,
    ...slugs,
    org,
    match: match?.id ?? "",
    entry: last?.entryId ?? "",
    table: table.id,
    exception: exception.id,
    checkout: checkout.id,
    borrower: players[0]?.userId ?? "",
    member: people.staff,
    letter: letter.id,
    ownDivision: divisionId,
    label: label?.label ?? "",
    person: "Robin Asker",
    token: await prisma().$transaction((tx) => tokenOf(tx, last?.userId ?? "")),
    calendar: await ensureCalendarToken(last?.userId ?? ""),
    version: "1",
    date: yesterday,
    stamp: (await findLeaving(league.scope, last?.entryId ?? ""))?.stamp ?? "",
    nonce: randomUUID(),
    soon: `${addDays(yesterday, 3)}T12:00`,
    before: `${yesterday}T12:00`,
    later: `${addDays(yesterday, 12)}T20:00`,
    day: addDays(yesterday, 14),
    offered: instantAt(addDays(yesterday, 3), "12:00", ZONE),
  };
}

async function tokenOf(tx: Parameters<typeof ensureLetterChoices>[0], userId: string): Promise<string> {
  return (await ensureLetterChoices(tx, userId)).token;
}

/** Takes a match as far as an action needs it, through the same door as its players. */
async function bringTo(stage: MatchStage, { id, home, away }: TestMatch, { offered }: Ids): Promise<void> {
  const at = new Date();
  const by = (userId: string) => ({ userId });
  if (stage === "offered" || stage === "agreed") {
    await mustExecute(id, { type: "propose-times", times: [offered as never] }, by(away), at);
    if (stage === "agreed")
      await mustExecute(id, { type: "accept-time", time: offered as never }, by(home), at);
  }
  if (stage === "reported" || stage === "contested") {
    await mustExecute(id, { type: "report", games: TWO_NIL }, by(away), at);
    if (stage === "contested")
      await mustExecute(id, { type: "contest", statement: "No.", games: null }, by(home), at);
  }
}
