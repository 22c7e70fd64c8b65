import type { OwnHandle } from "@/lib/people/store/handles";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import { fullCalendarDay } from "@/lib/season/words/seasons";
import { comingDayAndTime, dateIn } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";

/** Whether a player's username is proven, and how they prove it. */
export type ProofView = {
  readonly sentence: string;
  /** Null: there's nothing to do, or this site isn't asked here. */
  readonly way: OwnHandle["site"] | null;
  readonly code: { readonly text: string; readonly until: string } | null;
};

/**
 * Null without a username.
 *
 * @param isAsked does this deployment ask the site at all?
 */
export function proofView(own: OwnHandle, isAsked: boolean, now: Instant): ProofView | null {
  const { site, handle, provenAt, needsProof, code, zone } = own;
  if (handle === null) return null;
  const name = SITE_NAMES[site];
  if (provenAt) {
    const sentence = `Proven on ${fullCalendarDay(dateIn(provenAt, zone))}: ${handle} is your account on ${name}. If you change the username, prove it again.`;
    return { sentence, way: null, code: null };
  }
  const why = needsProof
    ? `This season looks for your games once you’ve proven that ${handle} is your account.`
    : `You can prove that ${handle} is your account. Then no one else can use it in this season, and it stays yours if you rename it.`;
  if (!isAsked) return { sentence: `${why} That can’t be done here at the moment.`, way: null, code: null };
  return {
    sentence: `${why} ${HOW[site]}`,
    way: site,
    code:
      code && now < code.until
        ? { text: code.text, until: `The code works until ${comingDayAndTime(code.until, now, zone)}.` }
        : null,
  };
}

const HOW: Record<OwnHandle["site"], string> = {
  lichess: "You sign in there and come back. We learn which account it is, and keep no access to it.",
  "chess.com": "You put a code into your profile there, and we look for it.",
};
