import { insertToken, revokeOwnToken } from "@/lib/api/store/tokens";
import { prisma } from "@/lib/db/client";
import type { World } from "../world.ts";

const BEARERS = [
  "nobody",
  "unknown",
  "malformed",
  "revoked",
  "director",
  "staff",
  "admin",
  "player",
  "director elsewhere",
] as const;
export type Bearer = (typeof BEARERS)[number];

/** What each of them sends as Authorization. */
export type Tokens = Readonly<Record<Bearer, string | null>>;

/** Makes a token that reads for everyone who could have one. */
export async function makeTokens({ home, elsewhere }: World): Promise<Tokens> {
  const revoked = await tokenOf(home.people.director);
  const last = await prisma().apiToken.findFirstOrThrow({
    where: { userId: home.people.director, revokedAt: null },
    orderBy: { id: "desc" },
  });
  await revokeOwnToken(home.people.director, last.id, new Date());
  return {
    nobody: null,
    unknown: `Bearer rk_${"a".repeat(43)}`,
    malformed: "Bearer",
    revoked,
    director: await tokenOf(home.people.director),
    staff: await tokenOf(home.people.staff),
    admin: await tokenOf(home.people.admin),
    player: await tokenOf(home.league.players[0]?.userId ?? ""),
    "director elsewhere": await tokenOf(elsewhere.people.director),
  };
}

async function tokenOf(userId: string): Promise<string> {
  const made = await insertToken(userId, { name: "Attack", scopes: ["read"] }, new Date());
  if (!made.ok) throw new Error("There is room for a token");
  return `Bearer ${made.value}`;
}
