import { groupBy } from "@/lib/shared/group-by";
import { type EntryStatusName, IN_SEASON } from "./register";

/** The people of a season by name, each with their entries and the divisions they play in or wait for. */
export function groupPlayers<
  Entry extends {
    readonly userId: string;
    readonly name: string;
    readonly status: EntryStatusName;
    readonly division: { readonly name: string };
  },
>(entries: readonly Entry[]) {
  return [...groupBy(entries, ({ userId }) => userId)]
    .map(([userId, own]) => ({
      userId,
      name: own[0]?.name ?? "",
      divisions: own.filter(({ status }) => IN_SEASON.includes(status)).map(({ division }) => division.name),
      entries: own,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
}
