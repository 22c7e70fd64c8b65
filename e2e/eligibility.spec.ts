import { prisma } from "@/lib/db/prisma";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";

const csv = (text: string) => ({ name: "who.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("somebody who isn't on the list is told so, and registers with the director's exception", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 2, publish: false });
  const email = `nia@${league.org}.example`;
  const nia = await prisma().user.create({ data: { email, name: "Nia Okafor", createdAt: new Date() } });

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/${league.season.slug}`);
  await director.getByRole("link", { name: "Who can play" }).click();
  await expect(director.getByRole("main")).toContainText("has no list, so everyone can register");
  await director.getByLabel("File").setInputFiles(csv("email\namara@lakeside.example\nnobody\n"));
  await director.getByRole("button", { name: "Save the list" }).click();
  await expect(director.getByRole("main").getByRole("alert").first()).toContainText("Line 3: “nobody” isn’t");
  await director
    .getByLabel("File")
    .setInputFiles(csv("email,valid until\namara@lakeside.example,2099-05-15\n"));
  await director.getByRole("button", { name: "Save the list" }).click();
  await expect(director.getByRole("main")).toContainText("has a list with one line");
  await expectGoodPage(director);

  const player = await windowOf(nia.id);
  await player.goto(`/${league.org}/${league.season.slug}/register`);
  await expect(player.getByRole("main")).toContainText("You’re not on the list of people who can play");
  await expect(player.getByRole("button", { name: "Register" })).toHaveCount(0);
  await expectGoodPage(player);

  await director.getByLabel("Email of the player").fill(email);
  await director.getByLabel("Reason for the exception").fill("Works at the rec center.");
  await director.getByRole("button", { name: "Grant an exception" }).click();
  await expect(director.getByRole("main")).toContainText("Reason: Works at the rec center.");

  await player.reload();
  await player.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await player.getByRole("button", { name: "Register" }).click();
  await expect(player).toHaveURL(/\/me/);
});

test("somebody on hold is told so, until the hold is lifted", async ({ windowOf }) => {
  const league = await makeStoryLeague({ players: 2, publish: false });
  const email = `nia@${league.org}.example`;
  const nia = await prisma().user.create({ data: { email, name: "Nia Okafor", createdAt: new Date() } });
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/${league.season.slug}/files/eligibility`);
  await director.getByLabel("Email of the person").fill(email);
  await director.getByRole("button", { name: "Place a hold" }).click();
  await expect(director.getByRole("main")).toContainText("Has something to pay until you lift it.");

  const player = await windowOf(nia.id);
  await player.goto(`/${league.org}/${league.season.slug}/register`);
  await expect(player.getByRole("main")).toContainText("You have something to pay before you can register");
  await director.getByRole("button", { name: `Lift the hold on ${email}` }).click();
  await expect(director.getByRole("main")).toContainText("Hold lifted.");
  await player.reload();
  await expect(player.getByRole("button", { name: "Register" })).toBeVisible();
});
