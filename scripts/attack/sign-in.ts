import { encode } from "next-auth/jwt";
import { insertSession, updateSessionRevoked } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { makeSessionCookie } from "@/lib/testing/session-cookie";
import type { Role } from "./doors.ts";
import type { TestMatch, World } from "./world.ts";

export const SECRET = "only-for-attacks-0123456789-0123456789";
export const OPERATOR = "operator@home.example";

/** The cookie header of a role. Empty for a visitor. */
export type Cookies = (role: Role, match?: TestMatch) => string;

/** Signs everyone in. `player` and `opponent` depend on the match. */
export async function signEverybodyIn({ home, elsewhere }: World): Promise<Cookies> {
  const operator = await prisma().user.create({ data: { email: OPERATOR, name: "Operator" } });
  const { director, admin, staff, formerDirector } = home.people;
  const fixed: Partial<Record<Role, string>> = {
    visitor: "",
    "forged cookie": await cookieOf(director, "another-secret-0123456789-0123456789-01"),
    "revoked session": await revokedCookieOf(director),
    staff: await cookieOf(staff),
    director: await cookieOf(director),
    admin: await cookieOf(admin),
    "former director": await cookieOf(formerDirector),
    "player elsewhere": await cookieOf(elsewhere.league.players[0]?.userId ?? ""),
    "staff elsewhere": await cookieOf(elsewhere.people.staff),
    "director elsewhere": await cookieOf(elsewhere.people.director),
    "admin elsewhere": await cookieOf(elsewhere.people.admin),
    operator: await cookieOf(operator.id),
  };
  const players = new Map<string, string>();
  for (const { userId } of home.league.players) players.set(userId, await cookieOf(userId));
  const ids = home.league.players.map(({ userId }) => userId);
  return (role, match) => {
    const sides = match ?? { home: ids[0] ?? "", away: ids[1] ?? "" };
    const other = ids.find((id) => id !== sides.home && id !== sides.away) ?? "";
    const player = { player: sides.home, opponent: sides.away, "other player": other }[role as string];
    return fixed[role] ?? players.get(player ?? "") ?? "";
  };
}

function cookieOf(userId: string, secret = SECRET): Promise<string> {
  return makeSessionCookie(userId, secret);
}

async function revokedCookieOf(userId: string): Promise<string> {
  const sessionId = await insertSession(userId, new Date(), 1);
  await updateSessionRevoked(sessionId, new Date());
  return `next-auth.session-token=${await encode({ token: { sub: userId, sessionId }, secret: SECRET })}`;
}
