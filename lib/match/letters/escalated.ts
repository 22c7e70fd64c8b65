import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { LetterFacts, Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName, matchTitle, namesOf } from "@/lib/people/words/names";
import { dayAndTime, zoneName } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { counted, list } from "@/lib/shared/text";
import { matchOfAll } from "@/lib/stages/words/round-name";

/**
 * A case has waited for the director longer than the rules say: the admins are told. `seq` is the number of the event that
 * handed it over, so each case is told once.
 */
export function escalatedLetter(
  admin: Recipient & { readonly isDirector: boolean },
  facts: LetterFacts,
  { seq, since, at }: { readonly seq: number; readonly since: Instant; readonly at: Instant },
): DraftLetter {
  const { appUrl, organization, season, division, round, directors, rules } = facts;
  const zone = organization.timeZone;
  const title = matchTitle(namesOf(facts));
  const others = directors.filter(({ userId }) => userId !== admin.userId).map(({ name }) => name);
  return composeLetter(`${facts.matchId}:${seq}:escalated:${admin.userId}`, admin, {
    subject: `Waiting for the director: ${title}`,
    greeting: `Hello ${firstName(admin.name)},`,
    paragraphs: [
      `${title} (${season.name}, ${division.name}, ${matchOfAll(round)}) has been waiting for the director since ${dayAndTime(since, zone)}. The rules say that admins hear of it after ${counted(rules.reporting.escalateDays, "day")}.`,
      others.length > 0
        ? `${list(others)} can decide it. Ask what it’s waiting for, or name a stand-in on the people page.`
        : "No other director can decide it. If you can’t, add a director on the people page.",
    ],
    action: admin.isDirector
      ? { label: "Open the case", url: absolute(appUrl, paths.case(organization.slug, facts.matchId)) }
      : { label: "See the people", url: absolute(appUrl, paths.people(organization.slug)) },
    foot: [
      `All times are ${zoneName(at, zone)}.`,
      `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
      "You’re getting this email because you’re an admin of this organization.",
    ],
  });
}
