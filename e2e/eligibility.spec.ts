import { prisma } from "@/lib/db/client";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";

const csv = (text: string) => ({ name: "who.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

test("someone on hold, or not on the list, is told so, and registers with the director's exception", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 2, publish: false });
  const email = `nia@${league.org}.example`;
  const nia = await prisma().user.create({ data: { email, name: "Nia Okafor", createdAt: new Date() } });

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/${league.season.slug}`);
  await director.getByRole("link", { name: "Who can play" }).click();
  await expect(director.getByRole("main")).toContainText("has no list, so everyone can register");

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

  await director.getByLabel("File").setInputFiles(csv("email\namara@lakeside.example\nnobody\n"));
  await director.getByRole("button", { name: "Save the list" }).click();
  await expect(director.getByRole("main").getByRole("alert").first()).toContainText("Line 3: “nobody” isn’t");
  await director
    .getByLabel("File")
    .setInputFiles(csv("email,valid until\namara@lakeside.example,2099-05-15\n"));
  await director.getByRole("button", { name: "Save the list" }).click();
  await expect(director.getByRole("main")).toContainText("has a list with one line");
  await expectGoodPage(director);

  await player.reload();
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

test("a player who's no longer on the list is decided about before the schedule is published", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 3, publish: false });
  const players = await prisma().entry.findMany({
    where: { organizationId: league.organizationId },
    include: { user: true },
    orderBy: { registeredAt: "asc" },
  });
  const [out, ...listed] = players;
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/${league.season.slug}/files/eligibility`);
  const lines = ["email", ...listed.map(({ user }) => user.email)].join("\n");
  await director.getByLabel("File").setInputFiles(csv(lines));
  await director.getByRole("button", { name: "Save the list" }).click();
  await expect(director.getByRole("main")).toContainText("List saved.");

  await director.goto(`/${league.org}/${league.season.slug}`);
  await expect(director.getByRole("main")).toContainText("Only people listed by");

  await director.goto(
    `/desk/${league.org}/seasons/${league.season.slug}/${league.season.divisions[0]?.slug}`,
  );
  const main = director.getByRole("main");
  await expect(main).toContainText("Not on the list of people who can play.");
  await expect(main.getByRole("button", { name: "Draw the lots and publish" })).toHaveCount(0);
  await expectGoodPage(director);
  await director.getByText(`Let them play anyway: ${out?.name}`).click();
  await director.getByLabel(`Why ${out?.name} can play`).fill("Works at the rec center.");
  await director.getByRole("button", { name: new RegExp(`^Let them play.*${out?.name}`) }).click();
  await expect(main).toContainText("Saved. This reason no longer keeps them out.");
  await director.getByRole("button", { name: "Draw the lots and publish" }).click();
  await expect(main).toContainText("Schedule published.");
  await director.goto(`/desk/${league.org}/seasons/${league.season.slug}/files/eligibility`);
  await expect(main).toContainText("Reason: Works at the rec center.");
});

test("a director corrects the campus ID of a player, which the form asks for where the list has IDs", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 2, publish: false });
  const email = `nia@${league.org}.example`;
  const nia = await prisma().user.create({ data: { email, name: "Nia Okafor", createdAt: new Date() } });
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/${league.season.slug}/files/eligibility`);
  await director.getByLabel("File").setInputFiles(csv("campus id\nA0012345\n"));
  await director.getByRole("button", { name: "Save the list" }).click();
  await expect(director.getByRole("main")).toContainText("List saved.");

  const player = await windowOf(nia.id);
  await player.goto(`/${league.org}/${league.season.slug}/register`);
  await expect(player.getByRole("main")).toContainText("your email isn’t on it. Enter your campus ID.");
  await player.getByLabel("Campus ID").fill("a0012345");
  await player.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await player.getByRole("button", { name: "Register" }).click();
  await expect(player).toHaveURL(/\/me/);

  const { id } = await prisma().entry.findFirstOrThrow({ where: { userId: nia.id } });
  const division = league.season.divisions[0]?.slug;
  await director.goto(`/desk/${league.org}/seasons/${league.season.slug}/${division}/entries/${id}/edit`);
  await expect(director.getByLabel("Campus ID")).toHaveValue("A0012345");
  await director.getByLabel("Campus ID").fill("A0012346");
  await director.getByRole("button", { name: "Save the campus ID" }).click();
  await expect(director.getByRole("main")).toContainText("Campus ID saved.");
  await expect(director.getByLabel("Campus ID")).toHaveValue("A0012346");
});
