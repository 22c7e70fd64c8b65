import { prisma } from "@/lib/db/client";
import type { Site } from "@/lib/entries/rules/handle";
import { type Instant, instantOf } from "@/lib/shared/instant";

/** The chess sites that don't answer now. */
export async function listSitesAway(): Promise<
  readonly {
    readonly site: Site;
    readonly since: Instant;
    readonly error: string;
    readonly until: Instant | null;
  }[]
> {
  const rows = await prisma().onlineSite.findMany({ where: { downSince: { not: null } } });
  return rows.flatMap(({ site, downSince, waitUntil, lastError }) =>
    downSince
      ? [
          {
            site: site as Site,
            since: instantOf(downSince),
            error: lastError ?? "",
            until: waitUntil && instantOf(waitUntil),
          },
        ]
      : [],
  );
}
