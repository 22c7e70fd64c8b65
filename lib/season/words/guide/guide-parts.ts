import type { CalendarDate, Instant, Zone } from "@/lib/shared/instant";
import type { RulePack } from "../../input/rule-pack";

/** What a player's guide is made of: the season's own rules, dates and contacts. */
export type GuideFacts = {
  readonly season: string;
  readonly organization: string;
  readonly office: string;
  readonly contactEmail: string;
  readonly zone: Zone;
  /** The season's page. */
  readonly url: string;
  /** The last day to register; null if it's over, or the director closes registration. */
  readonly registrationClosesOn: CalendarDate | null;
  /** "Intramural pass, $25.00", and how to pay; null if nothing is to be paid. */
  readonly fee: { readonly name: string; readonly whereToPay: string | null } | null;
  readonly hasWaiver: boolean;
  /** The coming rounds, and the next final at a session. */
  readonly rounds: readonly GuideRound[];
  /** Why there are none. */
  readonly noRounds: "unpublished" | "closed" | "over";
  readonly rules: RulePack;
};

export type GuideRound = {
  /** The divisions that play it; none if all do. */
  readonly divisions: readonly string[];
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  readonly session: { readonly at: Instant; readonly place: string } | null;
};

/** A guide of one page: steps in order, then the dates and whom to ask. */
export type Guide = {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly GuidePart[];
  readonly dates: GuidePart;
  readonly contact: GuidePart;
};

export type GuidePart = { readonly title: string; readonly sentences: readonly string[] };

/** A part whose sentences that don't apply are left out. */
export function guidePart(title: string, ...sentences: readonly (string | false | null)[]): GuidePart {
  const said = sentences.filter((sentence) => typeof sentence === "string");
  return { title, sentences: said.map(ended) };
}

/** One period at the end, also after "p. m." or an office's own. */
function ended(sentence: string): string {
  return sentence.replace(/\.*$/, ".");
}
