"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, readState } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { Tick } from "@/components/ui/tick";
import { useSend } from "@/components/ui/use-send";
import {
  createOrganizationToken,
  createToken,
  type MadeToken,
  revokeOfOrganization,
  revokeToken,
} from "@/lib/api/actions/tokens";
import type { ScopeOption } from "@/lib/api/view/scope-options";
import type { TokenRow } from "@/lib/api/view/token-rows";

/** `org`: whose tokens they are; null for the reader's own. */
type Props = { readonly org: string | null };

/** Makes a token for the API and shows it once. */
export function TokenForm({ org, scopes }: Props & { readonly scopes: readonly ScopeOption[] }) {
  const [state, sending] = useSend(org === null ? createToken : createOrganizationToken, null);
  const { shown, errors } = readState(state);
  const field = fieldsOf(errors, "token");
  const checked = errors?.typed.scopes?.split("\n") ?? ["read"];

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={errors} form="token" />
      {shown && <ShownToken {...shown} />}
      {org !== null && <HiddenFields values={{ org }} />}
      <TextInput
        label="Name"
        hint="The program that uses it, like “Club website”."
        autoComplete="off"
        {...field("name")}
      />
      <fieldset className={errors?.fields.scopes ? "field bad" : "field"}>
        <legend>What it can do</legend>
        {scopes.map(({ scope, title, detail }) => (
          <Tick
            key={scope}
            id={scope === "read" ? "token-scopes" : `token-scopes-${scope}`}
            label={title}
            hint={detail}
            name="scopes"
            value={scope}
            defaultChecked={checked.includes(scope)}
          />
        ))}
      </fieldset>
      <div className="actions">
        <SubmitButton>Make a token</SubmitButton>
      </div>
    </SendForm>
  );
}

/** The token, and what to do with it. */
export function ShownToken({ name, token }: MadeToken) {
  return (
    <Notice tone="ok" title={`Your token for ${name}`} focus>
      <p className="[overflow-wrap:anywhere]">
        <code>{token}</code>
      </p>
      <p>Copy it now. We won’t show it again.</p>
    </Notice>
  );
}

/** The tokens that work, each with a button that ends it. */
export function TokenList({ org, rows }: Props & { readonly rows: readonly TokenRow[] }) {
  return (
    <Ledger>
      {rows.map(({ id, name, scopes, words }) => (
        <LedgerRow key={id}>
          <p className="[overflow-wrap:anywhere]">
            <b>{name}</b>: {scopes}
          </p>
          <p className="small muted">{words}</p>
          <div className="actions mt-2">
            <RevokeForm org={org} id={id} name={name} />
          </div>
        </LedgerRow>
      ))}
    </Ledger>
  );
}

function RevokeForm({ org, id, name }: Props & { readonly id: string; readonly name: string }) {
  const [state, sending] = useSend(org === null ? revokeToken : revokeOfOrganization, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`revoke-${id}`} />
      <HiddenFields values={org === null ? { id } : { org, id }} />
      <SubmitButton kind="quiet" pendingLabel="Revoking…">
        Revoke<span className="sr">: {name}</span>
      </SubmitButton>
    </SendForm>
  );
}
