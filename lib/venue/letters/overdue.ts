import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import { dayAndTime, isSameDay, time, zoneName } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";

/** One letter for each time a thing is lent: the key makes it so. */
export function overdueKey(checkoutId: string): string {
  return `checkout:${checkoutId}:overdue`;
}

/** A board or clock has not come back in time. */
export function overdueLetter(facts: {
  readonly appUrl: string;
  readonly key: string;
  readonly label: string;
  readonly place: string;
  readonly dueAt: Instant;
  readonly now: Instant;
  readonly organization: {
    readonly name: string;
    readonly timeZone: string;
    readonly office: string;
    readonly contactEmail: string;
  };
  readonly to: Recipient;
}): DraftLetter {
  const { label, place, dueAt, now, organization, to } = facts;
  const zone = organization.timeZone;
  const due = isSameDay(dueAt, now, zone) ? `today, ${time(dueAt, zone)}` : dayAndTime(dueAt, zone);
  return composeLetter(facts.key, to, {
    subject: `${label} was due back ${due}`,
    greeting: `Hello ${firstName(to.name)},`,
    paragraphs: [
      `You have ${label} from ${place}. It was due back ${due}. Please bring it to the desk; your ID waits for you there.`,
      "If you have brought it back already, tell the office.",
    ],
    action: { label: "See your matches", url: absolute(facts.appUrl, paths.me()) },
    foot: [
      `${place}. ${organization.office}.`,
      `All times are ${zoneName(zone, now)}.`,
      `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
    ],
  });
}
