import { cache } from "react";
import { currentActor } from "@/lib/auth/current-actor";
import { now } from "@/lib/clock";
import { findReportByToken } from "@/lib/match/store/confirm-token";
import { toPlayerMatch } from "@/lib/match/store/read-match";
import { setScene } from "@/lib/match/view/match-scene";
import { matchId } from "@/lib/shared/form-fields";
import { instantOf } from "@/lib/shared/instant";

/** The match as the reader of a report's email sees it, if no one is signed in. */
export async function loadEmailed(id: string, answer: string | undefined) {
  return !answer || (await currentActor()) ? null : readEmailed(id, answer);
}

/** The match as the reader of a report's email sees it, from the token in their link; null for other links. */
export const readEmailed = cache(async (id: string, answer: string | undefined) => {
  if (!answer || !matchId.safeParse(id).success) return null;
  const found = await findReportByToken(id, answer);
  if (!found) return null;
  const { match, side, isOpen } = found;
  const scene = setScene(toPlayerMatch(match, match[side].userId), instantOf(now()));
  return { scene, isOpen, answer };
});
