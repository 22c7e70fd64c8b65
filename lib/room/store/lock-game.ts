import { type Statement, send } from "@/lib/db/statements";
import type { Transaction } from "@/lib/db/transaction";
import { MOST_GAMES } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import { isDecided, isToPlay, type MatchStatus } from "@/lib/match/rules/state";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { readRulesOnce } from "@/lib/season/store/read-rules";
import type { MatchId } from "@/lib/shared/ids";
import { instantFrom } from "@/lib/shared/instant";
import type { GameCommand } from "../rules/commands";
import type { EarlierGame, MatchOfGames } from "../rules/context";
import type { GameEvent } from "../rules/events";
import type { Outage } from "../rules/outage";
import { IS_AWAY } from "./is-away";

/** A game of the room: which of which match. */
export type GameRef = { readonly match: MatchId; readonly number: number };

/** A stored event with the command that caused it. */
export type StoredGameEvent = {
  readonly seq: number;
  readonly commandId: string | null;
  readonly event: GameEvent;
};

/** A locked game, with what a command needs besides its events. */
export type LockedGame = MatchOfGames & {
  /** Everything about its match that a command depends on, as text to compare. */
  readonly frame: string;
  readonly events: readonly StoredGameEvent[];
  readonly users: Readonly<Record<Side, string>>;
  /** The games of the match that count before this one, in order. */
  readonly earlier: readonly EarlierGame[];
  /** A later game of the match has events. */
  readonly isLaterBegun: boolean;
  /** When the league couldn't be reached since the first game that counts began, in order. */
  readonly outages: readonly Outage[];
  /** An outage that isn't among them yet may have lasted until now. */
  readonly isAway: boolean;
};

/**
 * Makes commands that depend on the match's other games wait for each other, so that none of them begins while another
 * is reopened. The row of the first game that counts stands for all; it's locked before any other.
 */
export async function lockGames(tx: Transaction, { match }: GameRef): Promise<void> {
  await send(tx, LOCK_FIRST, [match]);
}

const LOCK_FIRST: Statement = {
  name: "lock-first-room-game",
  text: `
    SELECT FROM room_game WHERE match_id = $1::uuid AND number = (SELECT first_game FROM "match" WHERE id = $1::uuid)
    FOR UPDATE`,
};

/** Makes the row of a game that's about to start, unless it exists, or no match has that many games. */
export async function ensureGame(tx: Transaction, { match, number }: GameRef): Promise<void> {
  await send(tx, ENSURE, [match, number, MOST_GAMES]);
}

const ENSURE: Statement = {
  name: "ensure-room-game",
  text: `
    INSERT INTO room_game (organization_id, match_id, number)
    SELECT m.organization_id, m.id, $2 FROM "match" m
    WHERE m.id = $1::uuid AND $2 >= m.first_game AND $2 < m.first_game + $3
    ON CONFLICT DO NOTHING`,
};

/** Did a phone without a connection start this game at a table before its match started over? */
export async function isOfBefore(
  tx: Transaction,
  { match }: GameRef,
  command: GameCommand,
): Promise<boolean> {
  if (command.type !== "start") return false;
  const rows = await send<object>(tx, STARTED_OVER_SINCE, [match, command.at]);
  return rows.length > 0;
}

const STARTED_OVER_SINCE: Statement = {
  name: "match-started-over-since",
  text: `
    SELECT FROM match_event
    WHERE match_id = $1::uuid AND type IN ('Reopened', 'Repaired') AND at > $2::timestamptz LIMIT 1`,
};

/**
 * Is it a game from before its match started over, in which this person did nothing? Others may have played it, and what
 * they did is none of a newcomer's business (0060).
 */
export async function isOfOthers(
  tx: Transaction,
  { match, number }: GameRef,
  { firstGame }: Pick<LockedGame, "firstGame">,
  userId: string | null,
): Promise<boolean> {
  if (userId === null || number >= firstGame) return false;
  return (await send<object>(tx, ACTED_IN, [match, number, userId])).length === 0;
}

const ACTED_IN: Statement = {
  name: "acted-in-room-game",
  text: `
    SELECT FROM room_game_event
    WHERE match_id = $1::uuid AND number = $2 AND actor_user_id = $3::uuid LIMIT 1`,
};

/** Locks a game and reads it; null if there's no such game. */
export async function lockGame(tx: Transaction, ref: GameRef): Promise<LockedGame | null> {
  const [row] = await send<Row>(tx, LOCK_AND_READ, [ref.match, ref.number]);
  if (!row) return null;
  if (row.events.length === row.lastSeq) return toLocked(row);
  // While it waited for the lock, another command added events, which the statement hadn't seen when it began.
  const [fresh] = await send<Row>(tx, LOCK_AND_READ, [ref.match, ref.number]);
  return fresh ? toLocked(fresh) : null;
}

type EventJson = {
  readonly seq: number;
  readonly commandId: string | null;
  readonly data: object;
  readonly type: string;
};
type Row = {
  readonly lastSeq: number;
  readonly rules: string;
  readonly frame: string;
  readonly events: readonly EventJson[];
  readonly earlier: readonly EarlierGame[];
  readonly isLaterBegun: boolean;
  readonly outages: readonly Outage[];
  readonly isAway: boolean;
};
type Frame = {
  readonly rulePackId: string;
  readonly stage: number;
  readonly round: number;
  readonly rounds: number;
  readonly status: MatchStatus;
  readonly isArchived: boolean;
  readonly deadlineAt: string;
  readonly firstGame: number;
  readonly home: string;
  readonly away: string;
};

function toLocked({ frame, rules, events, earlier, isLaterBegun, outages, isAway }: Row): LockedGame {
  const facts: Frame = JSON.parse(frame);
  const pack = {
    id: facts.rulePackId,
    get rules(): unknown {
      return JSON.parse(rules);
    },
  };
  return {
    frame,
    events: events.map(({ seq, commandId, type, data }) => ({
      seq,
      commandId,
      event: { type, ...data } as GameEvent,
    })),
    users: { home: facts.home, away: facts.away },
    rules: rulesOfRound(readRulesOnce(pack), { stage: facts.stage, number: facts.round, of: facts.rounds }),
    isOpen: !facts.isArchived && isToPlay(facts.status),
    isFinal: facts.isArchived || isDecided(facts.status),
    deadlineAt: instantFrom(facts.deadlineAt),
    firstGame: facts.firstGame,
    earlier: earlier.map((game) => ({
      ...game,
      startedAt: game.startedAt && instantFrom(game.startedAt),
      endedAt: game.endedAt && instantFrom(game.endedAt),
    })),
    isLaterBegun,
    isAway,
    outages: outages.map(({ from, until }) => ({ from: instantFrom(from), until: instantFrom(until) })),
  };
}

/** The match (m) of a game, in its round (r), stage (s) and season (y). */
export const MATCH_OF_GAME = `
    JOIN "match" m ON m.id = g.match_id
    JOIN entry home ON home.id = m.home_entry_id
    JOIN entry away ON away.id = m.away_entry_id
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    JOIN stage s ON s.id = r.stage_id
    JOIN division d ON d.id = s.division_id
    JOIN season y ON y.id = d.season_id`;

export const FRAME = `json_build_object(
      'rulePackId', p.id, 'stage', s.position, 'round', r.number,
      'rounds', (SELECT count(*) FROM round every WHERE every.stage_id = s.id),
      'status', m.status, 'isArchived', y.status = 'archived', 'deadlineAt', m.deadline_at,
      'firstGame', m.first_game, 'home', home.user_id, 'away', away.user_id
    )::text`;

const LOCK_AND_READ: Statement = {
  name: "lock-room-game",
  text: `
    SELECT g.last_seq AS "lastSeq", p.rules::text AS rules, ${FRAME} AS frame,
      (SELECT coalesce(json_agg(json_build_object('seq', e.seq, 'commandId', e.command_id, 'type', e.type,
        'data', e.data) ORDER BY e.seq), '[]')
        FROM room_game_event e WHERE e.match_id = g.match_id AND e.number = g.number) AS events,
      (SELECT coalesce(json_agg(json_build_object('white', b.white, 'startedAt', b.started_at,
        'endedAt', b.ended_at, 'outcome', b.outcome, 'ending', b.ending) ORDER BY b.number), '[]')
        FROM room_game b WHERE b.match_id = g.match_id AND b.number >= m.first_game AND b.number < g.number) AS earlier,
      EXISTS (SELECT FROM room_game b WHERE b.match_id = g.match_id AND b.number > g.number AND b.last_seq > 0)
        AS "isLaterBegun",
      (SELECT coalesce(json_agg(json_build_object('from', o.since, 'until', o.until) ORDER BY o.until), '[]')
        FROM outage o WHERE o.until > (SELECT min(b.started_at) FROM room_game b
          WHERE b.match_id = g.match_id AND b.number >= m.first_game)) AS outages,
      ${IS_AWAY} AS "isAway"
    FROM room_game g
    ${MATCH_OF_GAME}
    WHERE g.match_id = $1::uuid AND g.number = $2 FOR UPDATE OF g`,
};
