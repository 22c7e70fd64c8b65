import * as request from "next/headers";
import { beforeAll, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { ROLES, type Role } from "@/lib/people/rules/permissions";
import { listRolesEverywhere } from "@/lib/people/store/roles-everywhere";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import type { Actor } from "./current-actor";
import { requireActor, requireAdmin, requireDirector, requireStaff } from "./gates";

const asking = askAs();

await freshDatabase();

let own: TestLeague;
let elsewhere: TestLeague;
beforeAll(async () => {
  own = await makeLeague({ players: 2, publish: false });
  elsewhere = await makeLeague({ slug: "riverside", players: 2, publish: false });
});

const GATES = { staff: requireStaff, director: requireDirector, admin: requireAdmin };
type Gate = keyof typeof GATES;
const LETS_IN: Readonly<Record<Gate, readonly Role[]>> = {
  staff: ["staff", "director", "admin"],
  director: ["director"],
  admin: ["admin"],
};
const CASES = (Object.keys(GATES) as Gate[]).flatMap((gate) => ROLES.map((role) => ({ gate, role })));

test.each(CASES)(
  "a $role passes the gate for $gate only if it allows them, and never in another organization",
  async ({ gate, role }) => {
    asking.actor = await makePerson(role);
    const pass = (league: TestLeague) => GATES[gate](league.org).then(() => "in", absent);
    expect(await pass(own)).toBe(LETS_IN[gate].includes(role) ? "in" : "absent");
    expect(await pass(elsewhere)).toBe("absent");
  },
);

test("where a visitor comes back to fits into a header", async () => {
  asking.actor = undefined;
  const sent = await requireActor(`/desk/${"a".repeat(60_000)}`).catch(
    (error: { digest: string }) => error.digest,
  );
  expect(sent).toMatch(/;\/sign-in;/);
});

test("a visitor is sent to sign in", async () => {
  asking.actor = undefined;
  await expect(requireActor("/me")).rejects.toMatchObject({
    digest: expect.stringContaining("/sign-in?next="),
  });
});

test("a visitor who sends a form comes back to its page, and is told that it wasn't sent", async () => {
  asking.actor = undefined;
  const sent = new Headers({
    accept: "text/html",
    origin: "https://chess.example",
    referer: "https://chess.example/matches/m1?done=report",
  });
  vi.spyOn(request, "headers").mockResolvedValue(sent);
  const unsent = { digest: expect.stringContaining(";/sign-in?error=Unsent&next=%2Fmatches%2Fm1;") };
  await expect(requireActor("/me")).rejects.toMatchObject(unsent);
  await expect(requireStaff(own.org)).rejects.toMatchObject(unsent);
});

async function makePerson(role: Role): Promise<Actor> {
  const email = `${crypto.randomUUID()}@lakeside.example`;
  const user = await prisma().user.create({ data: { email, createdAt: MONDAY } });
  const { organizationId } = own;
  await prisma().membership.create({ data: { organizationId, userId: user.id, role, createdAt: MONDAY } });
  return { ...user, rolesEverywhere: await listRolesEverywhere(user.id, MONDAY) };
}

/** What Next throws for a page that doesn't exist. */
function absent(error: unknown): string {
  if ((error as { digest?: string }).digest === "NEXT_HTTP_ERROR_FALLBACK;404") return "absent";
  throw error;
}
