import { env } from "@/lib/env";
import type { LockedDivision } from "@/lib/season/store/division-lock";
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
