import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import type { EntryLetterFacts } from "./entry-facts";

/** A director entered this player from a file, and accepted the rules for them. */
export function enteredLetter(
  facts: EntryLetterFacts & {
    /** Null where they have told nobody their name. */
    readonly directorName: string | null;
    /** On the waiting list: no place was left. */
    readonly waits: boolean;
  },
): DraftLetter {
  const { appUrl, organization, season, division, player, entryId, waits } = facts;
  const who = facts.directorName ?? `The director of ${organization.name}`;
  return composeLetter(`entry:${entryId}:entered`, player, {
    subject: waits
      ? `You are on the waiting list for ${season.name}`
      : `You have been entered in ${season.name}`,
    greeting: `Hello ${firstName(player.name)},`,
    paragraphs: [
      waits
        ? `${who} entered you in ${division.name}, where no place is left. You are on the waiting list, and get a letter when a place becomes free.`
        : `${who} entered you in ${division.name}. You get a letter when your first opponent is known.`,
      `${who} accepted the rules for you. Read them before you play.`,
      "If you do not want to play, sign in with this address and take your registration back before the pairings are published.",
    ],
    action: {
      label: "Read the rules",
      url: absolute(appUrl, paths.ruleSheet(organization.slug, season.slug)),
    },
    foot: [
      `${season.name}, ${division.name}.`,
      `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
    ],
  });
}
