import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import { absolute, paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import { dayAndTime, isSameDay, time, zoneName } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";

/** One email per checkout: the key makes sure of it. */
export function overdueKey(checkoutId: string): string {
  return `checkout:${checkoutId}:overdue`;
}

/** A board or clock wasn't returned on time. */
export function overdueLetter(facts: {
  readonly appUrl: string;
  readonly key: string;
  readonly label: string;
  readonly place: string;
  readonly dueAt: Instant;
  readonly now: Instant;
  readonly organization: {
    readonly name: string;
    readonly timeZone: Zone;
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
      `You have ${label} from ${place}. It was due back ${due}. Please return it to the front desk and pick up your ID.`,
      "If you’ve already returned it, let the office know.",
    ],
    action: { label: "See your matches", url: absolute(facts.appUrl, paths.me()) },
    foot: [
      `${place}. ${organization.office}.`,
      `All times are ${zoneName(now, zone)}.`,
      `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
    ],
  });
}
