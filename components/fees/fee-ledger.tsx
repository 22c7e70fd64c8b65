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
import type { FormState } from "@/lib/shared/form";

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
          {row.owes && <p className="small">{hasFee ? "Owes the fee." : "Hasn’t paid."}</p>}
          {(hasFee || row.status !== "owed") && <MarkForm {...season} {...row} />}
        </LedgerRow>
      ))}
    </Ledger>
  );
}

type MarkFormProps = SeasonFormProps & FeeRow;

/** One form whatever the fee's status: when another director was faster, it still says so above the new buttons. */
function MarkForm({ org, season, userId, name, seen, status }: MarkFormProps) {
  const [answer, sending] = useSend(markPlayerFee, null);
  const state = isAbout(answer, seen) ? answer : null;
  const form = `mark-${userId}`;
  const isOwed = status === "owed";
  const of = <span className="sr"> for {name}</span>;

  return (
    <SendForm sending={sending} className="mt-2 no-print">
      <FormErrors state={state} form={form} />
      <HiddenFields values={{ org, season, userId, seen }} />
      {isOwed && (
        <SubmitButton kind="plain" name="kind" value="paid">
          Mark as paid{of}
        </SubmitButton>
      )}
      <Fold
        summary={
          <>
            {isOwed ? "Add a note, or waive the fee" : "Undo"}
            {of}
          </>
        }
        open={state !== null}
      >
        <div className="form">
          <TextInput
            key={seen}
            label={
              <>
                {isOwed ? "How they paid, or why it’s waived" : "Why you’re undoing it"}
                {of}
              </>
            }
            hint={
              isOwed ? "Only directors can see it. Waiving needs a reason." : "Only directors can see it."
            }
            autoComplete="off"
            maxLength={300}
            {...fieldsOf(state, form)("note")}
          />
          <div className="actions">
            <SubmitButton kind={isOwed ? "quiet" : "plain"} name="kind" value={isOwed ? "waived" : "undone"}>
              {isOwed ? "Waive the fee" : "Undo"}
              {of}
            </SubmitButton>
          </div>
        </div>
      </Fold>
    </SendForm>
  );
}

/** An answer is about the line that the form showed, or about one that another director has added since. */
function isAbout(answer: FormState, seen: string): boolean {
  const newer = Number(seen) - Number(answer?.typed.seen ?? seen);
  return newer === 0 || (newer === 1 && answer?.outdated !== undefined);
}
