import { readingPool } from "@/lib/db/client";
import { queryOf, type Statement } from "@/lib/db/statements";
import { type WatchFacts, watchingOf } from "@/lib/match/rules/watching";
import { WATCH_FACTS_TEXT } from "@/lib/match/store/watching";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { readRulesOnce } from "@/lib/season/store/read-rules";
import type { MatchId, SeasonId } from "@/lib/shared/ids";

/** A match that everyone may watch while it's played. */
export type WatchableMatch = {
  readonly id: MatchId;
  readonly rules: RulePack;
  readonly delayMs: number;
  /** The number of the first game that counts. */
  readonly firstGame: number;
};

/** A match to watch live; null if no one may, or it doesn't exist in public. */
export async function findWatchable(match: MatchId): Promise<WatchableMatch | null> {
  const { rows } = await readingPool().query<Row>(queryOf(ONE, [match]));
  const [row] = rows;
  return row ? toWatchable(row) : null;
}

/** A season's matches that are being played in the room and that everyone may watch: games that go on and newer ones last. */
export async function listPlaying(season: SeasonId, since: Date): Promise<readonly WatchableMatch[]> {
  const { rows } = await readingPool().query<Row>(queryOf(PLAYING, [season, since]));
  return rows
    .flatMap((row) => toWatchable(row) ?? [])
    .slice(0, MOST_PLAYING)
    .reverse();
}

type Row = {
  readonly id: MatchId;
  readonly pack: string;
  readonly rules: string;
  readonly stage: number;
  readonly round: number;
  readonly rounds: number;
  readonly facts: WatchFacts;
  readonly firstGame: number;
};

function toWatchable({ id, facts, firstGame, ...row }: Row): WatchableMatch | null {
  const pack = {
    id: row.pack,
    get rules(): unknown {
      return JSON.parse(row.rules);
    },
  };
  const rules = rulesOfRound(readRulesOnce(pack), { stage: row.stage, number: row.round, of: row.rounds });
  const watching = watchingOf(rules, facts);
  return watching.kind === "live" ? { id, rules, delayMs: watching.delayMs, firstGame } : null;
}

const MATCHES = `
  SELECT m.id, p.id AS pack, p.rules::text AS rules, s.position AS stage, r.number AS round,
    (SELECT count(*)::int FROM round every WHERE every.stage_id = s.id) AS rounds, ${WATCH_FACTS_TEXT} AS facts,
    m.first_game AS "firstGame"
  FROM "match" m
  JOIN round r ON r.id = m.round_id
  JOIN rule_pack p ON p.id = r.rule_pack_id
  JOIN stage s ON s.id = r.stage_id
  JOIN division d ON d.id = s.division_id
  JOIN season y ON y.id = d.season_id`;

const ONE: Statement = {
  name: "find-watchable-match",
  text: `${MATCHES} WHERE m.id = $1::uuid AND y.status <> 'draft'`,
};

/** As many as a page of boards shows. */
const MOST_PLAYING = 24;

/** As many are read, because some of them can't be watched. */
const MOST_READ = 200;

const PLAYING: Statement = {
  name: "list-playing-matches",
  text: `
    ${MATCHES}
    JOIN (
      SELECT g.match_id, max(g.started_at) AS started_at, bool_or(g.ended_at IS NULL) AS is_running
      FROM room_game g JOIN "match" m ON m.id = g.match_id AND g.number >= m.first_game
      WHERE g.organization_id = (SELECT organization_id FROM season WHERE id = $1::uuid) AND g.started_at >= $2
      GROUP BY g.match_id
    ) AS playing ON playing.match_id = m.id
    WHERE y.id = $1::uuid AND y.status <> 'draft' AND m.status IN ('open', 'scheduled')
    ORDER BY playing.is_running DESC, playing.started_at DESC, m.id DESC LIMIT ${MOST_READ}`,
};
