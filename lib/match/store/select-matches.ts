import { Prisma } from "@/lib/db/generated/client";
import { ORGANIZATION_FACTS, type OrganizationFacts } from "@/lib/people/store/organizations";
import type { StartedGame } from "@/lib/room/rules/room-stage";
import { startedGamesOf } from "@/lib/room/store/started-games";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { readRulesOnce, type StoredPack } from "@/lib/season/store/read-rules";
import type { MatchId } from "@/lib/shared/ids";
import { type Instant, instantFrom } from "@/lib/shared/instant";
import type { MatchEvent, StoredEvent } from "../rules/events";
import { foldMatch, projectedState } from "../rules/evolve";
import type { MatchProjection } from "../rules/project";
import { type MatchRecord, type Party, type ShownMatch, venueIn } from "./match-record";

/**
 * Matches with everything that their pages show, as one JSON list. `which` follows the joins: conditions on the match
 * (m), its round (r), stage (t), division (d), season (s) and organization (o), an order and a limit. `events`: left out
 * of decided matches by lists that don't show their history.
 */
export function listOfMatches(which: Prisma.Sql, events = EVENTS): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(json_agg(listed), '[]') FROM (${selectMatches(which, events)}) AS listed)`;
}

function selectMatches(which: Prisma.Sql, events: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT m.id, m.number, ${PROJECTION}, m.escalated_at AS "escalatedAt",
      m.forfeit_held_at IS NOT NULL AS "isHeld", s.status = 'archived' AS "isArchived",
      ${ORGANIZATION_FACTS} AS organization,
      json_build_object('id', s.id, 'slug', s.slug, 'name', s.name) AS season,
      json_build_object('id', d.id, 'slug', d.slug, 'name', d.name,
        'isForMinors', d.public_names IS NOT NULL) AS division,
      json_build_object('id', t.id, 'position', t.position, 'format', t.format) AS stage,
      json_build_object('number', r.number, 'opensAt', r.opens_at,
        'of', (SELECT count(*) FROM round WHERE stage_id = t.id)) AS round,
      json_build_object('id', p.id, 'rules', p.rules) AS pack,
      ${party(Prisma.sql`m.home_entry_id`)} AS home,
      ${party(Prisma.sql`m.away_entry_id`)} AS away,
      ${events} AS events,
      CASE WHEN m.status IN ('open', 'scheduled') THEN ${startedGamesOf(Prisma.sql`m`)} END AS games,
      (
        SELECT json_build_object('startsAt', b.starts_at, 'endsAt', b.ends_at,
          'table', min(v.name), 'board', min(e.label), 'venue', ${venue(Prisma.sql`b.venue_id`)})
        FROM booking b
        LEFT JOIN hold h ON h.booking_id = b.id
        LEFT JOIN venue_table v ON v.id = h.table_id
        LEFT JOIN equipment e ON e.id = h.equipment_id AND e.kind = 'board'
        WHERE b.organization_id = m.organization_id AND b.match_id = m.id
        GROUP BY b.id
      ) AS booking,
      ${venue(Prisma.sql`s.venue_id`)} AS venue
    FROM "match" m
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    JOIN stage t ON t.id = r.stage_id
    JOIN division d ON d.id = t.division_id
    JOIN season s ON s.id = d.season_id
    JOIN organization o ON o.id = s.organization_id
    ${which}`;
}

/** The columns of a match (m) that are derived from its events. */
export const PROJECTION = Prisma.sql`
  m.status, m.deadline_at AS "deadlineAt", m.scheduled_at AS "scheduledAt", m.answer_by AS "answerBy",
  m.correction, m.decided_by AS "decidedBy", m.home_result AS "homeResult", m.away_result AS "awayResult",
  m.home_wins AS "homeWins", m.away_wins AS "awayWins", m.home_blacks AS "homeBlacks",
  m.away_blacks AS "awayBlacks", m.home_captured AS "homeCaptured", m.away_captured AS "awayCaptured"`;

/** The events of a match (m), in order. */
export const EVENTS = Prisma.sql`(
  SELECT json_agg(json_build_object('seq', e.seq, 'type', e.type, 'data', e.data,
    'actorUserId', e.actor_user_id, 'at', e.at) ORDER BY e.seq)
  FROM match_event e WHERE e.match_id = m.id
)`;

/** The events of a match (m) that isn't decided. Null for a decided one, whose projection says enough for a list. */
export const UNDECIDED_EVENTS = Prisma.sql`
  CASE WHEN m.status IN ('final', 'void') AND m.correction IS NULL THEN NULL ELSE ${EVENTS} END`;

function party(entryId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT json_build_object('entryId', e.id, 'userId', e.user_id, 'name', e.name, 'email', u.email,
      'phone', CASE WHEN e.shares_phone THEN u.phone END,
      'handle', CASE WHEN p.rules #>> '{venue,kind}' = 'online' AND (h.account_site = p.rules #>> '{venue,site}'
        OR lower(h.account_name) IS DISTINCT FROM lower(h.handle)) THEN h.handle END,
      'isProven', coalesce(h.account_site = p.rules #>> '{venue,site}' AND lower(h.account_name) = lower(h.handle), false),
      'hasLeft', e.status IN ('withdrawn', 'removed'))
    FROM entry e
    JOIN "user" u ON u.id = e.user_id
    LEFT JOIN handle h ON h.season_id = d.season_id AND h.user_id = e.user_id
    WHERE e.id = ${entryId}
  )`;
}

function venue(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT json_build_object('venueId', v.id, 'name', v.name, 'address', v.address, 'directions', v.directions)
    FROM venue v WHERE v.id = ${id}
  )`;
}

type Instants = "deadlineAt" | "scheduledAt" | "answerBy";

/** The projection as JSON has it. */
export type ProjectionRow = Omit<MatchProjection, Instants> & {
  readonly deadlineAt: string;
  readonly scheduledAt: string | null;
  readonly answerBy: string | null;
};

export type EventRow = {
  readonly seq: number;
  readonly type: string;
  readonly data: object;
  readonly actorUserId: string | null;
  readonly at: string;
};

/** What `listOfMatches` reads of each. */
export type MatchRow = ProjectionRow & {
  readonly id: MatchId;
  readonly number: number;
  readonly escalatedAt: string | null;
  readonly isHeld: boolean;
  readonly isArchived: boolean;
  readonly organization: OrganizationFacts;
  readonly season: MatchRecord["season"];
  readonly division: MatchRecord["division"];
  readonly stage: MatchRecord["stage"] & { readonly position: number };
  readonly round: { readonly number: number; readonly of: number; readonly opensAt: string };
  readonly pack: StoredPack;
  readonly home: Party;
  readonly away: Party;
  readonly events: readonly EventRow[] | null;
  readonly games: readonly StartedGame[] | null;
  readonly booking: {
    readonly startsAt: string;
    readonly endsAt: string;
    readonly table: string | null;
    readonly board: string | null;
    readonly venue: ShownMatch["venue"];
  } | null;
  readonly venue: ShownMatch["venue"];
};

export function toShownMatch(row: MatchRow): ShownMatch {
  const { id, number, organization, season, division, home, away, venue } = row;
  const { position, ...stage } = row.stage;
  const { opensAt, ...round } = row.round;
  const events = row.events?.map(toEvent) ?? [];
  const projection = projectionOf(row);
  const rules = rulesOfRound(readRulesOnce(row.pack), { stage: position, ...round });
  return {
    id,
    number,
    organization,
    season,
    division,
    stage,
    round: { ...round, opensAt: instantFrom(opensAt) },
    home,
    away,
    rules,
    events,
    state: row.events ? foldMatch(events.map(({ event }) => event)) : projectedState(projection),
    projection,
    escalatedAt: instantOrNull(row.escalatedAt),
    isHeld: row.isHeld,
    isArchived: row.isArchived,
    games: row.games ?? [],
    booking: row.booking && {
      ...row.booking,
      startsAt: instantFrom(row.booking.startsAt),
      endsAt: instantFrom(row.booking.endsAt),
    },
    venue: venueIn(rules, venue),
  };
}

export function projectionOf(row: ProjectionRow): MatchProjection {
  return {
    status: row.status,
    deadlineAt: instantFrom(row.deadlineAt),
    scheduledAt: instantOrNull(row.scheduledAt),
    answerBy: instantOrNull(row.answerBy),
    correction: row.correction,
    decidedBy: row.decidedBy,
    homeResult: row.homeResult,
    awayResult: row.awayResult,
    homeWins: row.homeWins,
    awayWins: row.awayWins,
    homeBlacks: row.homeBlacks,
    awayBlacks: row.awayBlacks,
    homeCaptured: row.homeCaptured,
    awayCaptured: row.awayCaptured,
  };
}

export function toEvent({ seq, type, data, actorUserId, at }: EventRow): StoredEvent {
  return { seq, at: instantFrom(at), actorUserId, event: { ...data, type } as MatchEvent };
}

function instantOrNull(text: string | null): Instant | null {
  return text === null ? null : instantFrom(text);
}
