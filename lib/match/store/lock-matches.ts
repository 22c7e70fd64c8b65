import { type Statement, sendTogether } from "@/lib/db/statements";
import type { Transaction } from "@/lib/db/transaction";
import type { Recipient } from "@/lib/mail/letters/facts";
import type { Role } from "@/lib/people/rules/permissions";
import { withStandIn } from "@/lib/people/store/roles-now";
import { FED_BY_RESULTS } from "@/lib/stages/formats";
import type { Span } from "@/lib/venue/rules/spans";
import { type SpanRow, toSpan } from "@/lib/venue/store/span-rows";
import { type MatchRecord, type RecordRow, toRecord } from "./match-record";

/** A locked match, with what a command and its letters need besides it. */
export type LockedMatch = MatchRecord & {
  /** The season is archived, so nothing changes anymore. */
  readonly isArchived: boolean;
  /** When everything on campus is closed from now on; none if the season books a venue or is played online. */
  readonly closed: readonly Span[];
  /** The directors and those who stand in for them. */
  readonly directors: readonly Recipient[];
  /** The sender's roles in the organization. */
  readonly roles: readonly Role[];
};

/**
 * Locks a match and reads it with everything that a command needs, folded. If its result decides who plays other
 * matches (as in a knockout), its stage is locked first, which puts the commands of one bracket in line.
 *
 * @param senderId null for the clock
 */
export async function lockMatch(
  tx: Transaction,
  matchId: string,
  senderId: string | null,
  at: Date,
): Promise<LockedMatch | null> {
  const [, read] = await sendTogether<LockedRow>(tx, [
    [LOCK, [matchId, FED_BY_RESULTS]],
    [READ, [at, senderId, matchId]],
  ]);
  const row = read?.[0];
  return row ? toLocked(row) : null;
}

export type LockedRow = {
  readonly id: string;
  /** False: the match was changed between the beginning of the statement and its lock, so what it read is old. */
  readonly isCurrent: boolean;
  readonly facts: string;
  readonly events: string;
  readonly rules: string;
};

type Facts = Omit<RecordRow, "events"> & {
  readonly isArchived: boolean;
  readonly closed: readonly SpanRow[];
  readonly directors: readonly Recipient[];
  readonly roles: readonly Role[];
  readonly standsIn: boolean;
};

export function toLocked({ facts, events, rules }: LockedRow): LockedMatch {
  const { isArchived, closed, directors, roles, standsIn, ...row } = withDates(JSON.parse(facts)) as Facts;
  const rulePack = {
    id: row.round.rulePack.id,
    /** Only if this process hasn't read this pack before. */
    get rules(): unknown {
      return JSON.parse(rules);
    },
  };
  const stored = JSON.parse(events) as readonly EventJson[];
  const record = toRecord({
    ...row,
    round: { ...row.round, rulePack },
    events: stored.map((event) => ({ ...event, at: new Date(event.at) })),
  });
  return {
    ...record,
    isArchived,
    closed: record.rules.venue.kind === "online" ? [] : closed.map(toSpan),
    directors,
    roles: withStandIn(roles, standsIn),
  };
}

type EventJson = Omit<RecordRow["events"][number], "at"> & { readonly at: string };

/** JSON has no dates. The columns that are one, none of which shares its name with a text that people type. */
const DATES = new Set([
  "deadlineAt",
  "scheduledAt",
  "answerBy",
  "escalatedAt",
  "opensAt",
  "startsAt",
  "endsAt",
  "fromDate",
  "untilDate",
]);
const DATE = /^\d{4}-\d\d-\d\d/;

/** As a reviver of `JSON.parse` would make them, which takes three times as long for each command. */
function withDates(json: Record<string, unknown>): unknown {
  for (const [key, value] of Object.entries(json)) {
    if (typeof value === "string") {
      if (DATES.has(key) && DATE.test(value)) json[key] = new Date(value);
    } else if (value !== null && typeof value === "object") withDates(value as Record<string, unknown>);
  }
  return json;
}

const PARTY = (side: "home" | "away") => `(
  SELECT json_build_object('id', e.id, 'userId', e.user_id, 'name', e.name, 'status', e.status,
    'sharesPhone', e.shares_phone, 'user', json_build_object('email', u.email, 'phone', u.phone, 'handles', (
      SELECT coalesce(json_agg(json_build_object('seasonId', h.season_id, 'handle', h.handle,
        'accountSite', h.account_site, 'accountName', h.account_name)), '[]')
      FROM handle h WHERE h.season_id = y.id AND h.user_id = u.id)))
  FROM entry e JOIN "user" u ON u.id = e.user_id WHERE e.id = m.${side}_entry_id)`;

const BOOKING = `(
  SELECT json_build_object('startsAt', b.starts_at, 'endsAt', b.ends_at,
    'venue', (SELECT json_build_object('id', v.id, 'name', v.name, 'address', v.address, 'directions', v.directions)
      FROM venue v WHERE v.id = b.venue_id),
    'holds', (
    SELECT coalesce(json_agg(json_build_object(
      'table', CASE WHEN t.id IS NOT NULL THEN json_build_object('name', t.name) END,
      'equipment', CASE WHEN q.id IS NOT NULL THEN json_build_object('kind', q.kind, 'label', q.label) END)), '[]')
    FROM hold h LEFT JOIN venue_table t ON t.id = h.table_id LEFT JOIN equipment q ON q.id = h.equipment_id
    WHERE h.booking_id = b.id AND h.user_id IS NULL))
  FROM booking b WHERE b.organization_id = m.organization_id AND b.match_id = m.id)`;

const VENUE = `(
  SELECT json_build_object('id', v.id, 'name', v.name, 'address', v.address, 'directions', v.directions,
    'hours', (SELECT coalesce(json_agg(json_build_object('weekday', w.weekday, 'opensAt', w.opens_at, 'closesAt', w.closes_at)
      ORDER BY w.weekday, w.opens_at), '[]') FROM venue_hours w WHERE w.venue_id = v.id),
    'exceptions', (SELECT coalesce(json_agg(json_build_object('id', x.id, 'fromDate', x.from_date, 'untilDate', x.until_date,
      'opensAt', x.opens_at, 'closesAt', x.closes_at, 'reason', x.reason)), '[]')
      FROM venue_exception x WHERE x.venue_id = v.id),
    'closures', (SELECT coalesce(json_agg(json_build_object('closure',
      json_build_object('startsAt', c.starts_at, 'endsAt', c.ends_at))), '[]')
      FROM closure_venue cv JOIN closure c ON c.id = cv.closure_id WHERE cv.venue_id = v.id AND c.reopened_at IS NULL))
  FROM venue v WHERE v.id = y.venue_id)`;

/** $1 is the instant. */
const CLOSED = `(
  SELECT coalesce(json_agg(json_build_object('from', c.starts_at, 'until', c.ends_at)), '[]') FROM closure c
  WHERE y.venue_id IS NULL AND c.organization_id = o.id AND c.is_all AND c.reopened_at IS NULL
    AND c.ends_at > $1::timestamptz)`;

const ROUND = `json_build_object('number', r.number, 'opensAt', r.opens_at, 'rulePack', json_build_object('id', p.id),
  'stage', json_build_object('id', s.id, 'format', s.format, 'position', s.position,
    '_count', json_build_object('rounds', (SELECT count(*) FROM round other WHERE other.stage_id = s.id)),
    'division', json_build_object('id', d.id, 'slug', d.slug, 'name', d.name, 'publicNames', d.public_names,
      'season', json_build_object('id', y.id, 'slug', y.slug, 'name', y.name, 'venue', ${VENUE},
        'organization', json_build_object('id', o.id, 'slug', o.slug, 'name', o.name, 'timeZone', o.time_zone,
          'office', o.office, 'contactEmail', o.contact_email)))))`;

/** The director who has been one for longest comes first. $1 is the instant. */
const DIRECTORS = `(
  SELECT coalesce(json_agg(json_build_object('userId', u.id, 'name', coalesce(u.name, u.email), 'email', u.email)
    ORDER BY one.place, one.created_at), '[]')
  FROM (
    (SELECT 1 AS place, user_id, created_at FROM membership
      WHERE organization_id = o.id AND role = 'director' ORDER BY created_at LIMIT 20)
    UNION ALL
    (SELECT 2, user_id, created_at FROM stand_in
      WHERE organization_id = o.id AND from_at <= $1::timestamptz AND until_at > $1::timestamptz
      ORDER BY created_at LIMIT 20)
  ) one JOIN "user" u ON u.id = one.user_id)`;

/** $2 is the sender. */
const ROLES = `
  'roles', (SELECT coalesce(json_agg(role), '[]') FROM membership WHERE organization_id = o.id AND user_id = $2::uuid),
  'standsIn', EXISTS (SELECT FROM stand_in WHERE organization_id = o.id AND user_id = $2::uuid
    AND from_at <= $1::timestamptz AND until_at > $1::timestamptz)`;

/**
 * Reads matches with all a command needs, in one statement.
 *
 * @param locked SQL that locks matches as `locked`, with all of their columns and `xmin` as `version`; $1 is the instant
 *   and $2 the sender, the rest is its own
 */
export function lockAndRead(locked: string): string {
  return `WITH ${locked}
    SELECT m.id, m.version = (SELECT seen.xmin FROM "match" seen WHERE seen.id = m.id) AS "isCurrent",
      p.rules::text AS rules,
      (SELECT coalesce(json_agg(json_build_object('seq', e.seq, 'at', e.at, 'actorUserId', e.actor_user_id,
        'type', e.type, 'data', e.data) ORDER BY e.seq), '[]')::text FROM match_event e WHERE e.match_id = m.id) AS events,
      json_build_object('id', m.id, 'number', m.number, 'status', m.status, 'deadlineAt', m.deadline_at,
        'scheduledAt', m.scheduled_at, 'answerBy', m.answer_by, 'correction', m.correction, 'decidedBy', m.decided_by,
        'homeResult', m.home_result, 'awayResult', m.away_result, 'homeWins', m.home_wins, 'awayWins', m.away_wins,
        'homeBlacks', m.home_blacks, 'awayBlacks', m.away_blacks, 'homeCaptured', m.home_captured,
        'awayCaptured', m.away_captured, 'escalatedAt', m.escalated_at, 'home', ${PARTY("home")}, 'away', ${PARTY("away")},
        'booking', ${BOOKING}, 'round', ${ROUND}, 'isArchived', y.status = 'archived',
        'closed', ${CLOSED}, 'directors', ${DIRECTORS}, ${ROLES}
      )::text AS facts
    FROM locked m
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    JOIN stage s ON s.id = r.stage_id
    JOIN division d ON d.id = s.division_id
    JOIN season y ON y.id = d.season_id
    JOIN organization o ON o.id = y.organization_id`;
}

/** Everything that locks matches locks their stage before, so that two transactions can't deadlock. */
const LOCK: Statement = {
  name: "lock-match",
  text: `
    WITH fed AS MATERIALIZED (
      SELECT s.id FROM "match" m JOIN round r ON r.id = m.round_id JOIN stage s ON s.id = r.stage_id
      WHERE m.id = $1::uuid AND s.format::text = ANY($2::text[]) FOR UPDATE OF s
    )
    SELECT m.id FROM "match" m CROSS JOIN (SELECT count(*) FROM fed) AS before WHERE m.id = $1::uuid FOR UPDATE OF m`,
};

/**
 * A statement of its own, because a statement sees the database as it was when it began, even if it then waits for a lock:
 * a season that was archived and a venue that was closed in the meantime would look as before.
 */
const READ: Statement = {
  name: "read-locked-match",
  text: lockAndRead(`locked AS (SELECT m.*, m.xmin AS version FROM "match" m WHERE m.id = $3::uuid)`),
};
