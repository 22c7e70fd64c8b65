import { type YetToDo, yetToDo } from "@/lib/eligibility/words/yet-to-do";
import type { LetterBody } from "@/lib/mail/letters/body";
import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import type { CalendarDate, Instant } from "@/lib/shared/instant";
import { capitalize, counted, numberWord } from "@/lib/shared/text";
import { type MatchSlot, theMatch } from "@/lib/stages/words/round-name";
import { FIRST_MATCH_EMAIL } from "../words/first-match";
import { NO_REJOINING } from "../words/leaving";
import type { EntryLetterFacts } from "./entry-facts";

// Emails about a player's entry. Each has the instant in its key, so a player who leaves, comes back and leaves again
// is told again.

/** A spot opened up, and this player was first on the waitlist. */
export function movedUpLetter(facts: EntryLetterFacts, yet: YetToDo, at: Instant): DraftLetter {
  const { division, season } = facts;
  return toEntered(facts, "moved-up", at, {
    subject: `You’re in for ${season.name}`,
    paragraphs: [
      `A spot opened up in ${division.name}, and you were first on the waitlist, so you’re in.`,
      ...yetToDo(yet),
      `${FIRST_MATCH_EMAIL} If you can no longer play, withdraw or ask to leave now so the next player on the waitlist gets the spot.`,
    ],
    action: toDivision(facts, `See who is in ${division.name}`),
  });
}

/**
 * The director gave this player an open spot after the pairings were published. `until`: when matches of rounds that had
 * opened by then can be played, with the time zone; null if there are none.
 */
export function lateEntryLetter(
  facts: EntryLetterFacts,
  { matches, until, yet }: { readonly matches: number; readonly until: string | null; readonly yet: YetToDo },
  at: Instant,
): DraftLetter {
  const { division, season, appUrl } = facts;
  return toEntered(facts, "late-entry", at, {
    subject: `You’re in for ${season.name}`,
    paragraphs: [
      `The director gave you the open spot in ${division.name}. You’ll play ${counted(matches, "match", "matches")}.`,
      ...(until === null
        ? []
        : [
            `You have until ${until} for matches in rounds that opened before you joined. Every other match has its round’s deadline.`,
          ]),
      ...yetToDo(yet),
    ],
    action: { label: "See your matches", url: absolute(appUrl, paths.me()) },
  });
}

type Moved = {
  readonly from: string;
  readonly waits: boolean;
  /** The pairings of the new division are published. */
  readonly isPublished: boolean;
  /** Not told while they wait: they're asked once they're in. */
  readonly yet: YetToDo;
};

const BY_DIRECTOR = "The pairings are published. The director decides who gets the open spot.";
const BY_TURN = "You’ll get an email when a spot opens up.";

/** The director moved this player to another division; `facts` are about the new one. */
export function movedLetter(
  facts: EntryLetterFacts,
  { from, waits, isPublished, yet }: Moved,
  at: Instant,
): DraftLetter {
  const { division, season } = facts;
  return toEntered(facts, "moved", at, {
    subject: `You’re now ${waits ? "on the waitlist for" : "in"} ${division.name}, ${season.name}`,
    paragraphs: [
      `The director moved you from ${from} to ${division.name}.`,
      waits ? `You’re on the waitlist there. ${isPublished ? BY_DIRECTOR : BY_TURN}` : FIRST_MATCH_EMAIL,
      ...(waits ? [] : yetToDo(yet)),
      "If you think this is a mistake, write to the address below.",
    ],
    action: toDivision(facts, `See who is in ${division.name}`),
  });
}

/** A player is out of the division: at their own request, or because the director removed them. */
export function leftLetter(
  facts: EntryLetterFacts,
  left: {
    readonly isRemoved: boolean;
    readonly reason: string;
    readonly consequence: string;
    /** They can't come back. */
    readonly isFinal: boolean;
  },
  at: Instant,
): DraftLetter {
  const { division, season } = facts;
  return toEntered(facts, "left", at, {
    subject: `${left.isRemoved ? "You were removed from" : "You’ve left"} ${division.name}, ${season.name}`,
    paragraphs: [
      left.isRemoved
        ? `The director removed you from ${division.name}.`
        : `You’ve left ${division.name}, as you asked.`,
      { quote: left.reason, from: "The director wrote" },
      `${left.consequence} ${left.isFinal ? NO_REJOINING : "If you think this is a mistake, write to the address below."}`,
    ],
    action: toDivision(facts, `See the ${division.name} division`),
  });
}

/** A forfeit that the director decided about, and what counts after that. */
type DecidedForfeit = {
  readonly matchId: string;
  readonly round: MatchSlot;
  readonly opponent: string;
  readonly reason: string;
  /** How many count now, and at how many the director is asked; null if the rules never ask. */
  readonly counting: number;
  readonly strikeLimit: number | null;
};

/** The director forgave a forfeit: it no longer counts toward the number at which they are asked. */
export function forgivenLetter(facts: EntryLetterFacts, forgiven: DecidedForfeit, at: Instant): DraftLetter {
  const match = `${theMatch(forgiven.round)} against ${forgiven.opponent}`;
  return toEntered(facts, `forgiven:${forgiven.matchId}`, at, {
    subject: `Your forfeit in ${match} was forgiven`,
    paragraphs: [
      `The director has forgiven your forfeit in ${match}. The result doesn’t change, but the forfeit no longer counts against you.`,
      { quote: forgiven.reason, from: "The director wrote" },
      `${countNow(forgiven)} You don’t need to do anything.`,
    ],
    action: { label: "See the match", url: absolute(facts.appUrl, paths.match(forgiven.matchId)) },
  });
}

/** The director took the forgiveness of a forfeit back: it counts again. */
export function countedAgainLetter(
  facts: EntryLetterFacts,
  restored: DecidedForfeit,
  at: Instant,
): DraftLetter {
  const match = `${theMatch(restored.round)} against ${restored.opponent}`;
  return toEntered(facts, `counted-again:${restored.matchId}`, at, {
    subject: `Your forfeit in ${match} counts again`,
    paragraphs: [
      `The director had forgiven your forfeit in ${match}, and has taken that back. The result doesn’t change, but the forfeit counts against you again.`,
      { quote: restored.reason, from: "The director wrote" },
      `${countNow(restored)} If you think this is a mistake, write to the address below.`,
    ],
    action: { label: "See the match", url: absolute(facts.appUrl, paths.match(restored.matchId)) },
  });
}

function countNow({ counting, strikeLimit }: DecidedForfeit): string {
  const verb = counting === 1 ? "counts" : "count";
  const now =
    counting === 0
      ? "None of your forfeits count now."
      : `${capitalize(numberWord(counting))} of your forfeits ${verb} now.`;
  return strikeLimit === null
    ? now
    : `${now} After ${counted(strikeLimit, "forfeit")} the director decides whether a player is removed.`;
}

/** A former opponent has left early, so the result no longer counts. */
export function annulledLetter(facts: EntryLetterFacts, opponent: Recipient, at: Instant): DraftLetter {
  const { division, player } = facts;
  return compose(facts, `annulled:${opponent.userId}`, at, opponent, {
    subject: `Your result against ${player.name} no longer counts`,
    paragraphs: [
      `${player.name} has left ${division.name} after too few matches, so none of their results count in the standings, no matter who won.`,
      "The match stays in your history. You don’t need to do anything.",
    ],
    action: toDivision(facts, `See the ${division.name} division`),
  });
}

/**
 * A player asks to leave once registration is closed. Only the director can confirm or decline it. It's sent once a
 * day for each request.
 *
 * @param since when the player first asked
 */
export function asksToLeaveLetter(
  facts: EntryLetterFacts,
  { director, note, since }: { readonly director: Recipient; readonly note: string; readonly since: Instant },
  today: CalendarDate,
): DraftLetter {
  const { division, season, organization, appUrl, player } = facts;
  return compose(facts, `asks-to-leave:${director.userId}:${since}`, today, director, {
    subject: `${player.name} asks to leave ${division.name}`,
    paragraphs: [
      `${player.name} asks to leave ${division.name}, ${season.name}.`,
      ...(note ? [{ quote: note, from: `${firstName(player.name)} wrote` }] : []),
      `Nothing happens until you confirm or decline. You can reach them at ${player.email}.`,
    ],
    action: {
      label: "See what would happen",
      url: absolute(appUrl, paths.deskEntry(organization.slug, season.slug, division.slug, facts.entryId)),
    },
  });
}

/** The director declined a player's request to leave. */
export function leaveDeclinedLetter(facts: EntryLetterFacts, reason: string, at: Instant): DraftLetter {
  const { division, season, appUrl } = facts;
  return toEntered(facts, "leave-declined", at, {
    subject: `You’re still in ${division.name}, ${season.name}`,
    paragraphs: [
      `The director declined your request to leave ${division.name}.`,
      { quote: reason, from: "The director wrote" },
      "You’re still in, and your matches keep their deadlines. If something changes, you can ask again.",
    ],
    action: { label: "See your matches", url: absolute(appUrl, paths.me()) },
  });
}

type Words = Pick<LetterBody, "subject" | "paragraphs" | "action">;

function toEntered(facts: EntryLetterFacts, occasion: string, at: Instant, words: Words): DraftLetter {
  return compose(facts, occasion, at, facts.player, words);
}

function compose(
  { entryId, organization, season, division }: EntryLetterFacts,
  occasion: string,
  when: Instant | CalendarDate,
  to: Recipient,
  words: Words,
): DraftLetter {
  return composeLetter(`entry:${entryId}:${occasion}:${when}`, to, {
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
