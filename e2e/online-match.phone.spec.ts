import { prisma } from "@/lib/db/client";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

test("on a phone: a player adds the username they’re asked for, and the opponent gets a link that challenges them and what to set", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const match = await firstMatch(league);
  await prisma().handle.deleteMany({ where: { userId: match.away } });
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  const section = home.getByRole("region", { name: "Meet on Chess.com" });
  await expect(section).toContainText("No username yet");

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away.getByRole("link", { name: "Add your username" }).click();
  await away.getByLabel("Username on Chess.com").fill("Theo-on-site");
  await away.getByRole("button", { name: /^Save the username/ }).click();
  await expect(away).toHaveURL(/done=/);

  await home.reload();
  await expect(section.getByRole("link", { name: "Challenge Theo-on-site on Chess.com" })).toHaveAttribute(
    "href",
    "https://www.chess.com/play/online/new?opponent=Theo-on-site",
  );
  await expect(section).toContainText(
    "The match can take up to one hour: 30 minutes for each of you always fits.",
  );
  await expect(home.getByRole("main")).not.toContainText(/Recreation Center|ID\b/);
  await expectGoodPage(home);
});
