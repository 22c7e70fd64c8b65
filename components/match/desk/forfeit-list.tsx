import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import type { RoundForfeit } from "@/lib/match/store/forfeits/round-forfeits";
import { paths } from "@/lib/paths";
import { matchTitle } from "@/lib/people/words/names";

type ForfeitListProps = {
  readonly org: string;
  readonly title: string;
  readonly id: string;
  readonly matches: readonly RoundForfeit[];
};

/** The matches that an action is about, each with a link to its case. */
export function ForfeitList({ org, title, id, matches }: ForfeitListProps) {
  return (
    <section aria-labelledby={id}>
      <HeadRow title={title} id={id}>
        <p>{matches.length}</p>
      </HeadRow>
      <Ledger>
        {matches.map((match) => (
          <LedgerRow key={match.id}>
            <Link className="row-link font-semibold" href={paths.case(org, match.id)}>
              {matchTitle(match)}
            </Link>
            {match.isOwn && <p className="small">You play in this match, so you can’t decide it.</p>}
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}
