import { prisma } from "@/lib/db/client";
import type { TestLeague } from "@/lib/testing/league";

/** The user ids of everyone who works at a campus, and of someone who used to. */
export type People = Readonly<Record<"director" | "admin" | "staff" | "formerDirector", string>>;

/** Gives each role its own person. The director of a test league is also its admin. */
export async function addPeople({ organizationId, directorId, org }: TestLeague, at: Date): Promise<People> {
  await prisma().membership.deleteMany({ where: { organizationId, userId: directorId, role: "admin" } });
  const add = async (name: string, role: "admin" | "staff" | null) => {
    const user = await prisma().user.create({
      data: { email: `${name}@${org}.example`, name, createdAt: at },
    });
    if (role)
      await prisma().membership.create({ data: { organizationId, userId: user.id, role, createdAt: at } });
    return user.id;
  };
  return {
    director: directorId,
    admin: await add("admin", "admin"),
    staff: await add("staff", "staff"),
    formerDirector: await add("former", null),
  };
}
