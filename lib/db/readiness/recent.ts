import { type Check, checkReadiness } from "./readiness";

/** Everybody who asks within this time gets the same answer: asking often must not use up what is checked. */
const KEPT_MS = 1_000;

const kept = globalThis as { rookeryReadiness?: Promise<readonly Check[]> };

/** What the checks found within the last second. */
export function readReadiness(): Promise<readonly Check[]> {
  kept.rookeryReadiness ??= checkReadiness().finally(() => {
    setTimeout(() => delete kept.rookeryReadiness, KEPT_MS).unref();
  });
  return kept.rookeryReadiness;
}
