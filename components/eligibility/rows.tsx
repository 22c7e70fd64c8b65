import type { ReactNode } from "react";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import type { DeskRow } from "@/lib/eligibility/view/desk-rows";

/** Exceptions or holds, each with the form that ends it. */
export function EligibilityRows({
  rows,
  children,
}: {
  readonly rows: readonly DeskRow[];
  readonly children: (row: DeskRow) => ReactNode;
}) {
  if (rows.length === 0) return <p className="small muted mt-3">None.</p>;
  return (
    <Ledger>
      {rows.map((row) => (
        <LedgerRow key={row.id}>
          <p className="[overflow-wrap:anywhere]">
            <b>{row.name ?? row.email}</b>
            {row.name && <span className="small muted"> {row.email}</span>}
          </p>
          <p className="small muted [overflow-wrap:anywhere]">{row.words}</p>
          {children(row)}
        </LedgerRow>
      ))}
    </Ledger>
  );
}
