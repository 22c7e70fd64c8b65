import { BlankState } from "@/components/ui/blank-state";
import { areAllDecided } from "@/lib/stages/rules/is-settled";
import { isUnplayed } from "@/lib/stages/rules/is-unplayed";
import type { DivisionView } from "@/lib/standings/store/divisions";

/** Where matches that have a time would be listed. */
export function NoTimes({ views }: { readonly views: readonly Pick<DivisionView, "season" | "rounds">[] }) {
  return views.length > 0 && views.every((view) => isUnplayed(view) || areAllDecided(view.rounds)) ? (
    <BlankState title="No match is left to play">Every match so far is decided.</BlankState>
  ) : (
    <BlankState title="No match has a time yet">Times appear here once two players agree on one.</BlankState>
  );
}
