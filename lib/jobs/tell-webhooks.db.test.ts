import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listenForChanges } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { updateCapacity } from "@/lib/entries/store/waitlist";
import { saveFee } from "@/lib/fees/store/fee";
import { PASS } from "@/lib/fees/testing/pass";
import { type AdminScope, proveAdmin } from "@/lib/people/rules/permissions";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { insertBreak } from "@/lib/season/store/breaks";
import { insertDivision } from "@/lib/season/store/edit-divisions";
import { seasonStamp, updateSeason } from "@/lib/season/store/edit-season";
import { insertRulePack } from "@/lib/season/store/rule-packs";
import { findSeason, insertSeason, updateSeasonStatus } from "@/lib/season/store/seasons";
import type { Answer } from "@/lib/shared/answer";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { AT_ONCE, MOST_OF_ONE, noteAttempt, takeDueMessages } from "@/lib/webhooks/store/messages";
import {
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  MOST_WEBHOOKS,
  replayMessage,
  rotateSecret,
} from "@/lib/webhooks/store/webhooks";
import { closeConnections } from "./close-connections";
import { sweep } from "./sweep";
import { tellSoon } from "./tell-soon";
import { tellWebhooks } from "./tell-webhooks";
import { agentTo } from "./testing/stranger";

await freshDatabase();

type Got = { readonly headers: Record<string, string>; readonly body: string };
const receiver = { status: 204, got: [] as Got[] };
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  if (request.headers.host?.startsWith("hanging")) return;
  receiver.got.push({ headers: request.headers as Record<string, string>, body });
  response.writeHead(receiver.status, { location: "http://127.0.0.1/" }).end();
}).listen(0, "127.0.0.1");
await once(server, "listening");

const agent = agentTo(server);

let league: TestLeague;
let scope: AdminScope;
let elsewhere: AdminScope;
beforeAll(async () => {
  league = await makeLeague({ players: 6 });
  scope = adminOf(league);
  elsewhere = adminOf(await makeLeague({ slug: "harrow" }));
});
beforeEach(async () => {
  receiver.status = 204;
  receiver.got = [];
  await prisma().webhook.deleteMany();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await closeConnections();
});

function adminOf({ organizationId, directorId }: TestLeague): AdminScope {
  const proven = proveAdmin({ organizationId, userId: directorId, roles: ["admin"] });
  if (!proven) throw new Error("They are one");
  return proven;
}

async function add(): Promise<string> {
  const made = await insertWebhook(scope, "https://hook.lakeside.example/rookery", MONDAY);
  if (!made.ok) throw new Error("There is room");
  return made.value;
}

async function change(): Promise<void> {
  const match = (await listTestMatches(league)).find(({ status }) => status === "open");
  if (!match) throw new Error("There are open matches");
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
}

const SPRING_BREAK = { name: "Spring break", from: "2027-03-15", until: "2027-03-19" };

async function makeDraft(slug: string) {
  const divisions = [{ slug: "open", name: "Open" }];
  const plan = { slug, name: "Spring 2027", startsOn: "2027-01-11", rules: DEPAUL, divisions };
  await must(insertSeason(league.scope, plan, MONDAY));
  const season = await findSeason(league.org, slug);
  if (!season) throw new Error("It was just made");
  return season;
}

async function must(answer: Promise<Answer<unknown, unknown> | null>): Promise<void> {
  expect(await answer).toMatchObject({ ok: true });
}

/** Messages get their time from the database. */
const later = (hours = 0) => new Date(Date.now() + 60_000 + hours * 3_600_000);

const tell = (at: Date) => tellWebhooks(() => at, agent);

const log = async () => (await listWebhooks(scope)).flatMap(({ messages }) => messages);

function signatureBy(secret: string, { headers, body }: Got): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}

describe("a change of something public", () => {
  test("is told once, signed, with nothing about people", async () => {
    const secret = await add();
    await change();
    const at = later();
    await tell(at);
    await tell(at);
    expect(receiver.got).toHaveLength(1);
    const [got] = receiver.got;
    if (!got) throw new Error("It got one");
    expect(JSON.parse(got.body)).toEqual({
      type: "division.changed",
      timestamp: expect.any(String),
      data: { organization: "lakeside", season: "fall-2026", divisions: ["open"] },
    });
    expect(got.headers["webhook-timestamp"]).toBe(String(Math.floor(at.getTime() / 1000)));
    expect(got.headers["webhook-signature"]).toBe(signatureBy(secret, got));
    expect(await log()).toMatchObject([{ id: got.headers["webhook-id"], attempts: 1, lastAnswer: "204" }]);
  });

  test("isn’t one of a draft, whatever a director does with it, but its opening is", async () => {
    const season = await makeDraft("spring-2027");
    const { scope: director } = league;
    await add();
    await must(insertBreak(director, season.id, SPRING_BREAK, MONDAY));
    await must(saveFee(director, season.id, { fee: PASS, seen: 0 }, MONDAY));
    const rules = { ...DEPAUL, schedule: { ...DEPAUL.schedule, daysPerRound: 14 } };
    await must(insertRulePack(director, season, { rules, madeFrom: 1 }, MONDAY));
    const edit = { ...season, name: "Spring" };
    await must(updateSeason(director, season, edit, { seen: seasonStamp(season), at: MONDAY }));
    await must(
      insertDivision(director, season.id, { name: "Under 15", underAge: 15, capacity: null }, MONDAY),
    );
    await must(updateCapacity(director, season.divisions[0]?.id ?? "", { capacity: 8 }, MONDAY));
    expect(await log()).toEqual([]);
    await must(updateSeasonStatus(director, season.id, "open", MONDAY));
    const messages = await prisma().webhookMessage.findMany();
    expect(messages).toMatchObject([{ type: "season.changed", data: { season: "spring-2027" } }]);
  });

  test("elsewhere isn’t", async () => {
    await insertWebhook(elsewhere, "https://hook.harrow.example/rookery", MONDAY);
    await change();
    await tell(later());
    expect(receiver.got).toEqual([]);
  });

  test("is told once by many workers", async () => {
    await add();
    await change();
    const at = later();
    await Promise.all(Array.from({ length: 6 }, () => tell(at)));
    expect(receiver.got).toHaveLength(1);
  });
});

describe("many messages", () => {
  const many = 2 * AT_ONCE + 20;
  const addMany = async (url = "https://hook.lakeside.example/rookery", count = many) => {
    const webhookId = randomUUID();
    const { organizationId } = league;
    await prisma().webhook.create({
      data: { id: webhookId, organizationId, url, secret: "whsec_c2VjcmV0", createdAt: MONDAY },
    });
    const message = { webhookId, type: "season.changed", data: {}, createdAt: MONDAY, nextAt: new Date() };
    await prisma().webhookMessage.createMany({
      data: Array.from({ length: count }, () => ({ id: randomUUID(), ...message })),
    });
  };
  const countWaiting = () => prisma().webhookMessage.count({ where: { deliveredAt: null } });

  test("are all told", async () => {
    await addMany();
    await tell(later());
    expect(receiver.got).toHaveLength(many);
    expect(await countWaiting()).toBe(0);
  });

  test("of a receiver that's away wait until new ones of others are told", async () => {
    await addMany("https://away.harrow.example/rookery");
    await prisma().webhookMessage.updateMany({ data: { attempts: 1, nextAt: new Date(0) } });
    await addMany("https://hook.lakeside.example/rookery", 1);
    const due = await takeDueMessages(later());
    expect(due.filter(({ url }) => url.includes("lakeside"))).toHaveLength(1);
  });

  test("of one receiver don't fill a batch, so that no one waits for it alone", async () => {
    await addMany("https://slow.harrow.example/rookery");
    await prisma().webhookMessage.updateMany({ data: { nextAt: new Date(0) } });
    await addMany("https://hook.lakeside.example/rookery", 3);
    const due = await takeDueMessages(later());
    expect(due.filter(({ url }) => url.includes("slow"))).toHaveLength(MOST_OF_ONE);
    expect(due.filter(({ url }) => url.includes("lakeside"))).toHaveLength(3);
    expect(await takeDueMessages(later())).toHaveLength(MOST_OF_ONE);
    expect(await takeDueMessages(later(), [], 2), "no room for more").toHaveLength(2);
  });

  test("of many receivers with older ones leave room for the first one of each", async () => {
    for (let each = 0; each < AT_ONCE / MOST_OF_ONE; each++)
      await addMany(`https://away-${each}.harrow.example/rookery`, 2 * MOST_OF_ONE);
    await prisma().webhookMessage.updateMany({ data: { nextAt: new Date(0) } });
    await addMany("https://hook.lakeside.example/rookery", 1);
    const due = await takeDueMessages(later());
    expect(due).toHaveLength(AT_ONCE);
    expect(due.filter(({ url }) => url.includes("lakeside"))).toHaveLength(1);
  });

  test("of a receiver that answers are all told while another one hangs", async () => {
    await addMany("https://hanging.harrow.example/rookery", 3 * MOST_OF_ONE);
    await addMany("https://hook.lakeside.example/rookery", 3 * MOST_OF_ONE);
    const told = tell(later());
    await vi.waitFor(() => expect(receiver.got).toHaveLength(3 * MOST_OF_ONE), { timeout: 6_000 });
    const hangingUp = setInterval(() => server.closeAllConnections(), 20);
    await told;
    clearInterval(hangingUp);
    expect(await countWaiting()).toBe(3 * MOST_OF_ONE);
  });

  test("are left to the next sweep if receivers take long", async () => {
    await addMany();
    let calls = 0;
    const slow = () => new Date(later().getTime() + 60_000 * calls++);
    await tellWebhooks(slow, agent);
    expect(await countWaiting()).toBe(many - MOST_OF_ONE);
  });

  test("are sent at the time it is then, not at the time when the sweep began", async () => {
    await addMany("https://127.0.0.1/", 1);
    const before = new Date();
    await sweep(new Date(before.getTime() - 10 * 60_000));
    const [message] = await prisma().webhookMessage.findMany();
    expect(message).toMatchObject({ attempts: 1, lastAnswer: "not a public address" });
    expect(message?.nextAt?.getTime()).toBeGreaterThanOrEqual(before.getTime() + 60_000);
  });
});

describe("a receiver that fails", () => {
  test.each([500, 404, 302])(
    "with %s is tried again for a day, with the same id, then given up",
    async (status) => {
      await add();
      await change();
      receiver.status = status;
      for (let hours = 0; hours <= 40; hours += 0.5) await tell(later(hours));
      expect(receiver.got).toHaveLength(8);
      expect(new Set(receiver.got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      expect(await log()).toMatchObject([
        { attempts: 8, nextAt: null, deliveredAt: null, lastAnswer: String(status) },
      ]);
    },
  );

  test("gets a message that an admin sends again during its last attempt", async () => {
    await add();
    await change();
    await prisma().webhookMessage.updateMany({ data: { attempts: 7 } });
    const [last] = await takeDueMessages(later());
    if (!last) throw new Error("It's due");
    expect(await replayMessage(scope, last.id, later())).toBe(true);
    await noteAttempt(last, { isDelivered: false, answer: "500" }, later());
    await tell(later());
    expect(receiver.got.map(({ headers }) => headers["webhook-id"])).toEqual([last.id]);
    expect(await log()).toMatchObject([{ attempts: 1, lastAnswer: "204" }]);
  });

  test("gets a message again when an admin sends it again, and no one else’s admin does", async () => {
    await add();
    await change();
    await tell(later());
    const [message] = await log();
    expect(await replayMessage(elsewhere, message?.id ?? "", later())).toBe(false);
    expect(await replayMessage(scope, message?.id ?? "", later())).toBe(true);
    const [again] = await takeDueMessages(later());
    expect(await log(), "doesn’t have the answer of before").toMatchObject([
      { attempts: 1, lastAnswer: null },
    ]);
    if (!again) throw new Error("It's due");
    await noteAttempt(again, { isDelivered: false, answer: "500" }, later());
    await tell(later(1));
    expect(receiver.got.map(({ headers }) => headers["webhook-id"])).toEqual([message?.id, message?.id]);
  });
});

describe("a secret", () => {
  test("that’s replaced signs for another day", async () => {
    const old = await add();
    const [webhook] = await listWebhooks(scope);
    const shown = { id: webhook?.id ?? "", seen: webhook?.stamp ?? "" };
    expect(await rotateSecret(elsewhere, shown, MONDAY)).toBeNull();
    const rotate = (hours: number) => rotateSecret(scope, shown, later(hours));
    const answers = await Promise.all([rotate(0), rotate(0)]);
    const secret = answers[0]?.ok ? answers[0].value.secret : "";
    expect(answers.map((each) => each?.ok && each.value.isNew).sort()).toEqual([false, true]);
    expect(await rotate(1), "sent again").toEqual({ ok: true, value: { secret, isNew: false } });
    expect(await rotate(25)).toEqual({ ok: false, refusal: "changed" });
    await change();
    await tell(later());
    const [first] = receiver.got;
    if (!first) throw new Error("It got one");
    expect(first.headers["webhook-signature"]).toBe(
      `${signatureBy(secret, first)} ${signatureBy(old, first)}`,
    );
    const [message] = await log();
    await replayMessage(scope, message?.id ?? "", later(25));
    await tell(later(25));
    const [, second] = receiver.got;
    if (!second) throw new Error("It got another");
    expect(second.headers["webhook-signature"]).toBe(signatureBy(secret, second));
  });

  test("isn’t on the page’s list", async () => {
    const secret = await add();
    expect(JSON.stringify(await listWebhooks(scope))).not.toContain(secret.slice(6));
  });
});

test("a report that comes while a webhook is being removed is kept, and told to no one", async () => {
  await add();
  const reported = inTransaction(async (tx) => {
    await tx.webhook.deleteMany();
    const report = change();
    await vi.waitFor(async () => expect(await countBlocked(tx)).toBe(1));
    return [report];
  });
  const [report] = await reported;
  await expect(report).resolves.toBeUndefined();
  expect(await prisma().webhookMessage.count()).toBe(0);
});

async function countBlocked(tx: Transaction): Promise<number> {
  const [blocked] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))`;
  return blocked?.count ?? 0;
}

test("an organization has so many webhooks, also if they’re added at the same time", async () => {
  const url = "https://hook.lakeside.example/rookery";
  const made = await Promise.all(
    Array.from({ length: MOST_WEBHOOKS + 3 }, () => insertWebhook(scope, url, MONDAY)),
  );
  expect(made.filter(({ ok }) => ok)).toHaveLength(MOST_WEBHOOKS);
  const [webhook] = await listWebhooks(scope);
  expect(await deleteWebhook(elsewhere, webhook?.id ?? "", MONDAY)).toBe(false);
  expect(await deleteWebhook(scope, webhook?.id ?? "", MONDAY)).toBe(true);
  expect(await deleteWebhook(scope, webhook?.id ?? "", MONDAY), "removed already").toBe(true);
  expect(await deleteWebhook(elsewhere, webhook?.id ?? "", MONDAY)).toBe(false);
});

describe("right after a change", () => {
  test("a webhook is told by the notice of the commit, without a sweep", async () => {
    await add();
    const leave = await listenForChanges(
      tellSoon(() => tell(new Date())),
      () => {},
    );
    await change();
    await vi.waitFor(() => expect(receiver.got).toHaveLength(1), { timeout: 5_000 });
    await vi.waitFor(async () => expect(await log()).toMatchObject([{ attempts: 1 }]));
    await leave();
  });

  test("many notices are one look, and one that fails leaves the next to come", async () => {
    let looks = 0;
    const ask = tellSoon(async () => {
      looks += 1;
      if (looks === 1) throw new Error("The database is away");
    });
    for (let times = 0; times < 50; times++) ask();
    await vi.waitFor(() => expect(looks).toBe(1));
    ask();
    await vi.waitFor(() => expect(looks).toBe(2));
  });
});
