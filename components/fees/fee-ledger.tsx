"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { Fold } from "@/components/ui/fold";
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
  if (rows.length === 0)
    return (
      <p className="small muted mt-3">{hasFee ? "No one has registered yet." : "No one has paid a fee."}</p>
    );
  return (
    <Ledger className="folds">
      {rows.map((row) => (
        <LedgerRow key={row.userId}>
          <p className="[overflow-wrap:anywhere]">
            <b>{row.name}</b>
            <span className="small muted"> {row.divisions || "left the season"}</span>
          </p>
          {row.lines.map(({ number, words }) => (
            <p key={number} className="small muted [overflow-wrap:anywhere]">
              {words}
            </p>
          ))}
          {row.standing === "owed" && <p className="small">{hasFee ? "Owes the fee." : "Hasn’t paid."}</p>}
          {row.standing !== "owed" ? (
            <UndoForm key={row.seen} {...season} {...row} />
          ) : (
            hasFee && <PayForm key={row.seen} {...season} {...row} />
          )}
        </LedgerRow>
      ))}
    </Ledger>
  );
}

type MarkFormProps = SeasonFormProps & FeeRow;

/** One click for the usual case; what's said with it is folded away. */
function PayForm({ org, season, userId, name, seen }: MarkFormProps) {
  const [state, sending] = useSend(markPlayerFee, null);
  const form = `mark-${userId}`;
  const of = <span className="sr"> for {name}</span>;

  return (
    <SendForm sending={sending} className="mt-2 no-print">
      <FormErrors state={state} form={form} />
      <HiddenFields values={{ org, season, userId, seen }} />
      <SubmitButton kind="plain" name="kind" value="paid">
        Mark as paid{of}
      </SubmitButton>
      <Fold summary={<>Add a note, or waive the fee{of}</>} open={state !== null}>
        <div className="form">
          <TextInput
            label={<>How they paid, or why it’s waived{of}</>}
            hint="Only directors can see it. Waiving needs a reason."
            autoComplete="off"
            maxLength={300}
            {...fieldsOf(state, form)("note")}
          />
          <div className="actions">
            <SubmitButton kind="quiet" name="kind" value="waived">
              Waive the fee{of}
            </SubmitButton>
          </div>
        </div>
      </Fold>
    </SendForm>
  );
}

function UndoForm({ org, season, userId, name, seen }: MarkFormProps) {
  const [state, sending] = useSend(markPlayerFee, null);
  const form = `mark-${userId}`;
  const of = <span className="sr"> for {name}</span>;

  return (
    <Fold className="no-print" summary={<>Undo{of}</>} open={state !== null}>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form={form} />
        <HiddenFields values={{ org, season, userId, seen }} />
        <TextInput
          label={<>Why you’re undoing it{of}</>}
          hint="Only directors can see it."
          autoComplete="off"
          maxLength={300}
          required
          {...fieldsOf(state, form)("note")}
        />
        <div className="actions">
          <SubmitButton kind="plain" name="kind" value="undone">
            Undo{of}
          </SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}
