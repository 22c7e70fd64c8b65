import { withClient } from "../postgres/connect.ts";
import { requireDatabase } from "../postgres/require-database.ts";

type Withheld = { readonly organizationId: string; readonly userId: string };

/**
 * What a database knew that the one restored from its backup doesn't: the accounts that were deleted, and the names that
 * were withheld.
 */
export async function readSince(
  oldUrl: string,
  newUrl: string,
): Promise<{ readonly erased: readonly string[]; readonly withheld: readonly Withheld[] }> {
  await requireDatabase(oldUrl);
  const [before, after] = [await readFacts(oldUrl), await readFacts(newUrl)];
  const isErased = new Set(after.erased);
  const known = new Set(after.withheld.map(keyOf));
  return {
    erased: await onlyThere(
      newUrl,
      before.erased.filter((id) => !isErased.has(id)),
    ),
    withheld: before.withheld.filter((mark) => !known.has(keyOf(mark))),
  };
}

async function readFacts(url: string) {
  return withClient(url, async (client) => {
    const erased = await client.query<{ id: string }>(
      "SELECT user_id AS id FROM erasure ORDER BY at, user_id",
    );
    const withheld = await client.query<Withheld>(
      `SELECT organization_id AS "organizationId", user_id AS "userId" FROM withheld_name ORDER BY 1, 2`,
    );
    return {
      erased: erased.rows.map(({ id }) => id),
      withheld: withheld.rows,
    };
  });
}

/** Those of these accounts that a database has. People who came after the backup aren't in the restored one. */
async function onlyThere(url: string, ids: readonly string[]): Promise<readonly string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM "user" JOIN unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place) USING (id) ORDER BY place',
      [ids],
    );
    return rows.map(({ id }) => id);
  });
}

function keyOf({ organizationId, userId }: Withheld): string {
  return `${organizationId} ${userId}`;
}
