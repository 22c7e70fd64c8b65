import { execute } from "@/lib/match/store/execute";
import { TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

test("a player contests with their own version, and the director rules with a reason and a rule", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away.getByText("Give your version").click();
  await away.getByRole("button", { name: /Send to .* and the director/ }).click();
  await expect(away.getByRole("main").getByRole("alert").first()).toContainText(/what happened/i);
  await away
    .getByRole("textbox", { name: "What happened?" })
    .fill("Game 2 was mine: I mated on the back rank.");
  const second = away.getByRole("group", { name: "Game 2" });
  await second
    .getByText(match.awayName.split(" ")[0] ?? "", { exact: true })
    .first()
    .click();
  await second.getByLabel("How it ended").selectOption("checkmate");
  await away.getByRole("button", { name: /Send to .* and the director/ }).click();
  await expect(away).toHaveURL(/done=contest/);
  await expectGoodPage(away);

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}`);
  await director
    .getByRole("main")
    .getByRole("link", { name: new RegExp(match.awayName.split(" ").at(-1) ?? "") })
    .first()
    .click();
  await expect(director).toHaveURL(/\/desk\/.*\/matches\//);
  await expect(director.getByRole("main")).toContainText("I mated on the back rank");
  await director.getByRole("button", { name: /Make the ruling/ }).click();
  await expect(director.getByRole("main").getByRole("alert").first()).toBeVisible();
  await director
    .getByRole("radio", { name: new RegExp(match.homeName) })
    .first()
    .check();
  await director.getByLabel("Score, if games were played").fill("2-1");
  await director.getByLabel("Rule", { exact: true }).selectOption({ index: 2 });
  await director.getByLabel("Reasons, sent to both").fill("The scoresheet of game 3 settles it.");
  await director.getByRole("button", { name: /Make the ruling/ }).click();
  await expect(director).toHaveURL(/done=rule/);

  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("main")).toContainText("The scoresheet of game 3 settles it.");
  await expect(away.getByRole("main")).toContainText(/final/i);
  await expectGoodPage(away);
  const late = await execute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  expect(late).toMatchObject({ ok: false, refusal: { code: "already-settled" } });
});
