import { prisma } from "@/lib/db/client";
import type { EntryStatus, Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { findRefusals } from "@/lib/eligibility/store/many";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import type { ImportContext, ImportDivision, ImportRow } from "../rules/plan-import";

/**
 * What an import would find in a season. Outside a transaction it locks nothing, because a preview doesn't promise
 * anything.
 */
export async function findImportContext(
  season: SeasonFacts,
  { rows, at }: { readonly rows: readonly Pick<ImportRow, "email">[]; readonly at: Date },
  tx: Pick<Transaction, "division" | "handle"> & Parameters<typeof findRefusals>[0] = prisma(),
): Promise<ImportContext> {
  const divisions = await tx.division.findMany({
    where: { seasonId: season.id },
    include: {
      _count: { select: { stages: true } },
      entries: { select: { status: true, user: { select: { email: true } } } },
    },
    orderBy: { position: "asc" },
  });
  const handles = await tx.handle.findMany({
    where: { seasonId: season.id },
    select: { handle: true, user: { select: { email: true } } },
  });
  const { venue, eligibility } = season.rules;
  const { organization } = season;
  const today = dateIn(instantOf(at), organization.timeZone);
  const seasonDay = { organizationId: organization.id, seasonId: season.id, today };
  return {
    divisions: divisions.map(toImportDivision),
    age: { startsOn: season.startsOn, eligibility },
    site: venue.kind === "online" ? venue.site : null,
    handles: new Map(handles.map(({ handle, user }) => [handle.toLowerCase(), user.email])),
    unlisted: await findRefusals(
      tx,
      seasonDay,
      rows.map(({ email }) => email),
    ),
  };
}

type DivisionRow = Prisma.DivisionGetPayload<{
  include: {
    _count: { select: { stages: true } };
    entries: { select: { status: true; user: { select: { email: true } } } };
  };
}>;

const STANDINGS: Record<EntryStatus, "in" | "withdrawn" | "removed"> = {
  pending: "in",
  active: "in",
  waitlisted: "in",
  withdrawn: "withdrawn",
  removed: "removed",
};

function toImportDivision({
  id,
  slug,
  name,
  underAge,
  capacity,
  entries,
  _count,
}: DivisionRow): ImportDivision {
  return {
    id,
    slug,
    name,
    underAge,
    capacity,
    isPublished: _count.stages > 0,
    taken: entries.filter(({ status }) => STANDINGS[status] === "in").length,
    entries: new Map(entries.map(({ status, user }) => [user.email, STANDINGS[status]])),
  };
}
