import { type Check, checkReadiness } from "./readiness";

/** Everyone who asks within this time gets the same answer, so frequent checks can't use up what they measure. */
const KEPT_MS = 1_000;

const processState = globalThis as { rookeryReadiness?: Promise<readonly Check[]> };

/** What the checks found within the last second. */
export function readReadiness(): Promise<readonly Check[]> {
  processState.rookeryReadiness ??= checkReadiness().finally(() => {
    setTimeout(() => delete processState.rookeryReadiness, KEPT_MS).unref();
  });
  return processState.rookeryReadiness;
}
