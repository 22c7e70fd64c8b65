import { Prisma } from "@/lib/db/generated/client";
import { day, instant } from "../../rules/part";
import { byTime, fromSql, OF_ORGANIZATION, type OwnPart } from "../own-list";
import type { Person } from "../person";

/** A season (s) with its organization (o). */
const OF_SEASON = Prisma.sql`JOIN season s ON s.id = x.season_id JOIN organization o ON o.id = s.organization_id`;

/** What was written about the person's account, or about their address before they had one. */
function isAbout({ id, email }: Person): Prisma.Sql {
  return Prisma.sql`(x.user_id = ${id}::uuid OR (x.user_id IS NULL AND x.email = ${email}))`;
}

export const ELIGIBILITY: OwnPart = {
  key: "eligibility",
  title: "Whether you can play",
  lists: [
    {
      key: "campusIds",
      title: "Campus IDs you gave",
      tables: ["campus_id"],
      columns: { organization: "Organization", campusId: "Campus ID", givenAt: instant("Given") },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT o.id::text AS key, ${OF_ORGANIZATION}, c.campus_id AS "campusId", c.given_at AS "givenAt"
          FROM campus_id c JOIN organization o ON o.id = c.organization_id WHERE c.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "campusGroups",
      title: "Campus groups you’re in",
      about: "Of the groups an organization asks for, those that your last campus sign-in named.",
      tables: ["campus_group"],
      columns: {
        organization: "Organization",
        group: "Group",
        source: "By way of",
        seenAt: instant("Last named"),
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT concat(o.id, ' ', c.source, ' ', c.name) AS key, ${OF_ORGANIZATION}, c.name AS "group",
            CASE c.source WHEN 'saml' THEN 'SAML' ELSE 'OpenID Connect' END AS source, c.seen_at AS "seenAt"
          FROM campus_group c JOIN organization o ON o.id = c.organization_id WHERE c.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "listLines",
      title: "Lists of who can play that you’re on",
      about: "By your email address or by a campus ID you gave.",
      tables: ["eligibility_line"],
      columns: {
        organization: "Organization",
        season: "Season",
        email: "Email",
        campusId: "Campus ID",
        validUntil: day("Last day it counts"),
      },
      // Anyone can type a campus ID. A line that has someone else's address, too, isn't shown for one.
      read: fromSql(
        ({ id, email }) => Prisma.sql`
          SELECT x.id::text AS key, ${OF_ORGANIZATION}, s.name AS season, x.email, x.campus_id AS "campusId",
            x.valid_until AS "validUntil"
          FROM eligibility_line x ${OF_SEASON}
          WHERE x.id IN (
            SELECT id FROM eligibility_line WHERE email = ${email}
            UNION ALL
            SELECT line.id FROM campus_id c
            JOIN season theirs ON theirs.organization_id = c.organization_id
            JOIN eligibility_line line ON line.season_id = theirs.id AND line.campus_id = c.campus_id
            WHERE c.user_id = ${id}::uuid AND (line.email IS NULL OR line.email = ${email})
          )`,
      ),
    },
    {
      key: "exceptions",
      title: "Exceptions to a list",
      about:
        "A director’s notes to other directors can be about others too. The office shows them if you ask.",
      tables: ["eligibility_exception"],
      columns: {
        organization: "Organization",
        season: "Season",
        email: "Email",
        grantedAt: instant("Granted"),
        endedAt: instant("Ended"),
      },
      read: fromSql(
        (person) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`x.granted_at`, Prisma.sql`x.id`)} AS key, ${OF_ORGANIZATION}, s.name AS season,
            x.email, x.granted_at AS "grantedAt", x.ended_at AS "endedAt"
          FROM eligibility_exception x ${OF_SEASON} WHERE ${isAbout(person)}`,
      ),
    },
    {
      key: "decisions",
      title: "Decisions to let you play anyway",
      about:
        "Although something kept you out when the schedule was published. Here too, the office shows the reason.",
      tables: ["eligibility_decision"],
      columns: {
        organization: "Organization",
        season: "Season",
        division: "Division",
        refusal: "What kept you out",
        decidedAt: instant("When"),
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`c.decided_at`, Prisma.sql`concat(c.entry_id, c.refusal)`)} AS key, ${OF_ORGANIZATION},
            s.name AS season, d.name AS division, replace(c.refusal, '-', ' ') AS refusal,
            c.decided_at AS "decidedAt"
          FROM entry x
          JOIN eligibility_decision c ON c.entry_id = x.id
          JOIN division d ON d.id = x.division_id
          JOIN season s ON s.id = d.season_id
          JOIN organization o ON o.id = s.organization_id
          WHERE x.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "waivers",
      title: "Waivers you accepted",
      about: "The page of the season has the text, to print.",
      tables: ["waiver_acceptance"],
      columns: {
        organization: "Organization",
        season: "Season",
        version: "Version",
        signedName: "Name signed",
        guardianName: "Parent or guardian",
        onPaper: "On paper",
        hasNote: "Has a note",
        acceptedAt: instant("When"),
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`x.accepted_at`, Prisma.sql`x.id`)} AS key, ${OF_ORGANIZATION}, s.name AS season,
            x.version, x.signed_name AS "signedName", x.guardian_name AS "guardianName", x.on_paper AS "onPaper",
            x.note IS NOT NULL AS "hasNote", x.accepted_at AS "acceptedAt"
          FROM waiver_acceptance x ${OF_SEASON} WHERE x.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "feeMarks",
      title: "Fees the desk marked",
      about: "Amounts are in the smallest unit of the currency. The office shows notes if you ask.",
      tables: ["fee_mark"],
      columns: {
        organization: "Organization",
        season: "Season",
        kind: "Mark",
        amount: "Amount",
        currency: "Currency",
        hasNote: "Has a note",
        markedAt: instant("When"),
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`x.marked_at`, Prisma.sql`concat(x.season_id, x.number)`)} AS key, ${OF_ORGANIZATION},
            s.name AS season, x.kind, x.amount, x.currency, x.note IS NOT NULL AS "hasNote", x.marked_at AS "markedAt"
          FROM fee_mark x ${OF_SEASON} WHERE x.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "registrationHolds",
      title: "Holds on registration",
      about: "The same goes for the note of a hold.",
      tables: ["registration_hold"],
      columns: {
        organization: "Organization",
        kind: "Kind",
        email: "Email",
        lastOn: day("Last day"),
        hasNote: "Has a note",
        placedAt: instant("Placed"),
        liftedAt: instant("Lifted"),
      },
      read: fromSql(
        (person) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`x.placed_at`, Prisma.sql`x.id`)} AS key, ${OF_ORGANIZATION}, x.kind, x.email,
            x.last_on AS "lastOn", x.note IS NOT NULL AS "hasNote", x.placed_at AS "placedAt",
            x.lifted_at AS "liftedAt"
          FROM registration_hold x JOIN organization o ON o.id = x.organization_id WHERE ${isAbout(person)}`,
      ),
    },
  ],
};
