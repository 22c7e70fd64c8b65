import { randomUUID } from "node:crypto";
import * as cache from "next/cache";
import { beforeEach, expect, test, vi } from "vitest";
import type { Actor } from "@/lib/auth/current-actor";
import * as sessions from "@/lib/auth/current-session";
import { openSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { readErasure } from "../store/preview";
import { ERASURE_REFUSAL_SENTENCES } from "../words/erasure";
import { deleteAccount } from "./delete-account";

const asking = askAs();
const clock = stopClock();
let session = "";
vi.spyOn(sessions, "currentSessionId").mockImplementation(async () => session);
const refresh = vi.spyOn(cache, "refresh").mockImplementation(() => undefined);

await freshDatabase();

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
    const form = await formOf(who(), stamp, minutes);
    expect(await deleteAccount(null, form)).toMatchObject({ sentence: ERASURE_REFUSAL_SENTENCES[refusal] });
    expect(refresh).toHaveBeenCalledOnce();
    expect(await prisma().erasure.count({ where: { userId: who() } })).toBe(0);
  },
);

/** The form of someone who signed in so many minutes ago; with the stamp of their page, if no other is given. */
async function formOf(userId: string, stamp: string | null, minutes: number) {
  const { email, name } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  const signedInAt = new Date(MONDAY.getTime() - minutes * 60_000);
  clock.now = MONDAY;
  session = await inTransaction((tx) => openSession(tx, userId, signedInAt, 30));
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
