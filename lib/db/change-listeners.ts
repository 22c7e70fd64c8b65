import type { PublicChange } from "./changes";

/** Gets what has changed; "everything" after a gap in which changes may have been missed. */
type ChangeListener = (change: PublicChange | "everything") => void;

/** One for the process: the server and the app's bundle load this file separately. */
function listeners(): Set<ChangeListener> {
  const shared = globalThis as { rookeryChangeListeners?: Set<ChangeListener> };
  shared.rookeryChangeListeners ??= new Set();
  return shared.rookeryChangeListeners;
}

/** Hears of every public change, of any process, until it's stopped. */
export function onPublicChange(listener: ChangeListener): () => void {
  listeners().add(listener);
  return () => void listeners().delete(listener);
}

export function tellListeners(change: PublicChange | "everything"): void {
  for (const listener of listeners()) listener(change);
}
