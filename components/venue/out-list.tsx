import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Status, type StatusKind } from "@/components/ui/status";
import { CheckInForm } from "./checkout-forms";

/** A checked-out item, every word ready to print. */
export type OutRow = {
  readonly id: string;
  readonly label: string;
  readonly borrower: string;
  readonly status: Extract<StatusKind, "overdue" | "due-soon" | "out">;
  /** "due 7:00 pm" */
  readonly due: string;
  /** "since 4:02 pm, Campus card 4821, Courtside Lounge" */
  readonly more: string;
};

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
