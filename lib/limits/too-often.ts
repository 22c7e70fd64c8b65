import { currentRequest } from "@/lib/telemetry/request";
import { LIMITS } from "./limits";
import { spend, type Use, type UsedUp } from "./spend";
import { waitWords } from "./wait-words";

/** What a person over a limit reads: why, and when to try again. */
export function usedUpSentence({ limit, seconds }: UsedUp): string {
  return `${LIMITS[limit].sentence} ${waitWords(seconds)}`;
}

/** The response to a request over a limit (RFC 6585, 4). */
export function usedUpAnswer({ seconds }: UsedUp) {
  return { status: 429, headers: { "retry-after": String(seconds) } } as const;
}

/**
 * Counts uses where the code can't reach the response, in server actions and pages: null if there was room, otherwise
 * the sentence to show. The front sets the response's status and its Retry-After.
 */
export async function tooOften(...uses: readonly Use[]): Promise<string | null> {
  const spent = await spend(uses);
  if (spent.ok) return null;
  const request = currentRequest();
  if (request) request.answer = usedUpAnswer(spent.usedUp);
  return usedUpSentence(spent.usedUp);
}
