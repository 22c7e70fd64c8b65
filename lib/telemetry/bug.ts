import { log } from "./log";

/** Logs what broke an answer, with the number that the person who met it can name. */
export function logBug(error: unknown, about: { readonly method: string; readonly route: string }): void {
  const { digest } = error as { readonly digest?: unknown };
  log.error("An answer failed", {
    ...about,
    ...(typeof digest === "string" ? { digest } : {}),
    error,
  });
}
