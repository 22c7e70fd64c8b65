"use client";

import type { ComponentProps } from "react";
import { UnsentNotice } from "./unsent-notice";
import { type Sending, usePress } from "./use-send";

type SendFormProps = Omit<ComponentProps<"form">, "action" | "onReset"> & {
  /** From `useSend`. */
  readonly sending: Sending;
};

/**
 * The form of every action. Typed text stays until the page changes: without the network, if the server fails, and
 * if the action refuses, because React's reset after sending is prevented.
 */
export function SendForm({ sending: { send, unsent }, children, ...form }: SendFormProps) {
  return (
    <form {...form} action={send} onReset={(event) => event.preventDefault()}>
      {unsent && <UnsentNotice unsent={unsent} />}
      {children}
    </form>
  );
}

/** A form without fields to fill in, whose action answers with another page. */
export function PressForm({
  action,
  ...form
}: Omit<SendFormProps, "sending"> & { readonly action: (form: FormData) => Promise<void> }) {
  return <SendForm sending={usePress(action)} {...form} />;
}
