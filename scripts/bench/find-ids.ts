import type pg from "pg";
import { ScriptError } from "../process/script-error.ts";

type Ids = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly player: string;
  readonly director: string;
  readonly open: string;
  readonly final: string;
};

/** A player with an open match and one that's settled, and a director of the same organization. */
export async function findIds(db: pg.ClientBase): Promise<Ids> {
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
