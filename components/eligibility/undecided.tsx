"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HeadRow } from "@/components/ui/head-row";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { letPlayerPlay } from "@/lib/eligibility/actions/players";
import { counted } from "@/lib/shared/text";

/** Why a registered player is kept out now. A player can have several. */
export type UndecidedRow = {
  readonly entryId: string;
  readonly name: string;
  readonly refusal: string;
  /** "On hold: suspended." */
  readonly words: string;
  /** Where the director removes them. */
  readonly removeHref: string;
  /** Where the director settles it instead: the waiver or the fee. */
  readonly settle?: { readonly label: string; readonly href: string } | undefined;
};

type UndecidedProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly rows: readonly UndecidedRow[];
};

/** The players about whom the director decides before the schedule is published: each stays, with a reason, or goes. */
export function Undecided({ rows, ...page }: UndecidedProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="undecided" className="mb-8">
      <HeadRow title="Decide first" id="undecided">
        <p>{counted(new Set(rows.map(({ entryId }) => entryId)).size, "player")}</p>
      </HeadRow>
      <p className="small mt-3">
        They’re registered but can’t play now. For each one, give a reason and let them play, or remove them.
      </p>
      <Ledger>
        {rows.map((row) => (
          <LedgerRow key={`${row.entryId} ${row.refusal}`}>
            <p>
              <b>{row.name}</b>
            </p>
            <p className="small muted">{row.words}</p>
            <LetPlayForm {...page} {...row} />
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}

function LetPlayForm({
  org,
  season,
  division,
  entryId,
  refusal,
  name,
  removeHref,
  settle,
}: Omit<UndecidedProps, "rows"> & UndecidedRow) {
  const [state, sending] = useSend(letPlayerPlay, null);
  const form = `play-${entryId}-${refusal}`;

  return (
    <SendForm sending={sending} className="form mt-3">
      <FormErrors state={state} form={form} />
      <HiddenFields values={{ org, season, division, entryId, refusal }} />
      <TextArea
        label={`Why ${name} can play`}
        hint="Only directors can see it."
        rows={2}
        maxLength={300}
        required
        {...fieldsOf(state, form)("reason")}
      />
      <div className="actions">
        <SubmitButton kind="plain">Let {name} play</SubmitButton>
        {settle && (
          <Link className="row-link" href={settle.href}>
            {settle.label}
          </Link>
        )}
        <Link className="row-link" href={removeHref}>
          Remove {name}
        </Link>
      </div>
    </SendForm>
  );
}
