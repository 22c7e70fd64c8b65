import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";

/** Everyone in these organizations but one person. */
type Others = { readonly userId: string; readonly organizationIds: readonly string[] };

/** Which of these names others have, in lower case. What's written about them has to stay. */
export async function listNamesakes(
  tx: Transaction,
  others: Others,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT lower(name) AS name FROM (${namesOf(others)}) AS others
    WHERE lower(name) = ANY(${lower(names)}::text[])`;
  return new Set(rows.map(({ name }) => name));
}

/** Without the words that are in someone's name. What's written about them has to stay, too. */
export async function listNoNames(
  tx: Transaction,
  others: Others,
  words: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx.$queryRaw<{ word: string }[]>`
    SELECT DISTINCT word FROM (${namesOf(others)}) AS others, regexp_split_to_table(lower(name), '\\s+') AS word
    WHERE word = ANY(${lower(words)}::text[])`;
  const inNames = new Set(rows.map(({ word }) => word));
  return words.filter((word) => !inNames.has(word.toLowerCase()));
}

function namesOf({ userId, organizationIds }: Others): Prisma.Sql {
  const organizations = Prisma.sql`${[...organizationIds]}::uuid[]`;
  return Prisma.sql`
    SELECT e.name FROM entry e WHERE e.organization_id = ANY(${organizations}) AND e.user_id <> ${userId}::uuid
    UNION SELECT u.name FROM "user" u JOIN membership m ON m.user_id = u.id
    WHERE m.organization_id = ANY(${organizations}) AND u.id <> ${userId}::uuid`;
}

function lower(texts: readonly string[]): string[] {
  return texts.map((text) => text.toLowerCase());
}
