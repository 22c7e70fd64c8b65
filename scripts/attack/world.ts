import { dateIn } from "@/lib/shared/dates";
import { instantFrom } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { addVenue } from "@/lib/testing/add-venue";
import {
  listTestMatches,
  makeLeague,
  mustExecute,
  NIL_TWO,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import type { MatchStage } from "./expected/action-row.ts";
import { ACTIONS } from "./expected/actions.ts";
import type { Ids } from "./world/id-names.ts";
import { nameEverything } from "./world/ids.ts";
import { addPeople, type People } from "./world/people.ts";

export type Campus = { readonly league: TestLeague; readonly ids: Ids; readonly people: People };
export type World = {
  readonly home: Campus;
  readonly elsewhere: Campus;
  /** The match in the addresses. */
  readonly match: TestMatch;
  /** The match of each action that needs one, by the action's name. */
  readonly matches: ReadonlyMap<string, TestMatch>;
};
export type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];

const ZONE = "America/Chicago";

/** Two separate campuses. At home, every action has a match of its own that's far enough along. */
export async function makeWorld(): Promise<World> {
  const rows = ACTIONS.filter(({ fields }) => readsOf(fields).has("match"));
  const owners = rows.filter(({ matchOf }) => matchOf === undefined);
  const home = await makeCampus("home", 2 * (owners.length + 2));
  const elsewhere = await makeCampus("elsewhere", 4);
  const open = (await listTestMatches(home.league)).filter(({ round }) => round === 1);
  const match = open.find(({ id }) => id === home.ids.match);
  const last = home.league.players.at(-1)?.userId;
  const ofEntry = open.find((each) => [each.home, each.away].includes(last ?? ""));
  if (!match || !ofEntry) throw new Error("The league has no matches");
  const free = open.filter((each) => each !== match && each !== ofEntry);
  const matches = new Map<string, TestMatch>();
  for (const { name, fields, match: stage = "open" } of owners) {
    const own = readsOf(fields).has("entry") ? ofEntry : free.pop();
    if (!own) throw new Error(`No match is left for ${name}`);
    await bringTo(stage, own, home.ids);
    matches.set(name, own);
  }
  for (const { name, matchOf } of rows) {
    const shared = matchOf === undefined ? undefined : matches.get(matchOf);
    if (shared) matches.set(name, shared);
  }
  return { home, elsewhere, match, matches };
}

/** The ids for addresses and forms. */
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
  const yesterday = addDays(dateIn(new Date().toISOString(), ZONE), -1);
  const at = new Date(instantAt(yesterday, "00:30", ZONE));
  const league = await makeLeague({ slug, players, firstDay: yesterday, at });
  await addVenue(league, { tables: 3, boards: 4 });
  const people = await addPeople(league, at);
  return { league, people, ids: await nameEverything(league, people, yesterday, at) };
}

/** Takes a match as far as an action needs it, with the same commands that players use. */
async function bringTo(stage: MatchStage, { id, home, away }: TestMatch, { offered }: Ids): Promise<void> {
  const at = new Date();
  const by = (userId: string) => ({ userId });
  if (stage === "offered" || stage === "agreed") {
    await mustExecute(id, { type: "propose-times", times: [instantFrom(offered)] }, by(away), at);
    if (stage === "agreed")
      await mustExecute(id, { type: "accept-time", time: instantFrom(offered) }, by(home), at);
  }
  if (stage === "confirmed" || stage === "corrected" || stage === "own-correction") {
    const correction = { type: "ask-correction", statement: "I won them both.", games: NIL_TWO } as const;
    await mustExecute(id, { type: "report", games: TWO_NIL }, by(away), at);
    await mustExecute(id, { type: "approve" }, by(home), at);
    if (stage !== "confirmed") await mustExecute(id, correction, by(stage === "corrected" ? away : home), at);
  }
  if (stage === "reported" || stage === "contested") {
    await mustExecute(id, { type: "report", games: TWO_NIL }, by(away), at);
    if (stage === "contested")
      await mustExecute(id, { type: "contest", statement: "We didn't play.", games: null }, by(home), at);
  }
}
