import type { Transaction } from "@/lib/db/transaction";
import { sameName } from "@/lib/people/store/handles";
import { NO_EMAIL } from "@/lib/shared/no-email";

/** Someone without an email whom an organization entered before, as its director tells them from others of their name. */
export type Namesake = {
  readonly userId: string;
  readonly name: string;
  readonly phone: string | null;
  /** Their newest registration. */
  readonly entryId: string;
  readonly division: string;
  readonly season: string;
};

/** More people of one name, without an email, aren't asked about. */
const MOST_NAMESAKES = 10;

/** The people of a name whom an organization entered without an email, the newest first. */
export async function listNamesakes(
  tx: Transaction,
  organizationId: string,
  name: string,
): Promise<readonly Namesake[]> {
  const rows = await tx.user.findMany({
    where: { email: { endsWith: NO_EMAIL }, name: sameName(name), entries: { some: { organizationId } } },
    select: {
      id: true,
      name: true,
      phone: true,
      entries: {
        where: { organizationId },
        select: { id: true, division: { select: { name: true, season: { select: { name: true } } } } },
        orderBy: [{ registeredAt: "desc" }, { id: "desc" }],
        take: 1,
      },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_NAMESAKES,
  });
  return rows.flatMap(({ id: userId, name: known, phone, entries: [entry] }) =>
    entry
      ? [
          {
            userId,
            name: known ?? name,
            phone,
            entryId: entry.id,
            division: entry.division.name,
            season: entry.division.season.name,
          },
        ]
      : [],
  );
}
