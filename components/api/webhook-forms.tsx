"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, readState } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import {
  createWebhook,
  type MadeSecret,
  makeWebhookSecret,
  removeWebhook,
  sendAgain,
} from "@/lib/webhooks/actions/webhooks";
import type { WebhookRow } from "@/lib/webhooks/view/webhook-rows";

type Props = { readonly org: string };

/** Adds a webhook and shows its secret once. */
export function WebhookForm({ org }: Props) {
  const [state, sending] = useSend(createWebhook, null);
  const { shown, errors } = readState(state);

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={errors} form="webhook" />
      {shown && <ShownSecret {...shown} />}
      <HiddenFields values={{ org }} />
      <TextInput
        label="Address"
        hint="Starts with https://. We send a message there when something public changes."
        inputMode="url"
        autoComplete="off"
        {...fieldsOf(errors, "webhook")("url")}
      />
      <div className="actions">
        <SubmitButton>Add the webhook</SubmitButton>
      </div>
    </SendForm>
  );
}

/** The secret of a webhook, and what to do with it. */
export function ShownSecret({ secret, isNew }: MadeSecret) {
  return (
    <Notice tone="ok" title={isNew ? "The secret" : "There’s already a new secret"} focus>
      {!isNew && <p>It was made after you opened this page, so nothing has changed.</p>}
      <p className="[overflow-wrap:anywhere]">
        <code>{secret}</code>
      </p>
      <p>Copy it now. We won’t show it again. It proves that a message is ours.</p>
    </Notice>
  );
}

/** The webhooks of an organization, each with its log. */
export function WebhookList({ org, rows }: Props & { readonly rows: readonly WebhookRow[] }) {
  return (
    <Ledger>
      {rows.map(({ id, url, stamp, messages }) => (
        <LedgerRow key={id}>
          <p className="[overflow-wrap:anywhere]">
            <b>{url}</b>
          </p>
          <div className="actions mt-2">
            <RotateForm org={org} id={id} url={url} stamp={stamp} />
            <RemoveForm org={org} id={id} url={url} />
          </div>
          <Log org={org} id={id} messages={messages} />
        </LedgerRow>
      ))}
    </Ledger>
  );
}

type OneProps = Props & { readonly id: string };

function RotateForm({ org, id, url, stamp }: OneProps & Pick<WebhookRow, "url" | "stamp">) {
  const [state, sending] = useSend(makeWebhookSecret, null);
  const { shown, errors } = readState(state);

  return (
    <SendForm sending={sending}>
      <FormErrors state={errors} form={`rotate-${id}`} />
      {shown && <ShownSecret {...shown} />}
      <HiddenFields values={{ org, id, stamp }} />
      <SubmitButton kind="quiet">
        Make a new secret<span className="sr">: {url}</span>
      </SubmitButton>
    </SendForm>
  );
}

function RemoveForm({ org, id, url }: OneProps & { readonly url: string }) {
  const [state, sending] = useSend(removeWebhook, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`remove-${id}`} />
      <HiddenFields values={{ org, id }} />
      <SubmitButton kind="quiet" pendingLabel="Removing…">
        Remove<span className="sr">: {url}</span>
      </SubmitButton>
    </SendForm>
  );
}

/** The newest messages, in one form whose buttons send one of them again. */
function Log({ org, id, messages }: OneProps & Pick<WebhookRow, "messages">) {
  const [state, sending] = useSend(sendAgain, null);

  return (
    <Fold
      summary="Log"
      aside={messages.length === 0 ? "nothing yet" : `${messages.length} newest`}
      open={state !== null}
    >
      <SendForm sending={sending}>
        <FormErrors state={state} form={`again-${id}`} />
        <HiddenFields values={{ org }} />
        <Ledger>
          {messages.map((message) => (
            <LedgerRow key={message.id}>
              <p>
                <b>{message.type}</b> <span className="small muted">{message.words}</span>
              </p>
              <SubmitButton kind="quiet" name="id" value={message.id}>
                Send again<span className="sr">: {message.words}</span>
              </SubmitButton>
            </LedgerRow>
          ))}
        </Ledger>
      </SendForm>
    </Fold>
  );
}
