import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import type { EntryLetterFacts } from "./entry-facts";

/** A director imported this player from a file, and accepted the rules for them. */
export function enteredLetter(
  facts: EntryLetterFacts & {
    /** Null if they haven't told anyone their name. */
    readonly directorName: string | null;
    /** On the waitlist: no spot was left. */
    readonly waits: boolean;
  },
): DraftLetter {
  const { appUrl, organization, season, division, player, entryId, waits } = facts;
  const who = facts.directorName ?? `The director of ${organization.name}`;
  return composeLetter(`entry:${entryId}:entered`, player, {
    subject: waits ? `You’re on the waitlist for ${season.name}` : `You’ve been added to ${season.name}`,
    greeting: `Hello ${firstName(player.name)},`,
    paragraphs: [
      waits
        ? `${who} added you to ${division.name}, which is full. You’re on the waitlist, and you’ll get an email when a spot opens up.`
        : `${who} added you to ${division.name}. You’ll get an email when your first opponent is known.`,
      `${who} accepted the rules for you. Read them before you play.`,
      "If you don’t want to play, sign in with this address and withdraw before the pairings are published.",
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
