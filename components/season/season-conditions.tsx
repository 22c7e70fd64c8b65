import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

type SeasonConditionsProps = { readonly org: string; readonly season: string };

/** What a season asks of those who register, to set before registration opens. */
export function SeasonConditions(props: SeasonConditionsProps) {
  return (
    <section aria-labelledby="conditions" className="section tight">
      <HeadRow title="Before registration opens" id="conditions" />
      <Ledger>
        <ConditionRows {...props} />
      </Ledger>
    </section>
  );
}

/** The pages that say who can register, what they sign and what they pay. */
export function ConditionRows({ org, season }: SeasonConditionsProps) {
  return (
    <>
      <LedgerRow>
        <Link className="row-link font-semibold" href={paths.eligibility(org, season)}>
          Who can play
        </Link>
        <p className="small muted">
          A list of people who can register, exceptions from it, and holds on people who can’t.
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
    </>
  );
}
