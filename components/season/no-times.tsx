import { BlankState } from "@/components/ui/blank-state";
import { areAllDecided } from "@/lib/stages/rules/is-settled";
import type { DivisionView } from "@/lib/standings/store/divisions";

/** Where matches that have a time would be listed. */
export function NoTimes({ views }: { readonly views: readonly Pick<DivisionView, "rounds">[] }) {
  return views.length > 0 && views.every(({ rounds }) => areAllDecided(rounds)) ? (
    <BlankState title="No match is left to play">Every match so far is decided.</BlankState>
  ) : (
    <BlankState title="No match has a time yet">Times appear here once two players agree on one.</BlankState>
  );
}
