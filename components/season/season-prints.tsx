import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

interface SeasonPrintsProps {
  readonly org: string;
  readonly season: string;
  /** There can be matches to print this week. */
  readonly hasMatches: boolean;
}

/** What hangs on the wall of the rec center, on paper or on a television. */
export function SeasonPrints({ org, season, hasMatches }: SeasonPrintsProps) {
  return (
    <section aria-labelledby="prints" className="section tight">
      <HeadRow title="For the wall" id="prints" />
      <Ledger>
        {hasMatches && (
          <LedgerRow>
            <Link className="row-link font-semibold" href={paths.wallChart(org, season)}>
              Wall chart of this week, to print
            </Link>
            <p className="small muted">Who plays whom, when, and where, in large letters.</p>
          </LedgerRow>
        )}
        <LedgerRow>
          <Link className="row-link font-semibold" href={paths.screen(org, season)}>
            Screen for a television
          </Link>
          <p className="small muted">
            Today’s tables, the standings, and the deadline, one after another. Open it there and leave it on.
          </p>
        </LedgerRow>
      </Ledger>
    </section>
  );
}
