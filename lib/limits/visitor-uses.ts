import { originOf } from "@/lib/auth/origin";
import { env } from "@/lib/env";
import type { LimitName } from "./limits";
import { spend, type UsedUp } from "./spend";
import { usedUpAnswer, usedUpSentence } from "./too-often";
import { visitorOf } from "./visitor";

/** Who sent a request to a route, as limits count visitors. */
export function visitorIn({ headers }: Request): string {
  return visitorOf(originOf(headers.get("x-forwarded-for"), env().trustedProxies));
}

/** Counts a use by the sender of a request to a route; returns the response to it if none is left, else null. */
export async function tooManyFrom(request: Request, limit: LimitName): Promise<Response | null> {
  const spent = await spend([{ limit, by: visitorIn(request) }]);
  return spent.ok ? null : tooManyRequests(spent.usedUp);
}

/** The response to a request over a limit; the front turns it into a page. */
export function tooManyRequests(usedUp: UsedUp): Response {
  return new Response(usedUpSentence(usedUp), usedUpAnswer(usedUp));
}
