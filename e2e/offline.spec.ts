import { execute } from "@/lib/match/store/execute";
import { TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

const SAID = "Game 2 was mine: I mated on the back rank.";

test("a form survives a lost network and a failing server, and one press sends it again", async ({
  league,
  windowOf,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /503/);
  const match = await firstMatch(league);
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away.getByText("Give your version").click();
  const statement = away.getByRole("textbox", { name: "What happened?" });
  const send = away.getByRole("button", { name: /Send to .* and the director/ });
  const alerts = away.getByRole("main").getByRole("alert");
  const told = alerts.first();
  await send.click();
  await expect(told).toContainText("Not sent.");
  await statement.fill(SAID);
  const ending = away.getByRole("group", { name: "Game 2" }).getByLabel("How it ended");
  await ending.selectOption("flag");

  await away.context().setOffline(true);
  await expect(away.getByRole("status").getByText("You’re offline.")).toBeVisible();
  await send.click();
  await expect(alerts).toHaveCount(1);
  await expect(told).toContainText("You’re offline, so this wasn’t sent.");
  await expect(statement).toHaveValue(SAID);
  await expect(ending).toHaveValue("flag");
  await expectGoodPage(away);

  await away.context().setOffline(false);
  await expect(told).toContainText("You’re back online");
  await expect(away.getByRole("status").getByText("You’re offline.")).toHaveCount(0);

  const sentence = "Rookery can’t reach its data right now.";
  await away.route("**/matches/*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, headers: { "content-type": "text/plain" }, body: `${sentence}\n` })
      : route.continue(),
  );
  await send.click();
  await expect(told).toContainText(sentence);
  await expect(statement).toHaveValue(SAID);
  await expect(ending).toHaveValue("flag");

  await away.unroute("**/matches/*");
  await send.click();
  await expect(away).toHaveURL(/done=contest/);
});

test("boxes stay checked in a refused form, and slow pages say that they're on their way", async ({
  league,
  windowOf,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const player = await windowOf(league.players[0]?.userId ?? "");
  await player.goto(`/me/hours/${league.org}`);
  await player.getByLabel("7 pm", { exact: true }).last().check();
  await player.getByRole("button", { name: "Save this day" }).click();
  await expect(player.getByRole("main").getByRole("alert").first()).toContainText("Pick a date.");
  await expect(player.getByLabel("7 pm", { exact: true }).last()).toBeChecked();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await player.route(/\/me\?/, async (route) => {
    await held;
    await route.continue();
  });
  await player.getByRole("link", { name: "Your move" }).first().click();
  await expect(player.getByText("Loading", { exact: true })).toBeVisible();
  release();
  await expect(player).toHaveURL(/\/me$/);
  await expect(player.getByText("Loading", { exact: true })).toHaveCount(0);

  await player.context().clearCookies();
  await player.goto("/sign-in");
  await player.getByLabel("Email").fill("ann@lakeside.example");
  await player.context().setOffline(true);
  await expect(player.getByRole("status").getByText("You’re offline.")).toBeVisible();
  await player.getByRole("button", { name: "Email me a link" }).click();
  await expect(player.getByRole("status").getByText("that wasn’t sent")).toBeVisible();
  await expect(player.getByLabel("Email")).toHaveValue("ann@lakeside.example");
  await player.context().setOffline(false);
});
