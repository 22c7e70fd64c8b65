import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Status } from "@/components/ui/status";
import type { OutRow } from "@/lib/venue/view/equipment";
import { CheckInForm } from "./checkout-forms";

/** Who has what since when, longest overdue first. */
export function OutList({ org, rows }: { readonly org: string; readonly rows: readonly OutRow[] }) {
  return (
    <Ledger>
      {rows.map(({ id, label, borrower, status, due, more }) => (
        <LedgerRow key={id}>
          <div className="out-row">
            <div>
              <b>{label}</b> {borrower}
              <p className="small status-line">
                <Status kind={status} /> <span>{due}</span>
              </p>
              <p className="small muted">{more}</p>
            </div>
            <CheckInForm org={org} checkoutId={id} label={label} />
          </div>
        </LedgerRow>
      ))}
    </Ledger>
  );
}
