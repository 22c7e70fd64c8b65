import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/auth/current-actor";
import { openSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { readErasure } from "../store/preview";
import { ERASURE_REFUSAL_SENTENCES } from "../words/erasure";

const asking = vi.hoisted(() => ({ actor: undefined as Actor | undefined, session: "", now: new Date() }));
const refresh = vi.hoisted(() => vi.fn());
vi.mock("@/lib/auth/current-actor", () => ({ currentActor: async () => asking.actor }));
vi.mock("@/lib/auth/current-session", () => ({ currentSessionId: async () => asking.session }));
vi.mock("@/lib/clock", () => ({ now: () => asking.now }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/cache", () => ({ refresh }));

const { deleteAccount } = await import("./delete-account");

await freshDatabase();
vi.stubEnv("APP_URL", "http://localhost:3000");
vi.stubEnv("AUTH_SECRET", "0123456789abcdef0123456789abcdef");

let directorId: string;
let playerId: string;
beforeEach(async () => {
  const league = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2 });
  directorId = league.directorId;
  playerId = league.players[0]?.userId ?? "";
  refresh.mockClear();
});

test.each([
  { why: "something changed", who: () => playerId, stamp: "older", minutes: 5, refusal: "changed" },
  { why: "something comes first", who: () => directorId, stamp: null, minutes: 5, refusal: "blocked" },
  { why: "signed in long ago", who: () => playerId, stamp: null, minutes: 20, refusal: "sign-in-again" },
] as const)(
  "a refusal draws the page again, which says what to do: $why",
  async ({ who, stamp, minutes, refusal }) => {
    const form = await askAs(who(), stamp, minutes);
    expect(await deleteAccount(null, form)).toMatchObject({ sentence: ERASURE_REFUSAL_SENTENCES[refusal] });
    expect(refresh).toHaveBeenCalledOnce();
    expect(await prisma().erasure.count({ where: { userId: who() } })).toBe(0);
  },
);

/** The form of someone who signed in so many minutes ago; with the stamp of their page, if no other is given. */
async function askAs(userId: string, stamp: string | null, minutes: number) {
  const { email, name } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  const signedInAt = new Date(MONDAY.getTime() - minutes * 60_000);
  asking.now = MONDAY;
  asking.session = await inTransaction((tx) => openSession(tx, userId, signedInAt, 30));
  asking.actor = {
    id: userId,
    email,
    name: name ?? "",
    phone: null,
    roles: [],
  } as unknown as Actor;
  const form = new FormData();
  form.set("stamp", stamp ?? (await readErasure(prisma(), userId, MONDAY)).stamp);
  form.set("email", email ?? "");
  return form;
}
