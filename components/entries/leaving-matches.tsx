import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import type { LeavingMatch } from "@/lib/entries/view/leaving-view";

/** What happens to each match that isn't decided. */
export function LeavingMatches({ matches }: { readonly matches: readonly LeavingMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="open-matches">
      <HeadRow title="Open matches" id="open-matches">
        <p>{matches.length}</p>
      </HeadRow>
      <Ledger>
        {matches.map(({ href, title, becomes, warning }) => (
          <LedgerRow key={href}>
            <Link className="row-link font-semibold" href={href}>
              {title}
            </Link>
            <p className="small">{becomes}</p>
            {warning && <p className="small muted">{warning}</p>}
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}
