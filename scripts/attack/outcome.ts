import type { Reply } from "./ask.ts";
import type { Outcome } from "./doors.ts";

/** Classifies an answer. */
export function outcomeOf({ status, headers }: Pick<Reply, "status" | "headers">): Outcome {
  if (status === 0 || status >= 500) return "broken";
  if (status === 404) return "absent";
  if (status >= 400) return "refused";
  if (status < 300) return "ok";
  const location = String(headers.location ?? "");
  return /^(https?:\/\/[^/]+)?\/sign-in(\?|$)/.test(location) ? "sign-in" : "moved";
}
