import type { MatchWords } from "@/lib/match/letters/match-letter";
import { nextMove } from "@/lib/match/rules/next-move";
import type { Side } from "@/lib/match/rules/sides";
import type { MatchState } from "@/lib/match/rules/state";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import { dateIn, day, zoneName } from "@/lib/shared/dates";
import { groupBy } from "@/lib/shared/group-by";
import type { Instant, Zone } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { pairingWords } from "@/lib/stages/letters/for-round";
import { lastDigestAt } from "../rules/digest-time";
import type { LetterBody, OffLink, Paragraph } from "./body";
import { composeLetter } from "./compose";
import type { DraftLetter } from "./draft";
import { type LetterFacts, seatOf } from "./facts";
import { reminderWords, type StartedGames } from "./reminders";

/** Something saved for the daily email: a match, what to say about it, and which side to tell. */
export type DigestItem = {
  readonly kind: "paired" | "reminder";
  readonly side: Side;
  readonly facts: LetterFacts;
  readonly state: MatchState;
  readonly games?: StartedGames | undefined;
};

/** The day of a daily email: its time zone, the current time, and how the reader turns it off. */
export type DigestDay = { readonly now: Instant; readonly zone: Zone; readonly off: OffLink };

/**
 * A player's daily email, covering all their organizations. Its key is the day it was due, so writing it twice sends it
 * once. Each match appears once, the pairing rather than the reminder, and as things are now: what has been reported or
 * decided since is left out. Undefined if nothing is left.
 */
export function digestLetter(
  items: readonly DigestItem[],
  { now, zone, off }: DigestDay,
): DraftLetter | undefined {
  const worded = items.filter((item) => isFirstOf(item, items)).flatMap((item) => wordsOf(item, now) ?? []);
  const [first] = worded;
  if (!first) return undefined;
  const { you } = seatOf(first.side, first.facts);
  const groups = [...groupBy(worded, ({ facts }) => facts.organization.slug).values()];

  return composeLetter(`digest:${you.userId}:${dateIn(lastDigestAt(now, zone), zone)}`, you, {
    ...(worded.length === 1 ? ofOneMatch(first) : ofSeveral(groups, day(now, zone), now)),
    greeting: `Hello ${firstName(you.name)},`,
    foot: [
      ...(groups.length > 1 ? ["Sent by Rookery for the leagues above."] : footOf(first.facts, now)),
      "You chose to get one email a day. Anything that can’t wait is sent right away.",
    ],
    off,
  });
}

type WordedItem = DigestItem & { readonly words: MatchWords };
type Body = Pick<LetterBody, "subject" | "paragraphs" | "action">;

function wordsOf(item: DigestItem, now: Instant): WordedItem | undefined {
  const { side, facts, state, games } = item;
  const reminder = reminderWords(side, facts, state, now, games);
  if (!reminder || state.deadlineAt <= now) return undefined;
  const isNew = item.kind === "paired" && state.scheduledAt === null && !isBegun(item, now);
  const words = isNew ? pairingWords(side, facts, state.deadlineAt) : reminder;
  return { ...item, words };
}

/** Can one of the two still answer times that the other suggested, or are they playing in the match room? */
function isBegun({ side, facts, state, games = [] }: DigestItem, now: Instant): boolean {
  if (games.length > 0) return true;
  const { kind } = nextMove(state, side, now, facts.rules);
  return kind === "pick-time" || kind === "wait-for-answer";
}

function isFirstOf(item: DigestItem, items: readonly DigestItem[]): boolean {
  const same = items.filter(({ facts }) => facts.matchId === item.facts.matchId);
  return item === (same.find(({ kind }) => kind === "paired") ?? same[0]);
}

function ofOneMatch({ words: { subject, paragraphs, action }, facts }: WordedItem): Body {
  return { subject, paragraphs, action: { label: action, url: matchUrl(facts) } };
}

function ofSeveral(groups: readonly (readonly WordedItem[])[], today: string, now: Instant): Body {
  const worded = groups.flat();
  return {
    subject: `Your daily email for ${today}: ${counted(worded.length, "match", "matches")}`,
    paragraphs:
      groups.length === 1 ? worded.flatMap(inBrief) : groups.flatMap((group) => underItsName(group, now)),
    action: { label: "See your matches", url: absolute(worded[0]?.facts.appUrl ?? "", paths.me()) },
  };
}

/** One organization's matches, with times in its own zone. */
function underItsName(group: readonly WordedItem[], now: Instant): readonly Paragraph[] {
  const [first] = group;
  if (!first) return [];
  const { appUrl, organization } = first.facts;
  return [
    { head: organization.name, url: absolute(appUrl, paths.organization(organization.slug)), level: 2 },
    `Times here are ${zoneName(now, organization.timeZone)}. Questions? Write to ${organization.contactEmail}.`,
    ...group.flatMap(inBrief),
  ];
}

/** A match as a headline and its sentences. */
function inBrief({ words, facts }: WordedItem): readonly Paragraph[] {
  const sentences = words.paragraphs.filter((paragraph) => typeof paragraph === "string");
  return [{ head: words.subject, url: matchUrl(facts), level: 3 }, sentences.join(" ")];
}

function footOf({ organization }: LetterFacts, now: Instant): readonly string[] {
  return [
    `All times are ${zoneName(now, organization.timeZone)}.`,
    `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
  ];
}

function matchUrl({ appUrl, matchId }: LetterFacts): string {
  return absolute(appUrl, paths.match(matchId));
}
