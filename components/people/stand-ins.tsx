"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { endOwnStandIn, endStandIn, nameOwnStandIn, nameStandIn } from "@/lib/people/actions/stand-ins";
import type { StandInRow } from "@/lib/people/view/stand-in-rows";

type Props = {
  readonly org: string;
  /** Whether the reader is an admin, who can end anyone's. */
  readonly isAdmin: boolean;
};

/** Who stands in for a director, now and later. */
export function StandIns({ rows, ...page }: Props & { readonly rows: readonly StandInRow[] }) {
  return (
    <Ledger>
      {rows.map(({ id, name, email, words }) => (
        <LedgerRow key={id}>
          <p>
            <b>{name}</b> {words}
          </p>
          <p className="small muted min-w-0 [overflow-wrap:anywhere]">{email}</p>
          <div className="actions mt-2">
            <EndStandInForm {...page} id={id} name={name} />
          </div>
        </LedgerRow>
      ))}
    </Ledger>
  );
}

/** Names someone who stands in for a director. */
export function StandInForm({
  org,
  isAdmin,
  directors,
  from,
  until,
}: Props & {
  /** For an admin to choose from. */
  readonly directors: readonly { readonly id: string; readonly name: string }[];
  /** The suggested days, as `<input type="datetime-local">` expects them. */
  readonly from: string;
  readonly until: string;
}) {
  const [state, sending] = useSend(isAdmin ? nameStandIn : nameOwnStandIn, null);
  const field = fieldsOf(state, "stand-in");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="stand-in" />
      <HiddenFields values={{ org }} />
      {isAdmin && (
        <Select
          label="Director"
          placeholder="Choose a director"
          options={directors.map(({ id, name }) => ({ value: id, label: name }))}
          {...field("director")}
        />
      )}
      <TextInput
        label="Stand-in’s email"
        hint="They sign in with this address, and they get an email now."
        type="text"
        inputMode="email"
        autoComplete="off"
        {...field("email")}
      />
      <TextInput label="Stand-in’s name, if they’re new" autoComplete="off" {...field("name")} />
      <TextInput type="datetime-local" label="Stands in from" {...field("from", from)} />
      <TextInput type="datetime-local" label="Stands in until" {...field("until", until)} />
      <SubmitButton kind={isAdmin ? "plain" : "primary"}>Name the stand-in</SubmitButton>
    </SendForm>
  );
}

function EndStandInForm({ org, isAdmin, id, name }: Props & { readonly id: string; readonly name: string }) {
  const [state, sending] = useSend(isAdmin ? endStandIn : endOwnStandIn, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`end-${id}`} />
      <HiddenFields values={{ org, id }} />
      <SubmitButton kind="quiet" pendingLabel="Ending…">
        End now<span className="sr">: {name}</span>
      </SubmitButton>
    </SendForm>
  );
}
