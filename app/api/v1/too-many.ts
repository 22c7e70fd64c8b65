import type { LimitName } from "@/lib/limits/limits";
import { spend } from "@/lib/limits/spend";
import { usedUpAnswer, usedUpSentence } from "@/lib/limits/too-often";
import { visitorIn } from "@/lib/limits/visitor-uses";
import { problemAnswer } from "./answer";

/** Counts a read without a token that the database answers each time; the problem if there were too many. */
export function tooManyReads(request: Request): Promise<Response | null> {
  return tooManyBy("api-read", visitorIn(request));
}

/** Counts a use; the problem that says when to try again, or null if there was room. */
export async function tooManyBy(limit: LimitName, by: string): Promise<Response | null> {
  const spent = await spend([{ limit, by }]);
  if (spent.ok) return null;
  const { headers } = usedUpAnswer(spent.usedUp);
  return problemAnswer("too-often", usedUpSentence(spent.usedUp), { headers });
}
