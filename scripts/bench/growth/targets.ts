import type pg from "pg";
import { sweepNow } from "@/lib/jobs/sweep-now";
import { makeSessionCookie } from "@/lib/testing/session-cookie";
import { ScriptError } from "../../process/script-error.ts";
import { BENCH_SECRET } from "../demo-site.ts";

export type Asked = () => Promise<unknown>;
export type Target = { readonly name: string; readonly ask: Asked };

type Ids = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly player: string;
  readonly director: string;
  readonly open: string;
  readonly final: string;
};

/** Pages of somebody in the middle of a season, and the sweep with nothing due. Public pages are drawn each time. */
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
    { name: "sweep, nothing due", ask: () => sweepNow() },
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

/** A player with an open match and one that's settled, and a director of the same organization. */
async function findIds(db: pg.ClientBase): Promise<Ids> {
  const { rows } = await db.query<Ids>(`
    SELECT o.slug AS org, s.slug AS season, d.slug AS division, e.user_id AS player, m.id AS open,
      (SELECT f.id FROM "match" f WHERE f.status = 'final' AND e.id IN (f.home_entry_id, f.away_entry_id) LIMIT 1) AS final,
      (SELECT b.user_id FROM membership b WHERE b.organization_id = o.id AND b.role = 'director' LIMIT 1) AS director
    FROM "match" m
    JOIN entry e ON e.id = m.home_entry_id
    JOIN division d ON d.id = e.division_id
    JOIN season s ON s.id = d.season_id AND s.status = 'running'
    JOIN organization o ON o.id = s.organization_id
    WHERE m.status = 'open' AND m.deadline_at > now()
      AND EXISTS (SELECT FROM "match" f WHERE f.status = 'final' AND e.id IN (f.home_entry_id, f.away_entry_id))
    ORDER BY o.slug, m.id LIMIT 1`);
  const [ids] = rows;
  if (!ids) throw new ScriptError("The demo has no player with an open match and a settled one.");
  return ids;
}
