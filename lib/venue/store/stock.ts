import { Prisma } from "@/lib/db/generated/client";
import type { Stock } from "../rules/find-times";
import type { HoursException, WeeklyHours } from "../rules/opening-hours";
import type { Span } from "../rules/spans";
import { type SpanRow, spansAsJson, toSpan } from "./span-rows";

/** What `stockOf` reads. */
export type StockRow = {
  readonly weekly: readonly WeeklyHours[];
  readonly exceptions: readonly HoursException[];
  readonly closed: readonly SpanRow[];
  readonly tables: readonly (readonly SpanRow[])[];
  readonly boards: readonly (readonly SpanRow[])[];
};

/**
 * A venue with what's taken between two instants, for the time finder, as JSON.
 *
 * @param matchId the match that asks: its own booking counts as free
 */
export function stockOf(venueId: string, window: Span, matchId: string): Prisma.Sql {
  const taken = Prisma.sql`
    JOIN booking b ON b.id = h.booking_id AND b.match_id <> ${matchId}::uuid
    WHERE tstzrange(h.starts_at, h.ends_at) && tstzrange(${window.from}::timestamptz, ${window.until}::timestamptz)`;
  return Prisma.sql`(
    SELECT json_build_object(
      'weekly', (
        SELECT coalesce(json_agg(json_build_object('weekday', weekday, 'opensAt', opens_at, 'closesAt', closes_at)
          ORDER BY weekday, opens_at), '[]')
        FROM venue_hours WHERE venue_id = v.id
      ),
      'exceptions', (
        SELECT coalesce(json_agg(json_build_object('from', from_date, 'until', until_date, 'reason', reason,
          'hours', CASE WHEN opens_at IS NOT NULL AND closes_at IS NOT NULL
            THEN json_build_object('opensAt', opens_at, 'closesAt', closes_at) END) ORDER BY id DESC), '[]')
        FROM venue_exception WHERE venue_id = v.id
      ),
      'closed', (
        SELECT ${spansAsJson(Prisma.sql`c.starts_at`, Prisma.sql`c.ends_at`)}
        FROM closure_venue cv JOIN closure c ON c.id = cv.closure_id
        WHERE cv.venue_id = v.id AND c.reopened_at IS NULL
      ),
      'tables', (
        SELECT coalesce(json_agg((
          SELECT ${spansAsJson(Prisma.sql`h.starts_at`, Prisma.sql`h.ends_at`)}
          FROM hold h ${taken} AND h.table_id = t.id
        ) ORDER BY t.name), '[]')
        FROM venue_table t WHERE t.venue_id = v.id AND t.retired_at IS NULL
      ),
      'boards', (
        SELECT coalesce(json_agg((
          SELECT ${spansAsJson(Prisma.sql`since`, Prisma.sql`until`)} FROM (
            SELECT h.starts_at AS since, h.ends_at AS until FROM hold h ${taken} AND h.equipment_id = e.id
            UNION ALL
            SELECT out_at, due_at FROM checkout WHERE equipment_id = e.id AND in_at IS NULL
          ) AS uses
        ) ORDER BY e.label), '[]')
        FROM equipment e WHERE e.venue_id = v.id AND e.retired_at IS NULL AND e.kind = 'board'
      )
    )
    FROM venue v WHERE v.id = ${venueId}::uuid
  )`;
}

export function toStock({ weekly, exceptions, closed, tables, boards }: StockRow): Stock {
  return {
    hours: { weekly, exceptions, closed: closed.map(toSpan) },
    tables: tables.map((spans) => spans.map(toSpan)),
    boards: boards.length > 0 ? boards.map((spans) => spans.map(toSpan)) : null,
  };
}
