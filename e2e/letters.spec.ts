import { prisma } from "@/lib/db/client";
import { insertLetters } from "@/lib/mail/store/letters";
import { remind } from "@/lib/mail/store/reminders";
import { sampleMail } from "@/lib/mail/testing/bounces";
import { mustExecute, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test, waitForLetter } from "./fixtures.ts";
import { listLetters } from "./support/mailbox.ts";

/** More hours than the round has left, so that only this reminder is due now. */
const DUE = [166, 165] as const;
const REMINDER = /No time set|left to report|closes/;

test("a player who turned off reminders gets none, and the link in an email turns them off without signing in", async ({
  league,
  windowOf,
  request,
  openWindow,
}) => {
  const match = await firstMatch(league);
  const home = await windowOf(match.home);
  await home.goto("/profile");
  await home.getByRole("radio", { name: "At the times I check below" }).check({ force: true });
  await home.getByRole("button", { name: "Save which emails you get" }).click();
  await expect(
    home.getByRole("link", { name: "Check at least one time before the deadline." }),
  ).toBeVisible();
  await expect(home.getByRole("radio", { name: "At the times I check below" })).toBeChecked();
  await home.getByRole("radio", { name: "No reminders" }).check({ force: true });
  await home.getByRole("button", { name: "Save which emails you get" }).click();
  await expect(home).toHaveURL(/done=letters/);
  await expect(home.getByRole("radio", { name: "No reminders" })).toBeChecked();

  for (const side of ["home", "away"] as const)
    await remind({ matchId: match.id, side, hours: DUE[0] }, new Date());
  const reminder = await waitForLetter(await emailOf(match.away), REMINDER);
  expect(
    (await listLetters(await emailOf(match.home))).filter(({ subject }) => REMINDER.test(subject)),
  ).toEqual([]);
  expect(reminder.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const link = reminder.text.match(/Stop reminders: (\S+)/)?.[1] ?? "";
  expect(reminder.html).toContain(link);

  const page = await openWindow({ javaScriptEnabled: false });
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stop reminders");
  await page.goto(link);
  await page.getByRole("button", { name: "Stop reminders" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reminders are off");
  await remind({ matchId: match.id, side: "away", hours: DUE[1] }, new Date());
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  const report = await waitForLetter(await emailOf(match.away), /2–0/);
  expect(report.text).toContain("even if reminders are off.");
  expect(report.headers["list-unsubscribe"]).toBeUndefined();
  expect(
    (await listLetters(await emailOf(match.away))).filter(({ subject }) => REMINDER.test(subject)),
  ).toHaveLength(1);

  const oneClick = reminder.headers["list-unsubscribe"]?.slice(1, -1) ?? "";
  const posted = { form: { "List-Unsubscribe": "One-Click" } };
  expect((await request.post(oneClick, posted)).status()).toBe(200);
  expect((await request.post(`${oneClick}x`, posted)).status()).toBe(404);
  await home.goto(link);
  await expectGoodPage(home);
  await home.goto(`${link}x`);
  await expect(home.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work anymore");
});

test("the director emails everyone who hasn't reported, without JavaScript, and it's sent once", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  const silent = league.players.filter(({ userId }) => userId !== match.home && userId !== match.away);
  const write = `/desk/${league.org}/seasons/fall-2026/open/write`;

  const page = await windowOf(league.directorId, { javaScriptEnabled: false });
  await page.goto(`/desk/${league.org}/seasons/fall-2026/open`);
  await page.getByRole("link", { name: "Email players of Open" }).click();
  await page.getByLabel("To", { exact: true }).selectOption("silent:1:1");
  await page.getByLabel("Subject").fill("Two days left");
  await page.getByRole("button", { name: "See who gets it" }).click();
  await expect(page.getByRole("alert")).toContainText("Write a message.");
  await page.getByLabel("Message", { exact: true }).fill("Please play.\nThe hall is open until ten.");
  await page.getByRole("button", { name: "See who gets it" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("Two players get this email.");
  for (const { name } of silent) await expect(main).toContainText(name);
  await expect(main).not.toContainText(match.homeName);
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("silent:1:1");
  await page.getByLabel("Subject").fill("One day left");
  await page.getByRole("button", { name: "See who gets it" }).click();
  await page.getByRole("button", { name: "Send to two players" }).click();
  await expect(page).toHaveURL(/done=wrote/);
  await expect(page.getByRole("status")).toContainText("on their way");

  for (const { userId } of silent) {
    const letter = await waitForLetter(await emailOf(userId), /One day left/);
    expect(letter.text).toContain("> The hall is open until ten.");
  }
  expect(await listLetters(await emailOf(match.home))).not.toContainEqual(
    expect.objectContaining({ subject: "One day left" }),
  );
  const desk = await windowOf(league.directorId);
  await desk.goto(`/desk/${league.org}/log`);
  await expect(desk.getByRole("main")).toContainText(/emailed Open, Round 1: players who haven’t reported/);

  await desk.goto(`${write}?to=round:1:1`);
  await expect(desk.getByLabel("To", { exact: true })).toHaveValue("round:1:1");
  await expectGoodPage(desk);
  await desk.getByLabel("Subject").fill("Twice");
  await desk.getByLabel("Message", { exact: true }).fill("Once.");
  await desk.getByRole("button", { name: "See who gets it" }).click();
  const send = desk.getByRole("button", { name: /^Send to four players/ });
  await expect(send).toBeVisible();
  await expectGoodPage(desk);
  await send.dblclick();
  await expect(desk).toHaveURL(/done=wrote/);
  const where = { subject: "Twice", organizationId: league.organizationId };
  expect(await prisma().letter.count({ where })).toBe(4);
});

test("an email that the mail server rejects is shown to the operator and sent again", async ({
  league,
  windowOf,
}) => {
  const key = `gone:${league.org}`;
  const to = { name: "Gone", email: `gone@${league.org}.example` };
  const subject = `Nobody reads this, ${league.org}`;
  await insertLetters([{ key, to, subject, text: "Words.", html: "<p>Words.</p>" }], new Date());
  const find = () => prisma().letter.findUniqueOrThrow({ where: { key } });
  await expect.poll(async () => (await find()).gaveUpAt).not.toBeNull();

  const operator = await windowOf(league.directorId);
  await operator.goto("/letters");
  const group = operator.getByRole("region", { name: "Couldn’t be delivered" });
  await expect(group).toContainText(subject);
  await expect(group).toContainText("No such mailbox here");
  await expectGoodPage(operator);
  await group.getByRole("button", { name: `Try again with “${subject}”, to ${to.email}` }).click();
  await expect(operator.getByRole("status").filter({ hasText: "trying again" })).toBeVisible();
  await expect.poll(async () => (await find()).gaveUpAt).not.toBeNull();

  const other = { key: `${key}:2`, to, subject: `${subject} either`, text: "Words.", html: "<p>Words.</p>" };
  await insertLetters([other], new Date());
  const where = { toEmail: to.email, gaveUpAt: { not: null } };
  await expect.poll(() => prisma().letter.count({ where })).toBe(2);
  await operator.goto("/letters");
  const pressed = new Date();
  await group.getByRole("button", { name: /^Try .+ emails again$/ }).click();
  await expect(operator.getByRole("status").filter({ hasText: "trying again" })).toBeVisible();
  const again = { toEmail: to.email, gaveUpAt: { gt: pressed } };
  await expect.poll(() => prisma().letter.count({ where: again })).toBe(2);
});

test("an email that bounces days later is shown to the operator once and sent again", async ({
  league,
  windowOf,
  request,
}) => {
  const key = `back:${league.org}`;
  const subject = `This comes back, ${league.org}`;
  const to = { name: "Back", email: `back@${league.org}.example` };
  await insertLetters([{ key, to, subject, text: "Words.", html: "<p>Words.</p>" }], new Date());
  const find = () => prisma().letter.findUniqueOrThrow({ where: { key } });
  await expect.poll(async () => (await find()).sentAt).not.toBeNull();
  const { messageId } = await find();
  const post = (mail: string, secret = process.env.BOUNCE_SECRET) =>
    request.post("/api/bounces", { data: mail, headers: { authorization: `Bearer ${secret}` } });

  expect((await post(sampleMail("exim", messageId), "x")).status()).toBe(404);
  expect((await post(sampleMail("on-holiday", messageId))).status()).toBe(422);
  expect((await find()).gaveUpAt).toBeNull();
  expect((await post(sampleMail("exim", messageId))).status()).toBe(200);
  expect(await (await post(sampleMail("exim", messageId))).text()).toContain("Nothing changed");

  const operator = await windowOf(league.directorId);
  await operator.goto("/letters");
  const group = operator.getByRole("region", { name: "Couldn’t be delivered" });
  await expect(group).toContainText(subject);
  await expect(group).toContainText("sent, but bounced");
  await expect(group).toContainText("552 5.2.2 Mailbox is over quota");
  await group.getByRole("button", { name: `Try again with “${subject}”, to ${to.email}` }).click();
  await expect(operator.getByRole("status").filter({ hasText: "trying again" })).toBeVisible();
  await expect.poll(async () => (await listLetters(to.email)).length).toBe(2);
});

async function emailOf(userId: string): Promise<string> {
  return (await prisma().user.findUniqueOrThrow({ where: { id: userId } })).email;
}
