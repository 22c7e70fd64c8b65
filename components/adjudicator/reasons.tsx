import type { VerdictFact } from "@/lib/adjudicator/words/verdict-facts";
import { FactList } from "../ui/fact-list";
import { HeadRow } from "../ui/head-row";

/** Each reason with what it's about: the check, and each way out of it. */
export function Reasons({ facts }: { readonly facts: readonly VerdictFact[] }) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="why">
      <HeadRow title="Why" id="why" />
      <FactList facts={facts} />
    </section>
  );
}
