import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { AdminScope } from "@/lib/people/rules/permissions";
import type { OrganizationId } from "@/lib/shared/ids";
import type { Periods } from "../rules/periods";

/** How many of each kind a night deletes. */
export type Due = {
  readonly emails: number;
  readonly origins: number;
  readonly log: number;
  readonly photos: number;
  readonly registrations: number;
  readonly notes: number;
  readonly listLines: number;
  readonly loans: number;
  readonly holds: number;
};

/** What tonight would delete if these periods were saved. It counts what the sweep deletes, by the same conditions. */
export async function countDue({ organizationId }: AdminScope, periods: Periods): Promise<Due> {
  const due = dueRows(organizationId, periods);
  const [row] = await prisma().$queryRaw<Record<keyof Due, bigint>[]>`
    SELECT (SELECT count(*) FROM ${due.emails}) AS emails,
      (SELECT count(*) FROM ${due.matchOrigins}) + (SELECT count(*) FROM ${due.logOrigins}) AS origins,
      (SELECT count(*) FROM ${due.log}) AS log,
      (SELECT count(*) FROM ${due.photos}) AS photos,
      (SELECT count(*) FROM ${due.entries}) AS registrations,
      (SELECT count(*) FROM ${due.notes}) AS notes,
      (SELECT count(*) FROM ${due.lines}) + (SELECT count(*) FROM ${due.exceptions}) AS "listLines",
      (SELECT count(*) FROM ${due.loans}) AS loans,
      (SELECT count(*) FROM ${due.holds}) AS holds`;
  if (!row) throw new Error("A count has a row");
  return Object.fromEntries(Object.entries(row).map(([kind, count]) => [kind, Number(count)])) as Due;
}

/**
 * What isn't kept any longer, as the part of a statement after FROM; `t` is the row. By the database's clock, which its
 * triggers go by too. A period without an end has nothing.
 */
export function dueRows(organizationId: OrganizationId, periods: Periods) {
  const organization = Prisma.sql`${organizationId}::uuid`;
  const days = (category: keyof Periods) => Prisma.sql`${periods[category]}::int`;
  const over = Prisma.sql`s.organization_id = ${organization}
    AND s.over_at < now() - make_interval(days => ${days("contacts")})`;
  const before = (category: keyof Periods) => Prisma.sql`now() - make_interval(days => ${days(category)})`;
  return {
    emails: Prisma.sql`letter t WHERE t.organization_id = ${organization}
      AND (t.sent_at IS NOT NULL OR t.gave_up_at IS NOT NULL)
      AND t.created_at < (SELECT emails_kept_since(${organization}, ${days("emails")}))`,
    matchOrigins: Prisma.sql`match_event t JOIN "match" m ON m.id = t.match_id
      WHERE t.organization_id = ${organization} AND t.origin IS NOT NULL AND t.at < ${before("origins")}
        AND m.status IN ('final', 'void') AND m.correction IS NULL`,
    logOrigins: Prisma.sql`audit_event t
      WHERE t.organization_id = ${organization} AND t.origin IS NOT NULL AND t.at < ${before("origins")}`,
    log: Prisma.sql`audit_event t WHERE t.organization_id = ${organization}
      AND t.at < (SELECT log_kept_since(${organization}, ${days("log")})) AND NOT is_kept_for_good(t.type)`,
    photos: Prisma.sql`photo t WHERE t.organization_id = ${organization} AND t.forgotten_at IS NULL
      AND is_past(t.match_id, ${days("photos")})`,
    entries: Prisma.sql`season s JOIN division d ON d.season_id = s.id JOIN entry t ON t.division_id = d.id
        JOIN "user" u ON u.id = t.user_id
      WHERE ${over} AND t.contacts_forgotten_at IS NULL
        AND NOT EXISTS (SELECT FROM registration_hold h WHERE h.user_id = t.user_id
          AND h.organization_id = ${organization} AND h.lifted_at IS NULL
          AND (h.last_on IS NULL OR h.last_on >= current_date - 1))
        AND NOT EXISTS (SELECT FROM checkout c WHERE c.organization_id = ${organization}
          AND c.user_id = t.user_id AND c.in_at IS NULL)
        AND NOT EXISTS (SELECT FROM "match" m WHERE (m.home_entry_id = t.id OR m.away_entry_id = t.id)
          AND (m.status NOT IN ('final', 'void') OR m.correction IS NOT NULL))`,
    notes: Prisma.sql`match_event t WHERE t.organization_id = ${organization} AND t.type = 'ContactLogged'
      AND t.data ->> 'note' NOT IN ('', '(deleted)') AND is_past(t.match_id, ${days("contacts")})`,
    lines: Prisma.sql`season s JOIN eligibility_line t ON t.season_id = s.id WHERE ${over}`,
    exceptions: Prisma.sql`season s JOIN eligibility_exception t ON t.season_id = s.id WHERE ${over}`,
    loans: Prisma.sql`checkout t WHERE t.organization_id = ${organization}
      AND t.in_at < ${before("contacts")}`,
    holds: Prisma.sql`registration_hold t WHERE t.organization_id = ${organization}
      AND (t.lifted_at < ${before("contacts")} OR t.last_on < ${before("contacts")})`,
  };
}
