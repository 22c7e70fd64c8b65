import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { Status } from "@/components/ui/status";
import type { ClosureMatchRow } from "@/lib/venue/view/closure-rows";

/** The matches that a closure changed, as they are now. */
export function ClosureMatches({
  title,
  id,
  rows,
}: {
  readonly title: string;
  readonly id: string;
  readonly rows: readonly ClosureMatchRow[];
}) {
  if (rows.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <HeadRow title={title} id={id}>
        {String(rows.length)}
      </HeadRow>
      <Ledger>
        {rows.map((row) => (
          <LedgerRow key={row.id}>
            {row.href ? (
              <Link className="row-link" href={row.href}>
                {row.title}
              </Link>
            ) : (
              <b>{row.title}</b>
            )}
            <p className="small">
              <Status kind={row.status} /> {row.change}
              <br />
              <span className="muted">{row.where}</span>
            </p>
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}
