import { log } from "./log";
import { currentRequest } from "./request";

/**
 * Logs the error behind a failed answer, with the number that the error page shows. Next reports one bug several times
 * during a request, for the page, its title and the error page; it is logged once.
 */
export function logBug(error: unknown, about: { readonly method: string; readonly route: string }): void {
  const { digest } = error as { readonly digest?: unknown };
  const request = currentRequest();
  const known = request && typeof digest === "string" ? knownIn(request) : undefined;
  if (known?.has(String(digest))) return;
  known?.add(String(digest));
  log.error("An answer failed", {
    ...about,
    ...(typeof digest === "string" ? { digest } : {}),
    error,
  });
}

function knownIn(request: object): Set<string> {
  const known = digests.get(request) ?? new Set();
  digests.set(request, known);
  return known;
}

const digests = new WeakMap<object, Set<string>>();
