import { Prisma } from "@/lib/db/generated/client";
import { instant } from "../../rules/part";
import { byTime, fromSql, OF_ORGANIZATION, type OwnPart } from "../own-list";

export const ROLES: OwnPart = {
  key: "roles",
  title: "Your roles",
  lists: [
    {
      key: "memberships",
      title: "Organizations that know you",
      tables: ["membership"],
      columns: { organization: "Organization", role: "Role", createdAt: instant("Since") },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`m.created_at`, Prisma.sql`m.id`)} AS key, ${OF_ORGANIZATION}, m.role,
            m.created_at AS "createdAt"
          FROM membership m JOIN organization o ON o.id = m.organization_id WHERE m.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "standIns",
      title: "Standing in",
      about: "When you stood in for a director, or someone stood in for you.",
      tables: ["stand_in"],
      columns: {
        organization: "Organization",
        isForYou: "Someone stood in for you",
        fromAt: instant("From"),
        untilAt: instant("Until"),
        createdAt: instant("Set up"),
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`n.from_at`, Prisma.sql`n.id`)} AS key, ${OF_ORGANIZATION},
            n.director_id = ${id}::uuid AS "isForYou", n.from_at AS "fromAt", n.until_at AS "untilAt",
            n.created_at AS "createdAt"
          FROM stand_in n JOIN organization o ON o.id = n.organization_id
          WHERE n.user_id = ${id}::uuid OR n.director_id = ${id}::uuid`,
      ),
    },
  ],
};
