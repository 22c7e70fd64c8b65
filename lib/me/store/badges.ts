import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { countDecisions, type DecisionsRow, decisionsIn, toDecisions } from "@/lib/desk/store/decisions";
import { countWaitingRows, type UndecidedMatchRow, undecidedMatchesOf } from "@/lib/match/store/waiting";
import { directedBy, type RolesAt } from "@/lib/people/store/roles-everywhere";
import type { UserId } from "@/lib/shared/ids";

/** The numbers beside a person's links: matches waiting for them, and what waits at the desks they direct. */
export type Badges = { readonly waiting: number; readonly decisions: number };

type Person = { readonly id: UserId; readonly rolesEverywhere: readonly RolesAt[] };

export async function readBadges(person: Person, at: Date): Promise<Badges> {
  const row = await readRow<{ badges: BadgesRow }>(Prisma.sql`SELECT ${badgesOf(person, at)} AS badges`);
  return toBadges(row.badges, at);
}

/** What the numbers are counted from, as JSON, for a statement that reads more. */
export function badgesOf({ id, rolesEverywhere }: Person, at: Date): Prisma.Sql {
  return Prisma.sql`json_build_object(
    'undecided', ${undecidedMatchesOf(id, at)},
    'decisions', ${decisionsIn(directedBy(rolesEverywhere), id, at)}
  )`;
}

export type BadgesRow = {
  readonly undecided: readonly UndecidedMatchRow[];
  readonly decisions: DecisionsRow;
};

export function toBadges({ undecided, decisions }: BadgesRow, at: Date): Badges {
  return { waiting: countWaitingRows(undecided, at), decisions: countDecisions(toDecisions(decisions)) };
}
