"use client";

import {
  unstable_isUnrecognizedActionError as isActionGone,
  unstable_rethrow as rethrowNavigation,
} from "next/navigation";
import { useActionState, useState } from "react";
import { type Unsent, whyUnsent } from "./unsent";

/** How a form is sent, and why it brought no answer the last time. For `SendForm`. */
export type Sending = {
  readonly send: (form: FormData) => void;
  readonly unsent: Unsent | null;
};

/**
 * Sends a form to an action, like `useActionState`. If no answer comes, because of the network or a failing server, the
 * page and the form's state stay as they are, and `SendForm` says so.
 */
export function useSend<State>(
  action: (before: Awaited<State>, form: FormData) => State | Promise<State>,
  initial: Awaited<State>,
): readonly [state: Awaited<State>, sending: Sending] {
  const [unsent, attempt] = useAttempt();
  // The server needs the action itself, which is where a form without JavaScript goes.
  const [state, send] = useActionState<State | Awaited<State>, FormData>(
    IS_SERVER ? action : (before, form) => attempt(async () => action(before, form), before),
    initial,
  );
  return [state, { send, unsent }];
}

/** Sends a form to an action that has nothing to say to it, because its answer is another page. */
export function usePress(action: (form: FormData) => Promise<void>): Sending {
  const [unsent, attempt] = useAttempt();
  return { send: IS_SERVER ? action : (form) => attempt(() => action(form), undefined), unsent };
}

const IS_SERVER = typeof window === "undefined";

function useAttempt() {
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  async function attempt<Value, Instead>(run: () => Promise<Value>, instead: Instead) {
    try {
      const value = await run();
      setUnsent(null);
      return value;
    } catch (error) {
      rethrowNavigation(error);
      // The page is older than the server: the error page has another way to save what was typed.
      if (isActionGone(error)) throw error;
      setUnsent(whyUnsent(error, navigator.onLine));
      return instead;
    }
  }
  return [unsent, attempt] as const;
}
