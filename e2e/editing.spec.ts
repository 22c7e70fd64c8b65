import { addDays } from "@/lib/shared/wall-clock";
import { dayFromToday } from "@/lib/testing/days";
import { expect, expectGoodPage, test } from "./fixtures.ts";

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
