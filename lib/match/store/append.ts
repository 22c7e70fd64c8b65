import { type PublicChange, sendChanges } from "@/lib/db/changes";
import { snakeCase } from "@/lib/db/enum-names";
import { type Statement, sendSoon } from "@/lib/db/statements";
import { afterCommit, type Transaction } from "@/lib/db/transaction";
import { queue } from "@/lib/jobs/store/queue";
import { insertLettersSql, letterRows } from "@/lib/mail/store/letters";
import { instantOf } from "@/lib/shared/instant";
import type { MatchEvent } from "../rules/events";
import { evolve } from "../rules/evolve";
import { type MatchProjection, projectMatch } from "../rules/project";
import type { MatchState } from "../rules/state";
import { startsOver } from "../rules/story";
import { isWithDirector } from "../rules/with-director";
import { changeOfMatch } from "./change-of-match";
import { eventLetters } from "./event-letters";
import type { Happening } from "./happening";
import { isToBeFreed } from "./sync-booking";

/**
 * Adds events to matches in one statement: to their history, their rows, the letters they call for with the jobs that
 * send them, and the notice that their pages are out of date. Bookings that are no longer needed are freed. A match that
 * starts over takes one more, which forgets the answers to its forfeit. The statements go with the commit, if nothing comes
 * in between.
 */
export async function append(tx: Transaction, happenings: readonly Happening[]): Promise<void> {
  if (happenings.length === 0) return;
  await queue();
  sendSoon(tx, happenings.length === 1 ? APPEND_ONE : APPEND_MANY, [
    JSON.stringify(happenings.flatMap(eventRows)),
    JSON.stringify(happenings.map(projectionRow)),
    JSON.stringify(happenings.flatMap(lettersOf)),
    JSON.stringify(changesOf(happenings)),
    happenings.filter(freesBooking).map(({ match }) => match.id),
    happenings.map(({ match }) => match.id),
  ]);
  for (const { match } of happenings.filter(isStartedOver)) sendSoon(tx, FORGET_ANSWERS, [match.id]);
  afterCommit(tx, sendChanges);
}

function isStartedOver({ events }: Happening): boolean {
  return events.some(({ type }) => startsOver(type));
}

function eventRows({ match, events, author, at }: Happening) {
  return events.map(({ type, ...data }, index) => ({
    organization_id: match.organization.id,
    match_id: match.id,
    seq: match.events.length + 1 + index,
    type,
    data,
    actor_user_id: author?.userId ?? null,
    origin: author?.origin ?? null,
    at: instantOf(at),
  }));
}

function projectionRow(happening: Happening) {
  const { match, events } = happening;
  const state = events.reduce(evolve, match.state);
  const hasStartedOver = isStartedOver(happening);
  return {
    id: match.id,
    last_seq: match.events.length + events.length,
    ...columnsOf(projectMatch(state)),
    is_sought_again: state.deadlineAt !== match.state.deadlineAt || losesItsTime(events) || hasStartedOver,
    is_started_over: hasStartedOver,
    is_with_director: isWithDirector(state),
  };
}

/** A closure canceled the match's time, so the league looks for a time to set as if it never had. */
function losesItsTime(events: readonly MatchEvent[]): boolean {
  return events.some((event) => event.type === "VenueClosed" && event.canceled !== null);
}

function lettersOf(happening: Happening) {
  return letterRows(happening.match.organization.id, eventLetters(happening), happening.at);
}

function freesBooking({ match, events, at }: Happening): boolean {
  return isToBeFreed(match, events.reduce(evolve, match.state), at);
}

/** Each division once, however many of its matches change. */
function changesOf(happenings: readonly Happening[]): readonly { readonly change: PublicChange }[] {
  const changes = happenings.map(({ match }) => [match.division.id, changeOfMatch(match)] as const);
  return [...new Map(changes).values()].map((change) => ({ change }));
}

/** The columns of a match row that are its projection, with their types. */
const COLUMNS = {
  status: '"MatchStatus"',
  deadline_at: "timestamptz",
  scheduled_at: "timestamptz",
  answer_by: "timestamptz",
  correction: '"CorrectionStage"',
  decided_by: '"DecidedBy"',
  home_result: '"SideResult"',
  away_result: '"SideResult"',
  home_wins: "float8",
  away_wins: "float8",
  home_blacks: "int",
  away_blacks: "int",
  home_captured: "int",
  away_captured: "int",
} as const;

function columnsOf(projection: MatchProjection): Record<keyof typeof COLUMNS, unknown> {
  return {
    status: projection.status,
    deadline_at: projection.deadlineAt,
    scheduled_at: projection.scheduledAt,
    answer_by: projection.answerBy,
    correction: projection.correction,
    decided_by: projection.decidedBy,
    home_result: projection.homeResult,
    away_result: projection.awayResult,
    home_wins: projection.homeWins,
    away_wins: projection.awayWins,
    home_blacks: projection.homeBlacks,
    away_blacks: projection.awayBlacks,
    home_captured: projection.homeCaptured,
    away_captured: projection.awayCaptured,
  };
}

/**
 * Matches are also named by id ($6), because Postgres takes JSON for a hundred rows and then reads the whole table.
 *
 * @param among the condition that an id is among those of a parameter
 */
const appendSql = (among: (id: string, parameter: string) => string) => `
    WITH events AS (
      INSERT INTO match_event (organization_id, match_id, seq, type, data, actor_user_id, origin, at)
      SELECT * FROM json_to_recordset($1::json) AS e (
        organization_id uuid, match_id uuid, seq int, type text, data jsonb, actor_user_id uuid, origin text, at timestamptz
      )
    ),
    projected AS (
      UPDATE "match" m SET
        ${Object.keys(COLUMNS)
          .map((column) => `${column} = p.${column}`)
          .join(", ")},
        last_seq = p.last_seq,
        default_sought_at = CASE WHEN NOT p.is_sought_again THEN m.default_sought_at END,
        default_set_at = CASE WHEN NOT p.is_sought_again THEN m.default_set_at END,
        forfeit_held_at = CASE WHEN NOT p.is_sought_again THEN m.forfeit_held_at END,
        escalated_at = CASE WHEN p.is_with_director THEN m.escalated_at END,
        next_check_at = CASE WHEN p.is_started_over THEN '1970-01-01T00:00:00Z' ELSE m.next_check_at END,
        first_game = CASE WHEN NOT p.is_started_over THEN m.first_game ELSE coalesce(
          (SELECT max(g.number) + 1 FROM room_game g WHERE g.match_id = m.id), m.first_game
        ) END
      FROM json_to_recordset($2::json) AS p (
        id uuid, last_seq int, is_sought_again boolean, is_started_over boolean,
        is_with_director boolean,
        ${Object.entries(COLUMNS)
          .map(([column, type]) => `${column} ${type}`)
          .join(", ")}
      )
      WHERE m.id = p.id AND ${among("m.id", "$6")}
    ),
    ${insertLettersSql("$3::json")},
    changes AS (
      INSERT INTO public_change (change) SELECT change FROM json_to_recordset($4::json) AS c (change jsonb)
    )
    DELETE FROM booking b USING "match" m
    WHERE ${among("m.id", "$5")} AND b.organization_id = m.organization_id AND b.match_id = m.id`;

/** For a batch, where it doesn't matter that Postgres plans it each time. */
const APPEND_MANY: Statement = {
  name: "append-to-matches",
  text: appendSql((id, parameter) => `${id} = ANY(${parameter}::uuid[])`),
};

/**
 * For one match. Postgres keeps this plan, because it doesn't depend on how many ids there are: planning takes as long as
 * the rest.
 */
const APPEND_ONE: Statement = {
  name: "append-to-match",
  text: appendSql((id, parameter) => `${id} = (${parameter}::uuid[])[1]`),
};

/**
 * A director's decision about a forfeit ends when its match starts over: the next forfeit needs a new one. A `keeping` row
 * can name several matches of its player's division. If two of them start over at once, `MERGE` looks again at what the
 * first has left of it.
 */
const FORGET_ANSWERS: Statement = {
  name: "forget-answers-to-forfeits",
  text: `
    WITH forgiven AS (DELETE FROM forgiven_strike WHERE match_id = $1::uuid)
    MERGE INTO keeping k
    USING (
      SELECT e.id FROM "match" m
      JOIN round r ON r.id = m.round_id
      JOIN stage s ON s.id = r.stage_id
      JOIN entry e ON e.division_id = s.division_id
      WHERE m.id = $1::uuid
    ) AS player ON k.entry_id = player.id AND $1::uuid = ANY(k.match_ids)
    WHEN MATCHED AND cardinality(k.match_ids) = 1 THEN DELETE
    WHEN MATCHED THEN UPDATE SET match_ids = array_remove(k.match_ids, $1::uuid)`,
};

/** The projection as the columns of a match row, as Prisma names them. A rebuild writes the same columns. */
export function projectionColumns(state: MatchState, lastSeq: number) {
  const projection = projectMatch(state);
  return {
    ...projection,
    status: snakeCase(projection.status),
    correction: projection.correction && snakeCase(projection.correction),
    decidedBy: projection.decidedBy && snakeCase(projection.decidedBy),
    lastSeq,
  };
}
