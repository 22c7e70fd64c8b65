import { Prisma } from "@/lib/db/generated/client";
import { type LetterRow, readableWords } from "@/lib/mail/store/words";
import { instant, long, type Value } from "../../rules/part";
import { redact } from "../../rules/redact";
import { byTime, fromSql, MATCH_NAME, OF_MATCH, OF_ORGANIZATION, type OwnPart } from "../own-list";

type OwnLetter = {
  readonly stored: Omit<LetterRow, "facts"> & { readonly id: string; readonly facts: Value };
  readonly phone: string | null;
  readonly contactEmail: string | null;
};

export const LETTERS: OwnPart = {
  key: "emails",
  title: "Emails and notifications",
  lists: [
    {
      key: "sent",
      title: "Emails we wrote to your address",
      about:
        "As text. Keys in links, and the email addresses and phone numbers of other people, are left out. Each is deleted after 400 days, or sooner where the organization chose so.",
      tables: ["letter"],
      columns: {
        subject: "Subject",
        organization: "Organization",
        writtenAt: instant("Written"),
        sentAt: instant("Sent"),
        gaveUpAt: instant("Couldn’t be delivered"),
        text: long("Text"),
      },
      headedBy: "subject",
      read: fromSql<OwnLetter>(
        ({ id, email }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`l.created_at`, Prisma.sql`l.id`)} AS key, ${OF_ORGANIZATION},
            l.created_at AS "writtenAt", l.sent_at AS "sentAt", l.gave_up_at AS "gaveUpAt",
            json_build_object('id', l.id, 'key', l.key, 'toEmail', l.to_email, 'kind', l.kind, 'facts', l.facts,
              'subject', l.subject, 'text', l.text, 'html', '') AS stored,
            o.contact_email AS "contactEmail", u.phone
          FROM letter l
          JOIN "user" u ON u.id = ${id}::uuid
          LEFT JOIN organization o ON o.id = l.organization_id
          WHERE l.to_email = ${email}`,
        ({ stored, contactEmail, phone, ...row }, { email }) => {
          const { subject, text } = readableWords(stored);
          const allowed = { emails: [email, contactEmail ?? email], phones: phone === null ? [] : [phone] };
          return { ...row, subject: redact(subject, allowed), text: redact(text, allowed) };
        },
      ),
    },
    {
      key: "choices",
      title: "Which reminders you want",
      tables: ["letter_choice"],
      columns: {
        wantsReminders: "Reminders",
        remindHours: "Hours before a deadline",
        wantsDigest: "One daily email",
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT user_id::text AS key, wants_reminders AS "wantsReminders", remind_hours AS "remindHours",
            wants_digest AS "wantsDigest"
          FROM letter_choice WHERE user_id = ${id}::uuid`,
      ),
    },
    {
      key: "reminders",
      title: "Reminders we wrote",
      tables: ["reminder"],
      columns: {
        organization: "Organization",
        match: "Match",
        deadlineAt: instant("Deadline"),
        hours: "Hours before",
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`n.deadline_at`, Prisma.sql`concat(m.id, n.hours)`)} AS key, ${OF_ORGANIZATION},
            ${MATCH_NAME}, n.deadline_at AS "deadlineAt", n.hours
          FROM reminder n JOIN "match" m ON m.id = n.match_id ${OF_MATCH} WHERE n.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "daily",
      title: "Waiting for your daily email",
      tables: ["digest_item"],
      columns: {
        organization: "Organization",
        match: "Match",
        kind: "What",
        createdAt: instant("Since"),
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`n.created_at`, Prisma.sql`concat(m.id, n.kind)`)} AS key, ${OF_ORGANIZATION},
            ${MATCH_NAME}, n.kind, n.created_at AS "createdAt"
          FROM digest_item n JOIN "match" m ON m.id = n.match_id ${OF_MATCH} WHERE n.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "notificationChoices",
      title: "Notifications you turned off",
      tables: ["user"],
      columns: { off: "Kinds" },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT id::text AS key, push_off AS off FROM "user" WHERE id = ${id}::uuid AND cardinality(push_off) > 0`,
      ),
    },
    {
      key: "devices",
      title: "Browsers you turned notifications on in",
      about:
        "With the address and the keys, others could send to your browser. So only its maker’s service is named.",
      tables: ["push_subscription"],
      columns: { service: "Service", createdAt: instant("Since") },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`created_at`, Prisma.sql`id`)} AS key,
            substring(endpoint from '^https?://([^/:]+)') AS service, created_at AS "createdAt"
          FROM push_subscription WHERE user_id = ${id}::uuid`,
      ),
    },
    {
      key: "notifications",
      title: "Notifications we sent",
      about: "What they said is in the email of the same time.",
      tables: ["push"],
      columns: { createdAt: instant("Sent"), seenAt: instant("Opened") },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`created_at`, Prisma.sql`md5(id::text)`)} AS key, created_at AS "createdAt",
            seen_at AS "seenAt"
          FROM push WHERE user_id = ${id}::uuid`,
      ),
    },
  ],
};
