import { type DigestItem, digestLetter } from "@/lib/mail/letters/digest";
import { reminderLetter } from "@/lib/mail/letters/reminders";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { AGREED, DEADLINE, SUGGESTED, stateAfter, ZONE } from "@/lib/match/testing/sample-match";
import { addHours } from "@/lib/shared/instant";
import { ORGANIZATION, RENATA } from "./email-facts";
import type { EmailSample } from "./email-sample";

const OFF = { token: "t0ken", url: `${FACTS.appUrl}letters/off/t0ken` };
const SOON = addHours(DEADLINE, -40);

export function reminderEmails(): readonly EmailSample[] {
  const occasion = { hours: 48, now: SOON, off: OFF };
  return [
    { why: "no time yet", state: stateAfter() },
    { why: "your times are suggested", state: stateAfter(SUGGESTED) },
    { why: "their times are suggested", side: "away" as const, state: stateAfter(SUGGESTED) },
    { why: "a time is agreed", state: stateAfter(SUGGESTED, AGREED) },
    { why: "not reported yet", state: stateAfter(SUGGESTED, AGREED), now: addHours(DEADLINE, -20) },
  ].map(({ why, side, state, now = SOON }) => ({
    of: "reminderLetter",
    why,
    letters: [reminderLetter(side ?? "home", FACTS, state, { ...occasion, now })].flatMap(
      (letter) => letter ?? [],
    ),
  }));
}

export function digestEmails(): readonly EmailSample[] {
  const day = { now: SOON, zone: ZONE, off: OFF };
  const item: DigestItem = { kind: "reminder", side: "home", facts: FACTS, state: stateAfter() };
  const other: DigestItem = { ...item, kind: "paired", facts: { ...FACTS, matchId: "m2", away: RENATA } };
  const riverside = {
    ...ORGANIZATION,
    slug: "riverside",
    name: "Riverside Rec",
    timeZone: "Pacific/Honolulu",
  };
  const elsewhere: DigestItem = {
    ...other,
    facts: { ...other.facts, matchId: "m3", organization: riverside },
  };
  return [
    { why: "one match", items: [item] },
    { why: "two matches", items: [item, other] },
    { why: "two leagues", items: [item, elsewhere] },
  ].map(({ why, items }) => ({
    of: "digestLetter",
    why: `once a day, ${why}`,
    letters: [digestLetter(items, day)].flatMap((letter) => letter ?? []),
  }));
}
