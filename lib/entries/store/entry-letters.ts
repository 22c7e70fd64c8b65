import type { Transaction } from "@/lib/db/transaction";
import { findYetToDo } from "@/lib/eligibility/store/yet-to-do";
import type { YetToDo } from "@/lib/eligibility/words/yet-to-do";
import { env } from "@/lib/env";
import type { LockedDivision } from "@/lib/season/store/division-lock";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import type { EntryLetterFacts } from "../letters/entry-facts";

/** What emails about one player's entry may say. */
export function entryLetterFacts(
  { organization, season, slug, name }: LockedDivision,
  entry: {
    readonly id: string;
    readonly userId: string;
    readonly name: string;
    readonly user: { readonly email: string };
  },
): EntryLetterFacts {
  return {
    appUrl: env().appUrl,
    organization,
    season,
    division: { slug, name },
    entryId: entry.id,
    player: { userId: entry.userId, name: entry.name, email: entry.user.email },
  };
}

/** What one player has yet to do, as an email about their entry says it. */
export async function findYetToDoOf(
  tx: Transaction,
  { isPublished, organization, season }: LockedDivision,
  { userId, waits }: { readonly userId: string; readonly waits: boolean },
  at: Date,
): Promise<YetToDo> {
  const today = dateIn(instantOf(at), organization.timeZone);
  const yetToDo = await findYetToDo(tx, { seasonId: season.id, today }, [userId]);
  return yetToDo(userId, { waits, isPublished });
}
