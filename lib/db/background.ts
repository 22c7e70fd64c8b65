const processState = globalThis as { rookeryFollowed?: Set<Promise<void>> };

/** Does something in the background. Only the end of the process waits for it, and it must not throw. */
export function follow(act: () => Promise<void>): void {
  const following = act().finally(() => followed().delete(following));
  followed().add(following);
}

/** Resolves when everything that `follow` has begun is done. */
export async function finishFollowed(): Promise<void> {
  await Promise.all(followed());
}

/** The server and the app's bundle load this file separately. */
function followed(): Set<Promise<void>> {
  processState.rookeryFollowed ??= new Set();
  return processState.rookeryFollowed;
}
