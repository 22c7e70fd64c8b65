import { prisma } from "@/lib/db/client";
import { acceptWaiver } from "@/lib/waivers/store/signing";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";

test("a player accepts the waiver that's current, the desk marks the fee, and publication asks about who's left", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 2, publish: false });
  const files = `/desk/${league.org}/seasons/${league.season.slug}/files`;
  const email = `nia@${league.org}.example`;
  const nia = await prisma().user.create({ data: { email, name: "Nia Okafor", createdAt: new Date() } });

  const director = await windowOf(league.directorId);
  const desk = director.getByRole("main");
  await director.goto(`${files}/waiver`);
  await director.getByLabel("Text of the waiver").fill("I play at my own risk.\n\nPhotos can be published.");
  await director.getByRole("button", { name: "Save the waiver" }).click();
  await expect(desk).toContainText("Two players haven’t accepted it");
  await expectGoodPage(director);
  await director.goto(`${files}/fee`);
  await director.getByLabel("Name of the fee").fill("Intramural pass");
  await director.getByLabel("Amount").fill("25");
  await director.getByLabel("Where to pay").fill("Front desk, cash or check.");
  await director.getByRole("button", { name: "Save the fee" }).click();
  await expect(desk).toContainText(
    "Intramural pass, $25.00, due before the schedule is published. Two players owe it.",
  );
  await expectGoodPage(director);

  const player = await windowOf(nia.id);
  const page = player.getByRole("main");
  await player.goto(`/${league.org}/${league.season.slug}`);
  await expect(page).toContainText("You’ll need: Intramural pass, $25.00.");
  await player.goto(`/${league.org}/${league.season.slug}/register`);
  await expect(page).toContainText("Photos can be published.");
  await expect(page).toContainText("Intramural pass, $25.00");
  await expectGoodPage(player);
  await player.getByLabel("Your full name").fill("Nia A. Okafor");
  await player.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await player.getByRole("checkbox", { name: /I’ve read the waiver/ }).check();

  await director.goto(`${files}/waiver`);
  await director.getByLabel("Text of the waiver").fill("I play at my own risk.\n\nNo photos.");
  await director.getByRole("button", { name: "Save a new version" }).click();
  await expect(desk).toContainText("Version 2.");

  await player.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert").first()).toContainText("The waiver changed while you were reading.");
  await expect(page).toContainText("No photos.");
  await expect(player.getByLabel("Your full name")).toHaveValue("Nia A. Okafor");
  await expect(player.getByRole("checkbox", { name: /I’ve read the waiver/ })).not.toBeChecked();
  await player.getByRole("checkbox", { name: /I’ve read the waiver/ }).check();
  await player.getByRole("button", { name: "Register" }).click();
  await expect(player).toHaveURL(/\/me/);
  await expect(page).toContainText("Intramural pass, $25.00");
  await expect(page).not.toContainText("Accept the waiver for");
  await player.goto(`/${league.org}/${league.season.slug}/waiver`);
  await expect(page).toContainText("Nia A. Okafor");

  const [first, second] = league.players;
  await director.goto(`${files}/fee`);
  for (const name of ["Nia Okafor", first?.name ?? ""]) {
    await director.getByRole("button", { name: `Mark as paid for ${name}` }).click();
    await expect(director.getByText(`Undo for ${name}`).first()).toBeVisible();
  }
  await director.goto(`${files}/waiver`);
  const row = desk.getByRole("listitem").filter({ hasText: first?.name ?? "" });
  await row.getByText("Record a signature on paper").click();
  await row.getByLabel("Note").fill("Blue folder");
  await row.getByRole("button", { name: "Record the signature" }).click();
  await expect(desk).toContainText("Note: Blue folder");
  await desk.getByRole("link", { name: `View and print the waiver of ${first?.name}` }).click();
  await expect(desk).toContainText("No photos.");
  await expectGoodPage(director);

  await director.goto(`${files}/waiver`);
  const divisionName = league.season.divisions[0]?.name ?? "";
  await desk.getByText("Email them:").getByRole("link", { name: divisionName }).click();
  await expect(director.getByLabel("To", { exact: true })).toHaveValue("unsigned");

  const signer = { seasonId: league.season.id, userId: second?.userId ?? "" };
  const said = { version: 2, accepts: true, signedName: second?.name ?? "", guardianName: "" };
  expect(await acceptWaiver(signer, said, new Date())).toMatchObject({ ok: true });
  await director.goto(
    `/desk/${league.org}/seasons/${league.season.slug}/${league.season.divisions[0]?.slug}`,
  );
  await expect(desk).toContainText("Hasn’t paid the fee.");
  await expect(desk).not.toContainText("Hasn’t accepted the waiver.");
  await expectGoodPage(director);
  await director.getByText(`Let them play anyway: ${second?.name}`).click();
  await director.getByLabel(`Why ${second?.name} can play`).fill("Pays on Monday.");
  await director.getByRole("button", { name: new RegExp(`^Let them play.*${second?.name}`) }).click();
  await director.getByRole("button", { name: "Draw the lots and publish" }).click();
  await expect(desk).toContainText("Schedule published.");
});
