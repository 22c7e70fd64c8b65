import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

interface SeasonConditionsProps {
  readonly org: string;
  readonly season: string;
  /** "Before registration opens" */
  readonly title: string;
  /** Players can be imported from a file. */
  readonly canImport: boolean;
}

/** The pages that say who can register, what they sign and what they pay. */
export function SeasonConditions({ org, season, title, canImport }: SeasonConditionsProps) {
  return (
    <section aria-labelledby="conditions" className="section tight">
      <HeadRow title={title} id="conditions" />
      <Ledger>
        <LedgerRow>
          <Link className="row-link font-semibold" href={paths.eligibility(org, season)}>
            Who can play
          </Link>
          <p className="small muted">
            A list of people who can register, exceptions to it, and holds on people who can’t.
          </p>
        </LedgerRow>
        <LedgerRow>
          <Link className="row-link font-semibold" href={paths.deskWaiver(org, season)}>
            Waiver
          </Link>
          <p className="small muted">The text that players accept, and who has accepted it.</p>
        </LedgerRow>
        <LedgerRow>
          <Link className="row-link font-semibold" href={paths.deskFee(org, season)}>
            Fee
          </Link>
          <p className="small muted">What the season costs, and who has paid at the desk.</p>
        </LedgerRow>
        {canImport && (
          <LedgerRow>
            <Link className="row-link font-semibold" href={paths.importEntries(org, season)}>
              Import players from a file
            </Link>
            <p className="small muted">You see what each row would do before anything is saved.</p>
          </LedgerRow>
        )}
      </Ledger>
    </section>
  );
}
