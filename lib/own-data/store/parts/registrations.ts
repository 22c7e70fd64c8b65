import { Prisma } from "@/lib/db/generated/client";
import { day, instant } from "../../rules/part";
import { byTime, fromSql, OF_ORGANIZATION, type OwnPart } from "../own-list";

/** An entry (e) of the person, with its division (d), season (s) and organization (o). */
const OWN_ENTRIES = Prisma.sql`
  entry e
  JOIN division d ON d.id = e.division_id
  JOIN season s ON s.id = d.season_id
  JOIN organization o ON o.id = s.organization_id`;

const ENTRY_NAME = Prisma.sql`s.name AS season, d.name AS division`;

export const REGISTRATIONS: OwnPart = {
  key: "registrations",
  title: "Your registrations",
  lists: [
    {
      key: "entries",
      title: "Divisions you registered for",
      tables: ["entry", "group_member"],
      columns: {
        organization: "Organization",
        season: "Season",
        division: "Division",
        name: "Name",
        number: "Number",
        status: "Status",
        registeredAt: instant("Registered"),
        rulesVersion: "Version of the rules you accepted",
        bornOn: day("Date of birth"),
        seed: "Seed",
        groups: "Groups",
        annulled: "Left out of the standings",
        sharesPhone: "Opponents can see your phone number",
      },
      headedBy: "division",
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`e.registered_at`, Prisma.sql`e.id`)} AS key, ${OF_ORGANIZATION}, ${ENTRY_NAME},
            e.name, e.number, replace(e.status::text, '_', ' ') AS status, e.registered_at AS "registeredAt",
            p.version AS "rulesVersion", e.born_on AS "bornOn", e.seed, e.annulled, e.shares_phone AS "sharesPhone",
            (
              SELECT coalesce(json_agg(concat('group ', g.number, ', number ', g.position) ORDER BY t.position), '[]')
              FROM stage t JOIN group_member g ON g.stage_id = t.id AND g.entry_id = e.id WHERE t.division_id = d.id
            ) AS groups
          FROM ${OWN_ENTRIES} JOIN rule_pack p ON p.id = e.accepted_rule_pack_id WHERE e.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "forgivenForfeits",
      title: "Forfeits of yours that a director forgave",
      about:
        "A director’s notes to other directors can be about others too. The office shows them if you ask.",
      tables: ["forgiven_strike"],
      columns: { organization: "Organization", season: "Season", division: "Division", at: instant("When") },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`f.at`, Prisma.sql`f.match_id`)} AS key, ${OF_ORGANIZATION}, ${ENTRY_NAME}, f.at
          FROM ${OWN_ENTRIES} JOIN forgiven_strike f ON f.entry_id = e.id WHERE e.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "keptDespiteForfeits",
      title: "Decisions to keep you in a season despite forfeits",
      tables: ["keeping"],
      columns: {
        organization: "Organization",
        season: "Season",
        division: "Division",
        at: instant("When"),
        forfeits: "Forfeits",
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`k.at`, Prisma.sql`k.id`)} AS key, ${OF_ORGANIZATION}, ${ENTRY_NAME}, k.at,
            cardinality(k.match_ids) AS forfeits
          FROM ${OWN_ENTRIES} JOIN keeping k ON k.entry_id = e.id WHERE e.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "usernames",
      title: "Usernames on chess sites",
      tables: ["handle"],
      columns: {
        organization: "Organization",
        season: "Season",
        username: "Username",
        site: "Proven on",
        accountId: "Account there",
        accountName: "Its name",
        provenAt: instant("Proven"),
        lookedUpAt: instant("Last looked up"),
      },
      headedBy: "username",
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT h.season_id::text AS key, ${OF_ORGANIZATION}, s.name AS season, h.handle AS username,
            h.account_site AS site, h.account_id AS "accountId", h.account_name AS "accountName",
            h.proven_at AS "provenAt", h.looked_up_at AS "lookedUpAt"
          FROM handle h JOIN season s ON s.id = h.season_id JOIN organization o ON o.id = s.organization_id
          WHERE h.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "withheldNames",
      title: "Where your name is withheld from the public",
      tables: ["withheld_name"],
      columns: { organization: "Organization", at: instant("Since") },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`w.at`, Prisma.sql`o.id`)} AS key, ${OF_ORGANIZATION}, w.at
          FROM withheld_name w JOIN organization o ON o.id = w.organization_id WHERE w.user_id = ${id}::uuid`,
      ),
    },
  ],
};
