import type { LetterBody } from "@/lib/mail/letters/body";
import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { capitalized, counted, firstName } from "@/lib/people/words/names";
import type { Instant } from "@/lib/shared/instant";
import { type MatchPlace, theMatch } from "@/lib/stages/words/round-name";
import type { EntryLetterFacts } from "./entry-facts";

// Letters about a player's place in a division. Each carries the instant in its key: who leaves and comes back and
// leaves again hears of it again.

/** A place became free, and this player was first in line. */
export function movedUpLetter(facts: EntryLetterFacts, at: Instant): DraftLetter {
  const { division, season } = facts;
  return toEntered(facts, "moved-up", at, {
    subject: `You are in for ${season.name}`,
    paragraphs: [
      `A place in ${division.name} is free, and you were first on the waiting list, so you play.`,
      "You get a letter when your first opponent is known. If you cannot play any more, take your registration back now, and the next one in line plays.",
    ],
    action: toDivision(facts, `See who is in ${division.name}`),
  });
}

/** The director gave this player a free place after the pairings were published. */
export function lateEntryLetter(
  facts: EntryLetterFacts,
  { matches, until }: { readonly matches: number; readonly until: string },
  at: Instant,
): DraftLetter {
  const { division, season, appUrl } = facts;
  return toEntered(facts, "late-entry", at, {
    subject: `You are in for ${season.name}`,
    paragraphs: [
      `The director gave you the free place in ${division.name}. You play ${counted(matches, "match", "matches")}, one against everybody.`,
      `Matches of rounds that had opened before you came can be played until ${until}. Every other match has the days of its round.`,
    ],
    action: { label: "See your matches", url: absolute(appUrl, paths.me()) },
  });
}

/** A player's place is gone: at their own wish, or because the director took it. */
export function leftLetter(
  facts: EntryLetterFacts,
  left: { readonly isRemoved: boolean; readonly reason: string; readonly consequence: string },
  at: Instant,
): DraftLetter {
  const { division, season } = facts;
  return toEntered(facts, "left", at, {
    subject: left.isRemoved ? `You were taken out of ${season.name}` : `You have left ${season.name}`,
    paragraphs: [
      left.isRemoved
        ? `The director took you out of ${division.name}.`
        : `You have left ${division.name}, as you asked.`,
      { quote: left.reason, from: "The director writes" },
      `${left.consequence} If you think this is wrong, write to the address below.`,
    ],
    action: toDivision(facts, `See the table of ${division.name}`),
  });
}

/** The director forgave a forfeit: it counts no longer toward the number after which they are asked. */
export function forgivenLetter(
  facts: EntryLetterFacts,
  forgiven: {
    readonly matchId: string;
    readonly round: MatchPlace;
    readonly opponent: string;
    readonly reason: string;
    /** How many still count, and at how many the director is asked; null where the rules never ask. */
    readonly counting: number;
    readonly bears: number | null;
  },
  at: Instant,
): DraftLetter {
  const match = `${theMatch(forgiven.round)} against ${forgiven.opponent}`;
  return toEntered(facts, `forgiven:${forgiven.matchId}`, at, {
    subject: `Your forfeit of ${match} is forgiven`,
    paragraphs: [
      `The director has forgiven your forfeit of ${match}. The result stays, but the forfeit is not counted any more.`,
      { quote: forgiven.reason, from: "The director writes" },
      `${forgiven.counting === 0 ? "No forfeit of yours counts" : `${capitalized(counted(forgiven.counting, "forfeit"))} of yours ${forgiven.counting === 1 ? "counts" : "count"}`} now.${forgiven.bears === null ? "" : ` After ${counted(forgiven.bears, "forfeit")} the director decides whether a player is removed.`} You have nothing to do.`,
    ],
    action: { label: "See the match", url: absolute(facts.appUrl, paths.match(forgiven.matchId)) },
  });
}

/** Somebody one had played has left early: the result does not count any more. */
export function annulledLetter(facts: EntryLetterFacts, opponent: Recipient, at: Instant): DraftLetter {
  const { division, player } = facts;
  return compose(facts, `annulled:${opponent.userId}`, at, opponent, {
    subject: `Your result against ${player.name} does not count any more`,
    paragraphs: [
      `${player.name} has left ${division.name} after too few matches, so none of their results counts in the table, whoever won.`,
      "The match stays in the history. You have nothing to do.",
    ],
    action: toDivision(facts, `See the table of ${division.name}`),
  });
}

/** A player asks to leave after the pairings were published. Only the director can let them go. */
export function asksToLeaveLetter(
  facts: EntryLetterFacts,
  { director, note }: { readonly director: Recipient; readonly note: string },
  at: Instant,
): DraftLetter {
  const { division, season, organization, appUrl, player } = facts;
  return compose(facts, `asks-to-leave:${director.userId}`, at, director, {
    subject: `${player.name} asks to leave ${division.name}`,
    paragraphs: [
      `${player.name} asks to leave ${division.name}, ${season.name}.`,
      ...(note ? [{ quote: note, from: `${firstName(player.name)} writes` }] : []),
      `Nothing happens until you confirm it. To answer first: ${player.email}.`,
    ],
    action: {
      label: "See what it would do",
      url: absolute(appUrl, paths.deskEntry(organization.slug, season.slug, division.slug, facts.entryId)),
    },
  });
}

type Words = Pick<LetterBody, "subject" | "paragraphs" | "action">;

function toEntered(facts: EntryLetterFacts, occasion: string, at: Instant, words: Words): DraftLetter {
  return compose(facts, occasion, at, facts.player, words);
}

function compose(
  { entryId, organization, season, division }: EntryLetterFacts,
  occasion: string,
  at: Instant,
  to: Recipient,
  words: Words,
): DraftLetter {
  return composeLetter(`entry:${entryId}:${occasion}:${at}`, to, {
    greeting: `Hello ${firstName(to.name)},`,
    ...words,
    foot: [
      `${season.name}, ${division.name}.`,
      `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
    ],
  });
}

function toDivision({ appUrl, organization, season, division }: EntryLetterFacts, label: string) {
  return { label, url: absolute(appUrl, paths.division(organization.slug, season.slug, division.slug)) };
}
