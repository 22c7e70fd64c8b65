import type { Instant } from "@/lib/domain/instant";
import { lastDigestAt } from "@/lib/domain/letters/digest-time";
import type { Side } from "@/lib/domain/match/sides";
import type { MatchState } from "@/lib/domain/match/state";
import { dateIn } from "@/lib/domain/schedule/wall-clock";
import { day, zoneName } from "@/lib/format/dates";
import { capitalized, counted, firstName } from "@/lib/format/names";
import { absolute, paths } from "@/lib/paths";
import { composeLetter, type OffLink } from "./compose";
import type { DraftLetter } from "./draft";
import { type LetterFacts, seatOf } from "./facts";
import { pairingWords } from "./for-round";
import type { MatchWords } from "./match-letter";
import { reminderWords } from "./reminders";

/** Something that waited for the letter of the day: a match, what there is to say of it, and to which side. */
export type DigestItem = {
  readonly kind: "paired" | "reminder";
  readonly side: Side;
  readonly facts: LetterFacts;
  readonly state: MatchState;
};

/**
 * The letter of the day to one player of one organization, whose key is the day it was due there: written twice it is
 * written once. Each match is said once, the pairing rather than the reminder, and as things are now: what is reported or
 * settled meanwhile is left out. Undefined when nothing is left.
 */
export function digestLetter(
  items: readonly DigestItem[],
  { now, off }: { readonly now: Instant; readonly off: OffLink },
): DraftLetter | undefined {
  const told = items.filter((item) => isFirstOf(item, items)).flatMap((item) => wordsOf(item, now) ?? []);
  const [first] = told;
  if (!first) return undefined;
  const { facts } = first;
  const { organization, appUrl } = facts;
  const { you } = seatOf(first.side, facts);
  const zone = organization.timeZone;
  const isOne = told.length === 1;

  return composeLetter(
    `digest:${organization.slug}:${you.userId}:${dateIn(zone, lastDigestAt(now, zone))}`,
    you,
    {
      subject: isOne
        ? first.words.subject
        : `${capitalized(counted(told.length, "match", "matches"))} of yours, ${day(now, zone)}`,
      greeting: `Hello ${firstName(you.name)},`,
      paragraphs: isOne ? first.words.paragraphs : told.flatMap(inBrief),
      action: isOne
        ? { label: first.words.action, url: absolute(appUrl, paths.match(facts.matchId)) }
        : { label: "See your matches", url: absolute(appUrl, paths.me()) },
      foot: [
        `All times are ${zoneName(zone, now)}.`,
        `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
        "You get one letter a day, as you chose. What cannot wait comes at once.",
      ],
      off,
    },
  );
}

type Told = DigestItem & { readonly words: MatchWords };

function wordsOf(item: DigestItem, now: Instant): Told | undefined {
  const { side, facts, state } = item;
  const reminder = reminderWords(side, facts, state, now);
  if (!reminder || state.deadlineAt <= now) return undefined;
  const words = item.kind === "paired" ? pairingWords(side, facts, state.deadlineAt) : reminder;
  return { ...item, words };
}

function isFirstOf(item: DigestItem, items: readonly DigestItem[]): boolean {
  const same = items.filter(({ facts }) => facts.matchId === item.facts.matchId);
  return item === (same.find(({ kind }) => kind === "paired") ?? same[0]);
}

/** A match as one quiet head line and its sentences. */
function inBrief({ words }: Told): readonly string[] {
  const sentences = words.paragraphs.filter((paragraph) => typeof paragraph === "string");
  return [`${words.subject}.`, sentences.join(" ")];
}
