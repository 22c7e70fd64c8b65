import type { AuditType } from "@/lib/db/audit";
import { Prisma } from "@/lib/db/generated/client";
import { instant } from "../../rules/part";
import { actWords, thingOf } from "../../words/log-words";
import {
  byTime,
  fromSql,
  isOfOthers,
  MATCH_NAME,
  OF_MATCH,
  OF_ORGANIZATION,
  type OwnPart,
} from "../own-list";

type LogRow = { readonly type: AuditType; readonly subject: string };

export const LOG: OwnPart = {
  key: "log",
  title: "The log",
  lists: [
    {
      key: "acts",
      title: "What you did",
      about: "Outside of matches. Other people it was about are left out.",
      tables: ["audit_event"],
      columns: { organization: "Organization", at: instant("When"), what: "What", about: "About" },
      read: fromSql<LogRow>(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`a.at`, Prisma.sql`a.id`)} AS key, ${OF_ORGANIZATION}, a.at, a.type, a.subject
          FROM audit_event a JOIN organization o ON o.id = a.organization_id
          WHERE a.actor_user_id = ${id}::uuid`,
        ({ type, subject, ...row }) => ({ ...row, what: actWords(type), about: thingOf(type, subject) }),
      ),
    },
    {
      key: "aboutYou",
      title: "What others did about you",
      about:
        "Who did it, and from where, is left out. So are sportsmanship ratings of your matches that a director left out, and stand-ins that an admin named or ended for you. The office can tell you.",
      tables: ["audit_event"],
      columns: { organization: "Organization", at: instant("When"), what: "What" },
      // By id, never by name: others may have the same name, and people choose theirs.
      read: fromSql<LogRow>(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`a.at`, Prisma.sql`a.id`)} AS key, ${OF_ORGANIZATION}, a.at, a.type
          FROM audit_event a JOIN organization o ON o.id = a.organization_id
          WHERE a.id = ANY(ARRAY(
            SELECT id FROM audit_event WHERE data ->> 'userId' = ${id}
            UNION
            SELECT about.id FROM entry e JOIN audit_event about ON about.data ->> 'entryId' = e.id::text
            WHERE e.user_id = ${id}::uuid
            UNION
            SELECT about.id FROM audit_event claimed
            JOIN audit_event about ON about.data ->> 'userId' = claimed.data ->> 'guestId'
            WHERE claimed.data ->> 'userId' = ${id} AND claimed.type = 'account-claimed'
            UNION
            SELECT about.id FROM entry e JOIN audit_event about
              ON about.organization_id = e.organization_id AND about.data -> 'entries' ? e.id::text
            WHERE e.user_id = ${id}::uuid AND about.type = 'entries-imported'
          )) AND a.actor_user_id IS DISTINCT FROM ${id}::uuid`,
        ({ type, ...row }) => ({ ...row, what: actWords(type) }),
      ),
    },
    {
      key: "matchActs",
      title: "What you did in matches of others",
      about:
        "As a director or at the front desk. What you wrote is in the record of the match, and about its players.",
      tables: ["match_event"],
      columns: { organization: "Organization", match: "Match", at: instant("When"), what: "What" },
      read: fromSql<{ readonly type: string }>(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`v.at`, Prisma.sql`concat(m.id, ' ', v.seq)`)} AS key, ${OF_ORGANIZATION},
            ${MATCH_NAME}, v.at, v.type
          FROM match_event v JOIN "match" m ON m.id = v.match_id ${OF_MATCH}
          WHERE v.actor_user_id = ${id}::uuid AND NOT v.data ? 'by' AND ${isOfOthers(id)}`,
        ({ type, ...row }) => ({ ...row, what: actWords(type) }),
      ),
    },
    {
      key: "networkAddresses",
      title: "Network addresses",
      about:
        "The addresses that your actions came from. Each is deleted after 90 days, or sooner where the organization chose so.",
      tables: ["audit_event", "match_event"],
      columns: {
        organization: "Organization",
        at: instant("When"),
        what: "What",
        address: "Network address",
      },
      read: fromSql<{ readonly type: string }>(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`n.at`, Prisma.sql`n.id`)} AS key, ${OF_ORGANIZATION}, n.at, n.type,
            n.origin AS address
          FROM (
            SELECT id::text, organization_id, at, type, origin FROM audit_event
            WHERE actor_user_id = ${id}::uuid AND origin IS NOT NULL
            UNION ALL
            SELECT concat(match_id, ' ', seq), organization_id, at, type, origin FROM match_event
            WHERE actor_user_id = ${id}::uuid AND origin IS NOT NULL
          ) AS n
          JOIN organization o ON o.id = n.organization_id`,
        ({ type, ...row }) => ({ ...row, what: actWords(type) }),
      ),
    },
  ],
};
