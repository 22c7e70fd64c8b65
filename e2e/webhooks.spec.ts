import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import type { Page } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { tellWebhooks } from "@/lib/jobs/tell-webhooks";
import { mustExecute, type TestLeague, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

type Got = { readonly headers: Record<string, string>; readonly body: string };

/** Later than the app's next attempt, and sooner than an old secret ends. */
const HALF_A_DAY_MS = 12 * 3_600_000;

test("an admin adds a webhook, sends a failed message again, changes the secret and removes it", async ({
  league,
  windowOf,
}) => {
  const receiver = await startReceiver();
  const url = `https://hook.${league.org}.example/rookery`;
  const admin = await windowOf(league.directorId);
  await admin.goto(`/desk/${league.org}/webhooks`);
  await admin.getByLabel("Address").fill("https://127.0.0.1/hook");
  await admin.getByRole("button", { name: "Add the webhook" }).click();
  await expect(admin.getByText("Enter a public https:// address without a port").first()).toBeVisible();
  expect(await prisma().webhook.count({ where: { organizationId: league.organizationId } })).toBe(0);
  await expectGoodPage(admin);

  await admin.getByLabel("Address").fill(url);
  await admin.getByRole("button", { name: "Add the webhook" }).click();
  const secret = await shownSecret(admin);
  await admin.reload();
  await expect(admin.getByText(url, { exact: true })).toBeVisible();
  expect(await admin.content()).not.toContain("whsec_");

  // No one has this name, so the app's own attempt fails.
  await play(league);
  await expectFailure(admin, league);
  await expectGoodPage(admin);
  await sendAgain(admin);
  await receiver.deliver();
  expect(await readLog(admin)).toMatch(/division\.changed .*Delivered/);
  const [first] = receiver.got;
  if (!first) throw new Error("It got one");
  expect(first.headers["webhook-signature"]).toBe(signatureBy(secret, first));
  expect(JSON.parse(first.body).data).toEqual({
    organization: league.org,
    season: "fall-2026",
    divisions: ["open"],
  });

  await admin.getByRole("button", { name: "Make a new secret" }).click();
  const newSecret = await shownSecret(admin);
  expect(newSecret).not.toBe(secret);
  await admin.reload();
  expect(await admin.content()).not.toContain("whsec_");
  const before = receiver.got.map(({ headers }) => headers["webhook-id"]);
  await sendAgain(admin);
  await receiver.deliver();
  const [again, ...more] = receiver.got.slice(before.length);
  if (!again) throw new Error("It got it again");
  expect(more).toEqual([]);
  expect(before).toContain(again.headers["webhook-id"]);
  expect(again.headers["webhook-signature"]).toBe(
    `${signatureBy(newSecret, again)} ${signatureBy(secret, again)}`,
  );

  await remove(admin);
  receiver.stop();
});

test("without JavaScript, an admin adds a webhook, changes the secret in one of two tabs, and removes it", async ({
  league,
  windowOf,
}) => {
  const url = `https://hook.${league.org}.example/rookery`;
  const admin = await windowOf(league.directorId, { javaScriptEnabled: false });
  await admin.goto(`/desk/${league.org}/webhooks`);
  await admin.getByLabel("Address").fill("https://10.0.0.1/hook");
  await admin.getByRole("button", { name: "Add the webhook" }).click();
  await expect(admin.getByText("Enter a public https:// address without a port").first()).toBeVisible();
  await admin.getByLabel("Address").fill(url);
  await admin.getByRole("button", { name: "Add the webhook" }).click();
  const secret = await shownSecret(admin);
  const other = await admin.context().newPage();
  await other.goto(`/desk/${league.org}/webhooks`);
  await admin.getByRole("button", { name: "Make a new secret" }).click();
  const newSecret = await shownSecret(admin);
  expect(newSecret).not.toBe(secret);
  await other.getByRole("button", { name: "Make a new secret" }).click();
  await expect(other.getByText("There’s already a new secret")).toBeVisible();
  expect(await shownSecret(other)).toBe(newSecret);
  await remove(admin);
});

/** Both players agree on a result, which is public. */
async function play(league: TestLeague): Promise<void> {
  const { id, home, away } = await firstMatch(league);
  await mustExecute(id, { type: "report", games: [...TWO_NIL] }, { userId: home }, new Date());
  await mustExecute(id, { type: "approve" }, { userId: away }, new Date());
}

async function shownSecret(page: Page): Promise<string> {
  await expect(page.getByText("Copy it now. We won’t show it again.")).toBeVisible();
  const secret = ((await page.locator("code").textContent()) ?? "").trim();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  return secret;
}

async function readLog(page: Page): Promise<string> {
  await page.goto(page.url().replace(/\?.*/, ""));
  await page.locator("main summary").click();
  return (await page.locator("main details").textContent()) ?? "";
}

async function expectFailure(page: Page, { organizationId }: TestLeague): Promise<void> {
  const failed = { webhook: { organizationId }, lastAnswer: { not: null } };
  await expect.poll(() => prisma().webhookMessage.count({ where: failed })).toBeGreaterThan(0);
  expect(await readLog(page)).toMatch(/division\.changed .*Failed (once|\d+ times) \(/);
}

async function sendAgain(page: Page): Promise<void> {
  await readLog(page);
  await page
    .getByRole("button", { name: /^Send again/ })
    .first()
    .click();
  await expect(page.getByText("It goes out again within a minute.")).toBeVisible();
}

async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Removed. We won’t send anything there anymore.")).toBeVisible();
  await expect(page.getByText("Nowhere yet")).toBeVisible();
}

/**
 * A program that's told, on this machine. The app itself refuses to send there, so this process sends what's due as the
 * app's worker does, by connections that lead to the program.
 */
async function startReceiver() {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    got.push({ headers: request.headers as Record<string, string>, body });
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new (class extends Agent {
    override createConnection() {
      return connect(port, "127.0.0.1");
    }
  })();
  return {
    got,
    deliver: () => tellWebhooks(() => new Date(Date.now() + HALF_A_DAY_MS), agent),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function signatureBy(secret: string, { headers, body }: Got): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}
