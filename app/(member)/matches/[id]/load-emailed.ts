import { cache } from "react";
import { currentActor } from "@/lib/auth/current-actor";
import { now } from "@/lib/clock";
import { findReportByToken } from "@/lib/match/store/confirm-token";
import { toPlayerMatch } from "@/lib/match/store/read-match";
import { setScene } from "@/lib/match/view/match-scene";
import { matchId } from "@/lib/shared/form-fields";
import { instantOf } from "@/lib/shared/instant";

/**
 * The match as the reader of a report's email sees it, from the token in their link. Null for other links, and for
 * everyone who is signed in: they see the whole page, or nothing.
 */
export const loadEmailed = cache(async (id: string, answer: string | undefined) => {
  if (!answer || !matchId.safeParse(id).success || (await currentActor())) return null;
  const found = await findReportByToken(id, answer);
  if (!found) return null;
  const { match, side, isOpen } = found;
  const scene = setScene(toPlayerMatch(match, match[side].userId), instantOf(now()));
  return { scene, isOpen, answer };
});
