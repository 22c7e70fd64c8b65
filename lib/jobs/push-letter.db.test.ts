import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import webpush from "web-push";
import { updateSessionRevoked } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { retryLetter } from "@/lib/mail/store/letters";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { updateSeen } from "@/lib/push/store/pushes";
import { findPushChoices, saveSubscription, updatePushKinds } from "@/lib/push/store/subscriptions";
import type { UserId } from "@/lib/shared/ids";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { seatMatch } from "@/lib/testing/seat-match";
import { chooseSettings } from "@/lib/testing/settings";
import { stopClock } from "@/lib/testing/stop-clock";
import { closeConnections } from "./close-connections";
import { notifyArrival } from "./notify-arrival";
import { passOverSeenLetter, pushLetter } from "./push-letter";
import { agentTo } from "./testing/stranger";

const keys = webpush.generateVAPIDKeys();
chooseSettings({
  APP_URL: "https://rookery.example",
  VAPID_PUBLIC_KEY: keys.publicKey,
  VAPID_PRIVATE_KEY: keys.privateKey,
});
stopClock(MONDAY);

await freshDatabase();

/** A stand-in for the push services of all browsers. */
const service = { status: 201, got: [] as { url: string; headers: Record<string, unknown>; body: Buffer }[] };
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  service.got.push({ url: request.url ?? "", headers: request.headers, body });
  response.writeHead(service.status).end();
}).listen(0, "127.0.0.1");
await once(server, "listening");

const agent = agentTo(server);

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await closeConnections();
});
beforeEach(() => {
  service.status = 201;
  service.got = [];
});

let leagues = 0;

/** A reported match whose other player has turned notifications on, and the email that asks them to confirm. */
async function reported() {
  leagues += 1;
  const league = await makeLeague({ slug: `push-${leagues}`, players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("No match");
  const userId = match.away;
  const device = await turnOn(userId);
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
  const [letter] = await readLetters({
    key: { startsWith: `${match.id}:`, endsWith: `:ResultReported:${userId}` },
  });
  if (!letter) throw new Error("No letter");
  return { league, match, userId, letter, ...device };
}

async function turnOn(userId: UserId) {
  const { id: sessionId } = await prisma().signInSession.create({
    data: { userId, createdAt: MONDAY, expiresAt: new Date(addHours(instantOf(MONDAY), 300)) },
  });
  const endpoint = `https://push.example.com/${randomBytes(8).toString("hex")}`;
  const ecdh = createECDH("prime256v1");
  const p256dh = ecdh.generateKeys("base64url");
  await saveSubscription(
    { userId, sessionId },
    { endpoint, p256dh, auth: randomBytes(16).toString("base64url") },
    MONDAY,
  );
  return { sessionId, endpoint };
}

test("two workers notify once, encrypted and signed, and the email waits for ten minutes", async () => {
  const { letter, endpoint } = await reported();
  expect(await Promise.all([pushLetter(letter.id, agent), pushLetter(letter.id, agent)])).toEqual([
    true,
    true,
  ]);
  expect(service.got.map(({ url }) => `https://push.example.com${url}`)).toEqual([endpoint]);
  expect(service.got[0]?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    authorization: expect.stringMatching(/^vapid t=.+, k=/),
  });
  expect(service.got[0]?.body.toString("latin1")).not.toContain(letter.subject);
  const later = await prisma().$queryRaw<{ minutes: number }[]>`
    SELECT round(extract(epoch FROM start_after - ${MONDAY}) / 60)::int AS minutes FROM pgboss.job
    WHERE data->>'letterId' = ${letter.id} AND data->>'unlessSeen' = 'true'`;
  expect(later).toEqual([{ minutes: 10 }]);
});

test("what was seen isn't emailed, and what wasn't is", async () => {
  const { letter } = await reported();
  await pushLetter(letter.id, agent);
  expect(await passOverSeenLetter(letter.id), "nobody has looked").toBe(false);
  const { id } = await prisma().push.findUniqueOrThrow({ where: { key: letter.key } });
  await updateSeen(id, MONDAY);
  expect(await passOverSeenLetter(letter.id)).toBe(true);
  expect((await prisma().letter.findUniqueOrThrow({ where: { id: letter.id } })).sentAt).toEqual(MONDAY);
});

test("an email that the operator sends again is sent, though it was a notification before", async () => {
  const { letter } = await reported();
  await pushLetter(letter.id, agent);
  await prisma().letter.update({ where: { id: letter.id }, data: { gaveUpAt: MONDAY } });
  await prisma().$executeRaw`DELETE FROM pgboss.job WHERE data->>'letterId' = ${letter.id}`;
  expect(await retryLetter(letter.id)).toBe(true);
  const jobs = await prisma().$queryRaw`
    SELECT data->>'unlessSeen' AS "unlessSeen" FROM pgboss.job WHERE data->>'letterId' = ${letter.id}`;
  expect(jobs).toEqual([{ unlessSeen: "true" }]);
});

test.each([
  { why: "the browser is gone (410)", status: 410, isKept: false },
  { why: "the browser is gone (404)", status: 404, isKept: false },
  { why: "the service fails", status: 500, isKept: true },
])("if $why the email is sent now", async ({ status, isKept }) => {
  const { letter, userId, endpoint } = await reported();
  service.status = status;
  expect(await pushLetter(letter.id, agent)).toBe(false);
  expect(service.got).toHaveLength(1);
  expect((await findPushChoices(userId, MONDAY)).endpoints).toEqual(isKept ? [endpoint] : []);
});

test("no one is notified of what they turned off, after signing out, or on a browser that's now someone else's", async () => {
  const off = await reported();
  await updatePushKinds(off.userId, ["times", "ruling"]);
  expect(await pushLetter(off.letter.id, agent)).toBe(false);

  const out = await reported();
  await updateSessionRevoked(out.sessionId, MONDAY);
  expect(await pushLetter(out.letter.id, agent)).toBe(false);

  const shared = await reported();
  const { sessionId } = await turnOn(shared.match.home);
  const next = { endpoint: shared.endpoint, p256dh: "B".repeat(87), auth: "a".repeat(22) };
  await saveSubscription({ userId: shared.match.home, sessionId }, next, MONDAY);
  expect(await pushLetter(shared.letter.id, agent)).toBe(false);
  expect(service.got).toEqual([]);
});

test("a person has ten browsers at most, and none once they're deleted", async () => {
  const { userId } = await reported();
  for (let count = 0; count < 11; count += 1) await turnOn(userId);
  expect((await findPushChoices(userId, MONDAY)).endpoints).toHaveLength(10);
  const { id } = await prisma().user.create({ data: { email: "late@lakeside.example", createdAt: MONDAY } });
  await turnOn(id);
  await prisma().user.delete({ where: { id } });
  expect(await prisma().pushSubscription.count({ where: { userId: id } })).toBe(0);
});

test("a player who checks in is told to the other one, once", async () => {
  leagues += 1;
  const league = await makeLeague({ slug: `push-${leagues}`, players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("No match");
  const startsAt = addHours(instantOf(MONDAY), 24);
  await seatMatch(league, match, { startsAt, agreedAt: MONDAY });
  const { endpoint } = await turnOn(match.away);
  await mustExecute(match.id, { type: "arrive", table: null }, { userId: match.home }, new Date(startsAt));
  const [job] = await prisma().$queryRaw<{ data: { matchId: string; seq: number } }[]>`
    SELECT data FROM pgboss.job WHERE name = 'notify-arrival' AND data->>'matchId' = ${match.id}`;
  if (!job) throw new Error("No job");
  await notifyArrival(job.data, agent);
  await notifyArrival(job.data, agent);
  expect(service.got.map(({ url }) => `https://push.example.com${url}`)).toEqual([endpoint]);
});
