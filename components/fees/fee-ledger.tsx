"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { markPlayerFee } from "@/lib/fees/actions/fees";
import type { FeeRow } from "@/lib/fees/view/fee-rows";

type FeeLedgerProps = SeasonFormProps & {
  /** The season has a fee now. */
  readonly hasFee: boolean;
  readonly rows: readonly FeeRow[];
};

/** Who owes the fee and who has paid, with the marks of the desk. */
export function FeeLedger({ hasFee, rows, ...season }: FeeLedgerProps) {
  if (rows.length === 0) return <p className="small muted mt-3">No one has registered yet.</p>;
  return (
    <Ledger>
      {rows.map((row) => (
        <LedgerRow key={row.userId}>
          <p className="[overflow-wrap:anywhere]">
            <b>
              {row.name}: {row.standingWords}
            </b>
            <span className="small muted"> {row.divisions || "has left"}</span>
          </p>
          {row.lines.map(({ number, words }) => (
            <p key={number} className="small muted [overflow-wrap:anywhere]">
              {words}
            </p>
          ))}
          {(hasFee || row.standing !== "owed") && <MarkForm key={row.seen} {...season} {...row} />}
        </LedgerRow>
      ))}
    </Ledger>
  );
}

function MarkForm({ org, season, userId, name, seen, standing }: SeasonFormProps & FeeRow) {
  const [state, sending] = useSend(markPlayerFee, null);
  const form = `mark-${userId}`;
  const of = <span className="sr"> for {name}</span>;

  return (
    <SendForm sending={sending} className="form mt-2 no-print">
      <FormErrors state={state} form={form} />
      <HiddenFields values={{ org, season, userId, seen }} />
      <TextInput
        label={
          <>
            {standing === "owed" ? "How it was paid, or why it’s waived" : "Why you undo it"}
            {of}
          </>
        }
        autoComplete="off"
        maxLength={300}
        {...fieldsOf(state, form)("note")}
      />
      <div className="actions">
        {standing === "owed" ? (
          <>
            <SubmitButton kind="plain" name="kind" value="paid">
              Mark as paid{of}
            </SubmitButton>
            <SubmitButton kind="quiet" name="kind" value="waived">
              Waive{of}
            </SubmitButton>
          </>
        ) : (
          <SubmitButton kind="quiet" name="kind" value="undone">
            Undo{of}
          </SubmitButton>
        )}
      </div>
    </SendForm>
  );
}
