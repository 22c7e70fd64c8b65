import { prisma } from "@/lib/db/client";
import { saveFee } from "@/lib/fees/store/fee";
import { PASS } from "@/lib/fees/testing/pass";
import { saveWaiver } from "@/lib/waivers/store/texts";
import { expect, makeStoryLeague, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript: register, accept, pay, waive, let play, print; a refused form keeps what was typed", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 2, publish: false });
  const { org, season, scope } = league;
  await saveWaiver(scope, season.id, { text: "I play at my own risk.", seen: 0 }, new Date());
  await saveFee(scope, season.id, { fee: PASS, seen: 0 }, new Date());
  const email = `nia@${org}.example`;
  const nia = await prisma().user.create({ data: { email, name: "Nia Okafor", createdAt: new Date() } });

  const player = await windowOf(nia.id);
  const page = player.getByRole("main");
  await player.goto(`/${org}/${season.slug}/register`);
  await player.getByLabel("Phone").fill("(312) 555-0100");
  await player.getByLabel("Your full name").fill(" ");
  await player.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await player.getByRole("checkbox", { name: /I’ve read the waiver/ }).check();
  await player.getByRole("button", { name: "Register" }).click();
  await expect(page).toContainText("Type your full name to accept the waiver.");
  await expect(player.getByLabel("Phone")).toHaveValue("(312) 555-0100");
  await expect(player.getByRole("checkbox", { name: /I’ve read the waiver/ })).toBeChecked();
  await player.getByLabel("Your full name").fill("Nia A. Okafor");
  await player.getByRole("button", { name: "Register" }).click();
  await expect(player).toHaveURL(/\/me/);
  await expect(player.getByRole("heading", { level: 1 })).toHaveText(/Pay for .*Intramural pass, \$25\.00/);
  await expect(page).toContainText("so pay it now. Where to pay: Front desk.");

  const [first, second] = league.players;
  const member = await windowOf(first?.userId ?? "");
  await member.goto("/me");
  await expect(member.getByRole("heading", { level: 1 })).toHaveText(/Accept the waiver for/);
  await member.getByRole("link", { name: "Read and accept" }).click();
  await member.getByRole("button", { name: "Accept the waiver" }).click();
  await expect(member.getByRole("main")).toContainText("Read the waiver and check the box to accept it.");
  await member.getByLabel("Your full name").fill(first?.name ?? "");
  await member.getByRole("checkbox", { name: /I’ve read the waiver/ }).check();
  await member.getByRole("button", { name: "Accept the waiver" }).click();
  await expect(member.getByRole("main")).toContainText("Waiver accepted.");

  const director = await windowOf(league.directorId);
  const desk = director.getByRole("main");
  const files = `/desk/${org}/seasons/${season.slug}/files`;
  await director.goto(`${files}/fee`);
  await director.getByRole("button", { name: "Mark as paid for Nia Okafor" }).click();
  await expect(desk).toContainText("Marked as paid.");
  const row = desk.getByRole("listitem").filter({ hasText: first?.name ?? "" });
  await row.getByText("Add a note, or waive the fee").click();
  await row.getByRole("button", { name: /^Waive the fee/ }).click();
  await expect(row).toContainText("Enter a reason.");
  const old = await director.context().newPage();
  await old.goto(`${files}/fee`);
  await row.getByLabel(/How they paid, or why/).fill("Volunteer");
  await row.getByRole("button", { name: /^Waive the fee/ }).click();
  await expect(desk).toContainText("Fee waived.");
  await old.getByRole("button", { name: `Mark as paid for ${first?.name}` }).click();
  await expect(old.getByRole("main")).toContainText("Someone marked this fee after you opened this page.");
  expect(await prisma().feeMark.count({ where: { seasonId: season.id } })).toBe(2);

  await director.goto(`${files}/waiver`);
  await desk.getByRole("link", { name: `View and print the waiver of ${first?.name}` }).click();
  await expect(desk).toContainText("I play at my own risk.");
  await director.goto(`/desk/${org}/seasons/${season.slug}/${season.divisions[0]?.slug}`);
  await director.getByText(`Let them play anyway: ${second?.name}`).first().click();
  const reasons = director.getByLabel(new RegExp(`^Why ${second?.name} can play`));
  await reasons.first().fill("Signs and pays on Monday.");
  await director
    .getByRole("button", { name: new RegExp(`^Let them play.*${second?.name}`) })
    .first()
    .click();
  await director.goto(`${files}/eligibility`);
  await expect(desk).toContainText("Signs and pays on Monday.");
});

test("what another organization's director sends, and a player who isn't in the season, isn't found", async ({
  windowOf,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const league = await makeStoryLeague({ players: 2, publish: false });
  const other = await makeStoryLeague({ players: 2, publish: false });
  await saveFee(league.scope, league.season.id, { fee: PASS, seen: 0 }, new Date());
  const page = await windowOf(league.directorId);
  await page.goto(`/desk/${league.org}/seasons/${league.season.slug}/files/fee`);
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: /^Mark as paid/ }) });
  await form
    .first()
    .locator("input[name=userId]")
    .evaluate(setValue, other.players[0]?.userId ?? "");
  await form
    .first()
    .getByRole("button", { name: /^Mark as paid/ })
    .click();
  await expect(page.getByRole("main")).toContainText(/isn’t here|not found|no page/i);
  expect(await prisma().feeMark.count({ where: { seasonId: other.season.id } })).toBe(0);
});

function setValue(input: Element, value: string): void {
  (input as HTMLInputElement).value = value;
}
