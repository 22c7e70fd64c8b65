"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { recordPaperWaiver, removePaperWaiver } from "@/lib/waivers/actions/waivers";
import type { WaiverRow } from "@/lib/waivers/view/waiver-rows";

type WaiverPlayersProps = SeasonFormProps & {
  readonly version: number;
  /** The season asks for a waiver now. */
  readonly isAsked: boolean;
  readonly rows: readonly WaiverRow[];
};

/** Who has accepted the waiver, and forms to record those who signed on paper. */
export function WaiverPlayers({ version, isAsked, rows, ...season }: WaiverPlayersProps) {
  if (rows.length === 0)
    return (
      <p className="small muted mt-3">
        {isAsked ? "No one has registered yet." : "No one has accepted a waiver."}
      </p>
    );
  return (
    <Ledger className="folds">
      {rows.map((row) => (
        <LedgerRow key={row.userId}>
          <p className="[overflow-wrap:anywhere]">
            <b>{row.name}</b>
            <span className="small muted"> {row.divisions || "left the season"}</span>
          </p>
          <p className="small muted [overflow-wrap:anywhere]">{row.words}</p>
          {row.printHref && (
            <p className="no-print">
              <Link className="row-link" href={row.printHref}>
                View and print<span className="sr"> the waiver of {row.name}</span>
              </Link>
            </p>
          )}
          {row.paperId && <RemovePaperForm {...season} id={row.paperId} name={row.name} />}
          {isAsked && row.isMissing && <PaperForm {...season} {...row} version={version} />}
        </LedgerRow>
      ))}
    </Ledger>
  );
}

function PaperForm({
  org,
  season,
  version,
  userId,
  name,
  isMinor,
}: SeasonFormProps & WaiverRow & { readonly version: number }) {
  const [state, sending] = useSend(recordPaperWaiver, null);
  const form = `paper-${userId}`;
  const field = fieldsOf(state, form);

  return (
    <Fold
      className="no-print"
      summary={
        <>
          Record a signature on paper<span className="sr"> of {name}</span>
        </>
      }
      open={state !== null}
    >
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form={form} />
        <HiddenFields values={{ org, season, userId, madeFrom: String(version) }} />
        <TextInput
          label="Name as signed"
          autoComplete="off"
          maxLength={120}
          required
          {...field("signedName", name)}
        />
        <TextInput
          label="Name of the parent or guardian"
          hint={isMinor ? "Required, because this player is under 18." : "Only if one signed."}
          autoComplete="off"
          maxLength={120}
          required={isMinor}
          {...field("guardianName")}
        />
        <TextInput
          label="Note"
          hint="Where the paper is, or why it’s on paper. Only directors can see it."
          autoComplete="off"
          maxLength={300}
          required
          {...field("note")}
        />
        <div className="actions">
          <SubmitButton kind="plain">Record the signature</SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}

function RemovePaperForm({
  name,
  ...paper
}: SeasonFormProps & { readonly id: string; readonly name: string }) {
  const [state, sending] = useSend(removePaperWaiver, null);

  return (
    <SendForm sending={sending} className="mt-2 no-print">
      <FormErrors state={state} form={`remove-${paper.id}`} />
      <HiddenFields values={paper} />
      <SubmitButton kind="quiet" pendingLabel="Removing…">
        Remove this record<span className="sr"> of {name}</span>
      </SubmitButton>
    </SendForm>
  );
}
