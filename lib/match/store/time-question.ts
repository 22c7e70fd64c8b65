import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { bookedFor } from "@/lib/season/rules/settings/schedule";
import type { UserId } from "@/lib/shared/ids";
import { addMinutes, instantOf } from "@/lib/shared/instant";
import type { TimeQuestion } from "@/lib/venue/rules/find-times";
import type { Span } from "@/lib/venue/rules/spans";
import { type AvailabilityRow, availabilityOf, toAvailability } from "@/lib/venue/store/availability";
import { campusClosed } from "@/lib/venue/store/closures";
import { type SpanRow, spansAsJson, toSpan } from "@/lib/venue/store/span-rows";
import { type StockRow, stockOf, toStock } from "@/lib/venue/store/stock";
import { UNBOOKED_TIMES } from "@/lib/venue/store/unbooked-times";
import { lastTimeToPlay } from "../rules/deadline-rules";
import type { Side } from "../rules/sides";
import type { ShownMatch } from "./match-record";

type AskingMatch = Pick<ShownMatch, "id" | "organization" | "venue" | "state" | "rules"> & {
  readonly [side in Side]: { readonly userId: UserId };
};

/** Everything that decides when a match can be played, from now until the last time that can be suggested. */
export async function findTimeQuestion(match: AskingMatch, at: Date): Promise<TimeQuestion> {
  const now = instantOf(at);
  const latest = lastTimeToPlay(match.state, match.rules);
  const { minutes, margin } = bookedFor(match.rules);
  const window = { from: now, until: addMinutes(latest, minutes + margin) };
  const { venue, organization, home, away, id, rules } = match;
  const isAnywhere = venue === null && rules.venue.kind === "on-site";
  const row = await readRow<QuestionRow>(Prisma.sql`
    SELECT
      ${venue ? stockOf(venue.venueId, window, id) : Prisma.sql`NULL::json`} AS stock,
      ${isAnywhere ? campusClosed(organization.id, window) : Prisma.sql`NULL::json`} AS closed,
      ${availabilityOf(organization.id, home.userId)} AS "homeFree",
      ${availabilityOf(organization.id, away.userId)} AS "awayFree",
      ${bookedSpansOf(home.userId, window, id)} AS "homeBooked",
      ${bookedSpansOf(away.userId, window, id)} AS "awayBooked"`);
  return {
    zone: organization.timeZone,
    now,
    latest,
    set: match.state.scheduledAt,
    minutes,
    margin,
    stock: row.stock && toStock(row.stock),
    closed: row.closed?.map(toSpan) ?? [],
    players: [
      { free: toAvailability(row.homeFree), booked: row.homeBooked.map(toSpan) },
      { free: toAvailability(row.awayFree), booked: row.awayBooked.map(toSpan) },
    ],
  };
}

type QuestionRow = {
  readonly stock: StockRow | null;
  readonly closed: readonly SpanRow[] | null;
  readonly homeFree: AvailabilityRow;
  readonly awayFree: AvailabilityRow;
  readonly homeBooked: readonly SpanRow[];
  readonly awayBooked: readonly SpanRow[];
};

/** When someone plays other matches, booked or at a session, as JSON. */
function bookedSpansOf(userId: UserId, window: Span, matchId: string): Prisma.Sql {
  const during = Prisma.sql`tstzrange(${window.from}::timestamptz, ${window.until}::timestamptz)`;
  return Prisma.sql`(
    SELECT ${spansAsJson(Prisma.sql`s.starts_at`, Prisma.sql`s.ends_at`)} FROM (
      SELECT h.starts_at, h.ends_at FROM hold h JOIN booking b ON b.id = h.booking_id
      WHERE h.user_id = ${userId}::uuid AND b.match_id <> ${matchId}::uuid
        AND tstzrange(h.starts_at, h.ends_at) && ${during}
      UNION ALL
      SELECT u.starts_at, u.ends_at FROM ${Prisma.raw(UNBOOKED_TIMES)} AS u
      WHERE u.user_id = ${userId}::uuid AND u.match_id <> ${matchId}::uuid
        AND tstzrange(u.starts_at, u.ends_at) && ${during}
    ) AS s
  )`;
}
