import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { paintFree } from "@/lib/testing/add-venue";
import { mustExecute } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, signInAs, test } from "./fixtures.ts";

const OPPONENT = { email: `opponent-${Date.now()}@elsewhere.example`, phone: "+1 773 555 0199" };

/** A player's match that both agree on, with its moves, and everything else a player has. */
async function playMatch() {
  const league = await makeStoryLeague();
  const match = await firstMatch(league);
  await prisma().user.update({ where: { id: match.away }, data: OPPONENT });
  const games = [
    { white: "home", outcome: "black", ending: "checkmate", pgn: "1. f3 e5 2. g4 Qh4#" },
    { white: "away", outcome: "white", ending: "resignation" },
  ] as const;
  const by = (userId: string) => ({ userId });
  await mustExecute(match.id, { type: "report", games: [...games] }, by(match.home), new Date());
  await mustExecute(match.id, { type: "approve" }, by(match.away), new Date());
  await paintFree(league, match.home, [15, 16, 17]);
  return { league, match };
}

async function download(page: Page, name: "Download to read" | "Download for programs (JSON)") {
  const started = page.waitForEvent("download");
  await page.getByRole("region", { name: "Your data" }).getByRole("link", { name }).click();
  const file = await started;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("a player downloads everything about themselves, for programs and to read", async ({
  windowOf,
  page,
}) => {
  const { league, match } = await playMatch();
  const player = await windowOf(match.home);
  await player.goto("/profile");
  const json = await download(player, "Download for programs (JSON)");
  const html = await download(player, "Download to read");
  expect([json.name, html.name]).toEqual(["my-data.json", "my-data.html"]);

  const { parts, format, version } = JSON.parse(json.text);
  expect({ format, version }).toEqual({ format: "rookery-own-data", version: 1 });
  expect(parts.account.person).toMatchObject([{ id: match.home, name: match.homeName }]);
  const played = parts.matches.played.find(({ score }: { score: string | null }) => score !== null);
  expect(played).toMatchObject({ opponent: match.awayName, result: "loss", score: "0–2" });
  expect(played.events).toContainEqual(expect.objectContaining({ by: "your opponent", stored: null }));
  expect(parts.matches.games).toEqual([expect.objectContaining({ pgn: expect.stringContaining("Qh4#") })]);
  expect(parts.emails.sent.length).toBeGreaterThan(0);
  expect(parts.availability.freeHours).toContainEqual(
    expect.objectContaining({ hours: ["3:00 pm to 6:00 pm"], timeZone: "America/Chicago" }),
  );

  for (const { text } of [json, html])
    for (const secret of Object.values(OPPONENT)) expect(text).not.toContain(secret);
  expect(html.text).not.toContain("<script");
  await page.setContent(html.text);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your data at");
  await expect(page.getByRole("main")).toContainText(`${league.season.name}, Open, round 1, match 1`);
  await expect(page.getByRole("main")).toContainText(/\d{4}, \d+:\d\d [ap]m C[SD]T/);
  await expectGoodPage(page);
});

test("without JavaScript too, and only for who is signed in", async ({ openWindow }) => {
  const { match } = await playMatch();
  const page = await openWindow({ javaScriptEnabled: false });
  for (const form of ["json", "html"]) {
    const answer = await page.context().request.get(`/profile/my-data.${form}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toMatch(/\/sign-in\?next=%2Fprofile$/);
  }
  await signInAs(page.context(), match.away);
  await page.goto("/profile");
  const { text } = await download(page, "Download for programs (JSON)");
  expect(JSON.parse(text).parts.account.person).toMatchObject([OPPONENT]);
  const answer = await page.context().request.get("/profile/my-data.html");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(answer.headers()["content-disposition"]).toBe('attachment; filename="my-data.html"');
});
