import { formTooOften } from "@/lib/auth/form-too-often";
import { now } from "@/lib/clock";
import { expirePublicPages } from "@/lib/jobs/expire-in-request";
import { type FormState, formErrors } from "@/lib/shared/form";
import { changeOfMatch } from "../store/change-of-match";
import type { ShownMatch } from "../store/match-record";
import type { PlayerMatch } from "../store/read-match";
import { keepWatchChoice, type WatchChoice } from "../store/watching";
import { WATCH_REFUSAL_SENTENCES } from "../words/watching";

/** Why such a form needs no version of what its page showed. */
export const NAMES_WHAT_IT_ASKS = "It names what it asks for, whatever was so before.";

/** Keeps what was chosen about watching a match. Returns what the form shows if the rules refuse. */
export async function keepWatching(
  match: ShownMatch | PlayerMatch,
  choice: Omit<WatchChoice, "matchId" | "at">,
  form: FormData,
): Promise<FormState> {
  const tooMany = await formTooOften(form, { limit: "match-choice", by: choice.userId });
  if (tooMany) return tooMany;
  const change = changeOfMatch(match);
  const kept = await keepWatchChoice({ ...choice, matchId: match.id, at: now() }, match.rules, change);
  if (!kept.ok) return formErrors(form, WATCH_REFUSAL_SENTENCES[kept.refusal]);
  if (kept.value) expirePublicPages(change);
  return null;
}
