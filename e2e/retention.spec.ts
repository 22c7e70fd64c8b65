import { prisma } from "@/lib/db/client";
import { deleteDue } from "@/lib/retention/store/delete-due";
import { mustExecute, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

const DAY_MS = 24 * 3_600_000;

test("an admin shortens how long emails are kept; the next night deletes them, and the standings stay", async ({
  league,
  windowOf,
  page,
}) => {
  const match = await firstMatch(league);
  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, new Date());
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  const { organizationId } = league;
  // The season was over long ago, and its emails were sent then.
  const longAgo = new Date(Date.now() - 100 * DAY_MS);
  await prisma().season.update({
    where: { id: league.season.id },
    data: { status: "finished", overAt: longAgo, createdAt: longAgo },
  });
  await prisma().letter.updateMany({
    where: { organizationId },
    data: { createdAt: longAgo, sentAt: longAgo },
  });
  // Only the old ones: the league may send new ones while this runs.
  const old = { organizationId, createdAt: longAgo };
  const count = await prisma().letter.count({ where: old });
  expect(count).toBeGreaterThan(1);
  const standings = `/${league.org}/fall-2026/open`;
  await page.goto(standings);
  const before = await page.getByRole("table").first().textContent();

  const admin = await windowOf(league.directorId);
  await admin.goto(`/desk/${league.org}/people`);
  await admin.getByRole("link", { name: "How long things are kept" }).click();
  await admin.getByLabel("Emails").selectOption({ label: "90 days" });
  await admin.getByRole("button", { name: "See what’s deleted" }).click();
  const effect = admin.getByRole("region", { name: "What would change" });
  await expect(effect).toContainText("Emails: 90 days instead of 400 days");
  await expect(effect).toContainText(`${count} emails`);
  await expectGoodPage(admin);
  await effect.getByRole("button", { name: "Save the shorter times" }).click();
  await expect(admin.getByText(/^Saved\. What’s older/)).toBeVisible();
  await expect(admin.getByLabel("Emails")).toHaveValue("90");
  expect(await prisma().letter.count({ where: old })).toBe(count);

  // The night comes.
  const { nextAt } = await prisma().retention.findUniqueOrThrow({ where: { organizationId } });
  expect(nextAt.getTime()).toBeGreaterThan(Date.now());
  await deleteDue(organizationId, nextAt);
  expect(await prisma().letter.count({ where: old })).toBe(0);
  await page.goto(standings);
  expect(await page.getByRole("table").first().textContent()).toBe(before);
  await admin.goto(`/desk/${league.org}/log`);
  await expect(admin.getByText(/changed how long things are kept: emails 90 days/)).toBeVisible();
});

test("an admin whose page is out of date is asked to look again, also without JavaScript", async ({
  league,
  windowOf,
}) => {
  const { organizationId } = league;
  const window = await windowOf(league.directorId, { javaScriptEnabled: false });
  await window.goto(`/desk/${league.org}/retention`);
  await window.getByLabel("Photos after a season").selectOption({ label: "90 days" });
  await window.getByRole("button", { name: "See what’s deleted" }).click();
  const other = { organizationId, emailDays: 60, originDays: 30, nextAt: new Date(Date.now() + DAY_MS) };
  await prisma().retention.create({ data: other });
  await window.getByRole("button", { name: "Save the shorter times" }).click();
  await expect(window.getByText(/Someone changed how long things are kept/).first()).toBeVisible();
  expect(await prisma().retention.findUniqueOrThrow({ where: { organizationId } })).toMatchObject({
    emailDays: 60,
    photoDays: null,
  });
});
