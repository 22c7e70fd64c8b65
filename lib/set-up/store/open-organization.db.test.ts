import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { hasOrganization } from "./has-organization";
import { openFirstOrganization, openOrganization } from "./open-organization";

await freshDatabase();

const AT = new Date("2026-11-21T18:00:00Z");
const asked = (slug: string) => ({
  name: `${slug} University`,
  slug,
  zone: "America/Chicago",
  office: "",
  email: `ann@${slug}.example`,
});
const first = (slug: string) =>
  openFirstOrganization({ ...asked(slug), admin: "Ann Ode" }, { at: AT, days: 30 });

test("of several first organizations at the same time, one is the first", async () => {
  expect(await hasOrganization()).toBe(false);
  const answers = await Promise.all(["one", "two", "three", "four", "five"].map(first));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await prisma().organization.count()).toBe(1);
  expect(await prisma().user.count()).toBe(1);
  expect(await hasOrganization()).toBe(true);
  expect(await first("six")).toEqual({ ok: false, refusal: "set-up" });

  const [session] = await prisma().signInSession.findMany();
  const roles = await prisma().membership.findMany({ where: { userId: session?.userId ?? "" } });
  expect(roles.map(({ role }) => role).toSorted()).toEqual(["admin", "director"]);
  // Signing in with a link shows that the address is theirs; the code doesn't.
  expect(await prisma().user.findFirst({ select: { emailVerified: true } })).toEqual({ emailVerified: null });
});

test("one more organization tells its admin; an address that's taken changes nothing", async () => {
  expect(await openOrganization(asked("harrow"), AT)).toEqual({ ok: true, value: true });
  const letters = await prisma().letter.findMany({ where: { toEmail: "ann@harrow.example" } });
  expect(letters.map(({ subject }) => subject)).toEqual(["You’re now an admin of harrow University"]);

  expect(await openOrganization({ ...asked("harrow"), email: "bo@harrow.example" }, AT)).toEqual({
    ok: false,
    refusal: "taken",
  });
  expect(await prisma().user.count({ where: { email: "bo@harrow.example" } })).toBe(0);
});
