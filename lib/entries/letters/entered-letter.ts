import { type YetToDo, yetToDo } from "@/lib/eligibility/words/yet-to-do";
import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import type { Instant } from "@/lib/shared/instant";
import { FIRST_MATCH_EMAIL } from "../words/first-match";
import type { EntryLetterFacts } from "./entry-facts";

/** A director added this player by hand or from a file, and accepted the rules for them. */
export function enteredLetter(
  facts: EntryLetterFacts & {
    /** Null if they haven't told anyone their name. */
    readonly directorName: string | null;
    /** On the waitlist: no spot was left, or the pairings are published. */
    readonly waits: boolean;
    readonly isPublished: boolean;
    readonly yet: YetToDo;
  },
  at: Instant,
): DraftLetter {
  const { appUrl, organization, season, division, player, entryId, waits, isPublished, yet } = facts;
  const who = facts.directorName ?? `The director of ${organization.name}`;
  return composeLetter(`entry:${entryId}:entered:${at}`, player, {
    subject: waits ? `You’re on the waitlist for ${season.name}` : `You’ve been added to ${season.name}`,
    greeting: `Hello ${firstName(player.name)},`,
    paragraphs: [
      `${who} added you to ${division.name}${whatNext({ waits, isPublished })}`,
      `${who} accepted the rules for you. Read them before you play.`,
      ...yetToDo(yet),
      waits
        ? "If you don’t want to play, sign in with this address and leave the waitlist."
        : "If you don’t want to play, sign in with this address and withdraw. Once registration is closed, ask to leave instead.",
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

function whatNext({
  waits,
  isPublished,
}: {
  readonly waits: boolean;
  readonly isPublished: boolean;
}): string {
  if (!waits) return `. ${FIRST_MATCH_EMAIL}`;
  return isPublished
    ? ". The pairings are published, so you’re on the waitlist. The director decides who gets the open spot."
    : ", which is full. You’re on the waitlist, and you’ll get an email when a spot opens up.";
}
