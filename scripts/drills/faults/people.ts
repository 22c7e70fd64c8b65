import { paths } from "@/lib/paths";
import { dateIn } from "@/lib/shared/dates";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { listTestMatches, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { makeSessionCookie } from "@/lib/testing/session-cookie";
import { getPage, readFormFields } from "../../races/post-form.ts";
import { SECRET, type Site } from "./site.ts";

const ZONE = "America/Chicago";
const PLAYERS = 36;
/** The first matches stay open, because only an open round has the form to record a contact attempt. */
const OPEN = 3;
const REPORTED = 330;

export type Match = Awaited<ReturnType<typeof listTestMatches>>[number];
type Fields = ReadonlyMap<string, string>;

/** A league in its first week, and what its people need to use the site. */
export type People = {
  /** Reports waiting to be approved. */
  readonly reported: readonly Match[];
  /** Matches for recording contact attempts. */
  readonly open: readonly Match[];
  readonly standings: string;
  readonly cookies: ReadonlyMap<string, string>;
};
export type Forms = { readonly approve: Fields; readonly log: Fields };

export async function makePeople(): Promise<People> {
  const yesterday = addDays(dateIn(new Date().toISOString(), ZONE), -1);
  const at = new Date(instantAt(yesterday, "01:00", ZONE));
  const league = await makeLeague({ slug: "faults", players: PLAYERS, firstDay: yesterday, at });
  const matches = await listTestMatches(league);
  const reported = matches.slice(OPEN, OPEN + REPORTED);
  for (const { id, home } of reported)
    await mustExecute(id, { type: "report", games: TWO_NIL }, { userId: home }, new Date());
  const cookies = new Map<string, string>();
  for (const { userId } of league.players) cookies.set(userId, await makeSessionCookie(userId, SECRET));
  const standings = `/${league.org}/${league.season.slug}/open/standings.csv`;
  return { reported, open: matches.filter((match) => !reported.includes(match)), standings, cookies };
}

/** The forms as they are on the pages. Only the match's id differs. */
export async function readForms(site: Site, { reported, open, cookies }: People): Promise<Forms> {
  const formOf = async (match: Match | undefined, button: RegExp) => {
    if (!match) throw new Error("There are no matches");
    const { body } = await getPage(site, paths.match(match.id), cookies.get(match.away) ?? "");
    return readFormFields(body, button);
  };
  return { approve: await formOf(reported[0], /Confirm/), log: await formOf(open[0], /Log this/) };
}
