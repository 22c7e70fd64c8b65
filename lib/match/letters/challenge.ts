import type { Paragraph } from "@/lib/mail/letters/body";
import { type LetterFacts, seatOf, whereToReach } from "@/lib/mail/letters/facts";
import { venueName } from "@/lib/season/rules/play-venue";
import type { Side } from "../rules/sides";
import { challengeUrl, whatToSet } from "../words/challenge";

/** How one side challenges the other on the site of an online season; nothing for a season played over the board. */
export function challengeParagraphs(side: Side, facts: LetterFacts): readonly Paragraph[] {
  const { venue } = facts.rules;
  if (venue.kind !== "online") return [];
  const { you, them, theirName } = seatOf(side, facts);
  const site = venueName(venue);
  const challenge = them.handle
    ? `On ${site} ${theirName} is ${them.handle}. Challenge them: ${challengeUrl(venue.site, them.handle)}`
    : `${theirName} hasn’t given a ${site} username yet. Ask for it: ${whereToReach(them, facts)}.`;
  const own = you.handle ? "" : ` ${theirName} can’t see your username yet. Add it in your profile.`;
  return [`${challenge} ${whatToSet(facts.rules)}${own}`];
}
