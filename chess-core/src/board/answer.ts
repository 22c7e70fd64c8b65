/**
 * The answer to a question that can fail on its input: a value, or why there isn't one. Plain data; nothing is
 * thrown.
 */
export type Answer<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Reason };

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<Reason>(error: Reason): { readonly ok: false; readonly error: Reason } {
  return { ok: false, error };
}
