import type pg from "pg";

type Match = { readonly id: string };

/** The columns that a report and its approval change. */
const REPORTED = "status = 'reported', answer_by = now() + interval '2 days', last_seq = last_seq + 1";
const APPROVED = `status = 'final', answer_by = NULL, decided_by = 'agreed', home_result = 'win', away_result = 'loss',
  home_wins = 2, away_wins = 0, last_seq = last_seq + 1`;

/** A bare transaction in place of each command: lock, update, insert, commit. */
export function bareTransaction(pool: pg.Pool) {
  const act = (set: string, type: string) => async (match: Match) => {
    const client = await pool.connect();
    await client.query("BEGIN");
    const { rows } = await client.query('SELECT * FROM "match" WHERE id = $1 FOR UPDATE', [match.id]);
    await client.query(`UPDATE "match" SET ${set} WHERE id = $1`, [match.id]);
    await client.query(
      `INSERT INTO match_event (organization_id, match_id, seq, type, data, at) VALUES ($1, $2, $3, $4, $5, now())`,
      [rows[0].organization_id, match.id, rows[0].last_seq + 1, type, { by: "home" }],
    );
    await client.query("COMMIT");
    client.release();
  };
  return { report: act(REPORTED, "ResultReported"), approve: act(APPROVED, "ReportApproved") };
}
