import { originOf } from "@/lib/auth/origin";
import { env } from "@/lib/env";
import type { LimitName } from "./limits";
import { spend, type UsedUp } from "./spend";
import { usedUpAnswer, usedUpSentence } from "./too-often";
import { visitorOf } from "./visitor";

/** Who sends a request to a route, as limits count visitors. */
export function visitorIn({ headers }: Request): string {
  return visitorOf(originOf(headers.get("x-forwarded-for"), env().trustedProxies));
}

/** Counts a use by whoever sends a request to a route; the answer to it when there is none left, else null. */
export async function tooManyFrom(request: Request, limit: LimitName): Promise<Response | null> {
  const spent = await spend([{ limit, by: visitorIn(request) }]);
  return spent.ok ? null : tooManyRequests(spent.usedUp);
}

/** The answer to a request that came too often; the front makes a page of it. */
export function tooManyRequests(usedUp: UsedUp): Response {
  return new Response(usedUpSentence(usedUp), usedUpAnswer(usedUp));
}
