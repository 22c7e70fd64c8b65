import type pg from "pg";
import { sweepNow } from "@/lib/jobs/sweep-now";
import { makeSessionCookie } from "@/lib/testing/session-cookie";
import { ScriptError } from "../../process/script-error.ts";
import { BENCH_SECRET } from "../demo-site.ts";
import { findIds } from "../find-ids.ts";

export type Asked = () => Promise<unknown>;
export type Target = { readonly name: string; readonly ask: Asked };

export const SWEEP = "sweep, nothing due";

/** Pages of someone in the middle of a season, and the sweep with nothing due. Public pages are drawn each time. */
export async function listTargets(db: pg.ClientBase, site: string): Promise<readonly Target[]> {
  const ids = await findIds(db);
  const player = await makeSessionCookie(ids.player, BENCH_SECRET);
  const director = await makeSessionCookie(ids.director, BENCH_SECRET);
  const season = `/${ids.org}/${ids.season}`;
  const at = (path: string, cookie = "") => ({ path, cookie });
  const pages = {
    "start page": at("/"),
    organization: at(`/${ids.org}`),
    season: at(season),
    division: at(`${season}/${ids.division}`),
    "rule sheet": at(`${season}/rules`),
    "who is signed in": at("/api/me", player),
    "a player's page": at("/me", player),
    "an open match": at(`/matches/${ids.open}`, player),
    "a settled match": at(`/matches/${ids.final}`, player),
    "own games": at("/me/games.pgn", player),
    "the desk": at(`/desk/${ids.org}`, director),
  };
  return [
    ...Object.entries(pages).map(([name, { path, cookie }]) => ({
      name,
      ask: () => (cookie ? ask(site + path, cookie) : askAnew(db, site + path)),
    })),
    { name: SWEEP, ask: () => sweepNow() },
  ];
}

/** A public page that no cache has. */
async function askAnew(db: pg.ClientBase, url: string): Promise<void> {
  const everything = { organization: "", season: null, divisions: [], names: true };
  await db.query("SELECT pg_notify('rookery_public_change', $1)", [JSON.stringify(everything)]);
  await ask(url, "");
}

async function ask(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new ScriptError(`${url} answers ${answer.status}.`);
}
