import { isUnplayed } from "@/lib/stages/rules/is-unplayed";
import type { PublicDivision } from "@/lib/standings/store/divisions";
import { BlankState } from "../ui/blank-state";

/** Why a division has no standings on a day that has passed. */
export function NoPairings({ present }: { readonly present: PublicDivision }) {
  if (isUnplayed(present)) return <BlankState title="No pairings">This division wasn’t played.</BlankState>;
  return (
    <BlankState title="No pairings yet">
      {present.rounds.length === 0
        ? "The schedule isn’t published yet."
        : "The schedule was published after that day."}
    </BlankState>
  );
}
