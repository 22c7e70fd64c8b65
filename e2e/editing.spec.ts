import { prisma } from "@/lib/db/client";
import { addDays } from "@/lib/shared/wall-clock";
import { publishDivision } from "@/lib/stages/store/publish";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { listTestMatches } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";

test("a season moves with its pages, and a draft with a wrong year is mended, then deleted", async ({
  league,
  windowOf,
}) => {
  const director = await windowOf(league.directorId);
  const main = director.getByRole("main");
  const old = `/${league.org}/fall-2026`;
  const oldPages = [old, `${old}/rules`, `${old}/open`, `${old}/open/standings.csv`, `${old}/register`];
  const moved = async (path: string) => {
    const answer = await director.request.get(path, { maxRedirects: 0 });
    return { status: answer.status(), to: answer.headers().location };
  };
  for (const path of oldPages) expect(await moved(path), path).toMatchObject({ status: 200 });

  await director.goto(`/desk/${league.org}/seasons/fall-2026`);
  await director.getByRole("link", { name: /Edit the name, address/ }).click();
  await expect(director.getByLabel("First day")).toHaveCount(0);
  await director.getByLabel("Name", { exact: true }).fill("Autumn League");
  await director.getByLabel("Address", { exact: true }).fill("autumn");
  await director.getByRole("button", { name: "Save the season" }).click();
  await expect(director).toHaveURL(/\/autumn\/edit\?done=saved/);
  for (const path of oldPages) {
    const to = path.replace("fall-2026", "autumn");
    expect(await moved(path), path).toMatchObject({ status: 308, to });
    expect(await moved(to), to).toMatchObject({ status: 200 });
  }

  await director.locator("summary").filter({ hasText: "Open" }).click();
  await expectGoodPage(director);
  await director.getByLabel("Division name").fill("Everyone");
  await director.getByLabel("Division address").fill("everyone");
  await director.getByRole("button", { name: "Save Open" }).click();
  await expect(director).toHaveURL(/done=renamed/);
  expect(await moved(`${old}/open`)).toMatchObject({
    status: 308,
    to: `/${league.org}/autumn/everyone`,
  });
  await director.goto(`/desk/${league.org}/seasons/fall-2026/open`);
  await expect(director).toHaveURL(/autumn\/everyone$/);

  // Back to the old address: no redirect that was kept leads in a circle.
  await director.goto(`/desk/${league.org}/seasons/autumn/edit`);
  await director.getByLabel("Address", { exact: true }).fill("fall-2026");
  await director.getByRole("button", { name: "Save the season" }).click();
  await expect(director).toHaveURL(/\/fall-2026\/edit\?done=saved/);
  await director.goto(`/${league.org}/autumn/open`);
  await expect(director).toHaveURL(`/${league.org}/fall-2026/everyone`);

  const lastYear = addDays(dayFromToday(14), -365);
  await director.goto(`/desk/${league.org}/seasons/fall-2026`);
  await director.getByText("Copy to the next term").click();
  await director.getByLabel("Address").fill("spring");
  await director.getByLabel("First day").fill(lastYear);
  await director.getByRole("button", { name: "Copy the season" }).click();
  await expect(main.getByRole("alert").first()).toContainText(`${lastYear.slice(0, 4)} has passed`);
  await director.getByRole("checkbox", { name: /Yes, the first day was/ }).check();
  await director.getByRole("button", { name: "Copy the season" }).click();
  await expect(director).toHaveURL(/spring\?done=copied/);
  await director.goto(`/desk/${league.org}/seasons/spring/edit`);
  await expect(director.getByLabel("First day")).toHaveValue(lastYear);
  await director.getByLabel("First day").fill(dayFromToday(14));
  await director.getByRole("button", { name: "Save the season" }).click();
  await expect(director).toHaveURL(/done=saved/);
  await director.getByText("Add a division").click();
  await director.getByLabel("Name of the new division").fill("Beginners");
  await director.getByRole("button", { name: "Add the division" }).click();
  await expect(director).toHaveURL(/done=added/);
  await director.locator("summary").filter({ hasText: "Beginners" }).click();
  await director.getByRole("button", { name: "Remove Beginners" }).click();
  await expect(director).toHaveURL(/done=removed/);
  await director.locator("summary").filter({ hasText: "Delete this draft" }).click();
  await director.getByRole("checkbox", { name: "Yes, delete this draft" }).check();
  await director.getByRole("button", { name: "Delete the draft" }).click();
  await expect(director).toHaveURL(/seasons\?done=deleted/);
  await expect(main).not.toContainText("spring");
});

test("a player without an account is entered by the desk, and claims the account later", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 3, publish: false });
  const director = await windowOf(league.directorId);
  const desk = `/desk/${league.org}/seasons/fall-2026/open`;
  await director.goto(desk);
  await director.getByText("Add a player by hand").click();
  await director.getByLabel("Player’s name").fill("Gus Guest");
  await director.getByRole("button", { name: "Add the player" }).click();
  await expect(director).toHaveURL(/edit\?done=added/);
  await expectGoodPage(director);
  await director.getByLabel("Full name").fill("Guest, August");
  await director.getByRole("button", { name: "Correct the name" }).click();
  await expect(director).toHaveURL(/edit\?done=name/);
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("August Guest");
  const publicPage = await director.request.get(`/${league.org}/fall-2026/open`);
  expect(await publicPage.text()).toContain("August Guest");
  const entryId = /entries\/([^/]+)/.exec(director.url())?.[1] ?? "";
  const lots = [...league.players.map((player) => player.entryId), entryId];
  const divisionId = league.season.divisions[0]?.id ?? "";
  const firstDay = dayFromToday(-1);
  await publishDivision(
    league.scope,
    league.season,
    { divisionId, lots, firstDay, session: null },
    momentOf(firstDay, "00:30"),
  );
  await director.goto(desk);
  await expect(director.getByRole("main")).toContainText("No email");

  const opponent = (await listTestMatches(league)).find(({ round, home, away }) =>
    [home, away].some((id) => round === 1 && league.players.every(({ userId }) => userId !== id)),
  );
  if (!opponent) throw new Error("The guest has a match");
  const isPlayer = (id: string) => league.players.some(({ userId }) => userId === id);
  const player = await windowOf(isPlayer(opponent.home) ? opponent.home : opponent.away);
  await player.goto(`/matches/${opponent.id}`);
  await expect(player.getByRole("main")).toContainText("Agree on a time through the office");

  for (const page of [`${desk}/entries/${entryId}`, `/desk/${league.org}/players/${entryId}`]) {
    await director.goto(page);
    await director.getByRole("link", { name: "give them a claim code" }).click();
    await expect(director).toHaveURL(/edit#claim$/);
  }
  await director.getByRole("button", { name: "Make a claim code" }).click();
  const shown = director.getByText(/^\w{4}-\w{4}-\w{4}$/);
  const code = (await shown.textContent()) ?? "";
  const { id } = await prisma().user.create({ data: { email: `gus@${league.org}.example` } });
  const guest = await windowOf(id);
  await guest.goto("/profile");
  await guest.getByText("Did the office enter you").click();
  await guest.getByLabel("Claim code").fill("2222-2222-2222");
  await guest.getByRole("button", { name: "Claim my matches" }).click();
  await expect(guest.getByRole("main")).toContainText("This code doesn’t work");
  await guest.getByLabel("Claim code").fill(code);
  await guest.getByRole("button", { name: "Claim my matches" }).click();
  await expect(guest).toHaveURL(/done=claimed/);
  await guest.goto(`/matches/${opponent.id}`);
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  await director.goto(desk);
  await expect(director.getByRole("main")).toContainText(`gus@${league.org}.example`);
});
