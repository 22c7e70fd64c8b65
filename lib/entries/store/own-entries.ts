import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { ORGANIZATION_FACTS, type OrganizationFacts } from "@/lib/people/store/organizations";
import type { SeasonStatus } from "@/lib/season/store/seasons";
import type { DivisionId, EntryId, UserId } from "@/lib/shared/ids";
import type { CalendarDate } from "@/lib/shared/instant";
import type { EntryStatusName } from "../rules/register";
import { ASKED_TO_LEAVE_AT } from "./ask-to-leave";

/** An entry of the person who asks. */
export type OwnEntry = {
  readonly id: EntryId;
  readonly divisionId: DivisionId;
  readonly status: EntryStatusName;
  /** The position on the waitlist, from 1: first registered, first in line. Null if they aren't on it. */
  readonly waitlistPosition: number | null;
  /** The version of the rules they accepted. */
  readonly acceptedVersion: number;
  /** When they first asked to leave, as PostgreSQL writes it in JSON; null unless they wait for an answer. */
  readonly askedToLeaveAt: string | null;
  readonly division: {
    readonly slug: string;
    readonly name: string;
    readonly season: {
      readonly slug: string;
      readonly name: string;
      readonly status: SeasonStatus;
      readonly startsOn: CalendarDate;
      readonly organization: OrganizationFacts;
    };
  };
};

/** A person's entries in seasons that aren't over, for "your move" and the registration page; newest first. */
export async function listEntriesOfPlayer(userId: UserId): Promise<readonly OwnEntry[]> {
  const [row] = await prisma().$queryRaw<{ entries: readonly OwnEntry[] }[]>`
    SELECT ${entriesOf(userId)} AS entries`;
  return row?.entries ?? [];
}

/** A person's entries in seasons that aren't over, newest first, as JSON for a statement that reads more. */
export function entriesOf(userId: UserId): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(listed), '[]') FROM (
      SELECT asker.id, asker.division_id AS "divisionId", asker.status, p.version AS "acceptedVersion",
        CASE WHEN asker.status = 'waitlisted' THEN (
          SELECT count(*) FROM entry WHERE division_id = asker.division_id AND status = 'waitlisted'
            AND (registered_at, id) <= (asker.registered_at, asker.id)
        ) END AS "waitlistPosition",
        ${ASKED_TO_LEAVE_AT} AS "askedToLeaveAt",
        json_build_object('slug', d.slug, 'name', d.name, 'season', json_build_object(
          'slug', s.slug, 'name', s.name, 'status', s.status, 'startsOn', s.starts_on, 'organization', ${ORGANIZATION_FACTS}
        )) AS division
      FROM entry asker
      JOIN rule_pack p ON p.id = asker.accepted_rule_pack_id
      JOIN division d ON d.id = asker.division_id
      JOIN season s ON s.id = d.season_id
      JOIN organization o ON o.id = s.organization_id
      WHERE asker.user_id = ${userId}::uuid AND s.status IN ('registration', 'running', 'finished')
      ORDER BY asker.registered_at DESC LIMIT 100
    ) AS listed
  )`;
}
