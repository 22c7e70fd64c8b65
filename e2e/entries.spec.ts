import { randomUUID } from "node:crypto";
import { prisma } from "@/lib/db/client";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { listTestMatches, mustExecute, type TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, signInAs, test } from "./fixtures.ts";

/** A person with an account but no entry. */
async function newcomer(league: TestLeague, name: string) {
  const email = `${randomUUID().slice(0, 8)}@${league.org}.example`;
  const { id } = await prisma().user.create({ data: { email, name, createdAt: new Date() } });
  return id;
}

// Tests with several people on several pages, each checked in light and dark.
const divisionOf = (league: TestLeague) => league.season.divisions[0]?.id ?? "";
const register = (league: TestLeague) => `/${league.org}/fall-2026/register`;
const desk = (league: TestLeague) => `/desk/${league.org}/seasons/fall-2026/open`;

test("a withdrawal does what its preview shows, and a change brings a new preview", async ({ windowOf }) => {
  const league = await makeStoryLeague({ players: 5 });
  const [leaver] = league.players;
  if (!leaver) throw new Error("Five players");
  const own = (await listTestMatches(league)).filter(({ home, away }) =>
    [home, away].includes(leaver.userId),
  );
  const settle = async (index: number) => {
    const match = own[index];
    const loser = match?.home === leaver.userId ? match.away : match?.home;
    await mustExecute(match?.id ?? "", { type: "concede" }, { userId: loser ?? "" }, new Date());
  };
  await settle(0);

  const director = await windowOf(league.directorId);
  const main = director.getByRole("main");
  await director.goto(desk(league));
  await director.locator("summary", { hasText: "Players" }).click();
  await director.getByRole("link", { name: leaver.name }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText(leaver.name);
  await director.getByRole("link", { name: /^Forfeits, withdraw or remove/ }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText(`${leaver.name} leaves Open`);
  await expect(main).toContainText("has 1 of 4 matches decided, less than 50%");
  await expect(director.getByRole("row", { name: new RegExp(leaver.name) })).toContainText("out");
  await expectGoodPage(director);

  await settle(1);
  await director.getByRole("radio", { name: /asked to leave/ }).check();
  await director.getByRole("button", { name: /^Confirm/ }).click();
  await expect(main.getByRole("alert").first()).toContainText(/reason/i);
  await director.getByLabel("Reason, in a sentence").fill("Exams in every week.");
  await director.getByRole("button", { name: /^Confirm/ }).click();
  await expect(main.getByRole("alert").first()).toContainText("Something has changed");
  await expect(main).toContainText("has 2 of 4 matches decided: their results count");
  await expect(director.getByLabel("Reason, in a sentence")).toHaveValue("Exams in every week.");
  await expect(main).toContainText("wins without playing");
  await director.getByRole("button", { name: /^Confirm/ }).click();
  await expect(director).toHaveURL(/done=left/);
  await director.locator("summary", { hasText: "Players" }).click();
  await expect(main).toContainText("Withdrawn");

  const statuses = (await listTestMatches(league)).filter(({ id }) => own.some((match) => match.id === id));
  expect(statuses.every(({ status }) => status === "final")).toBe(true);
  const player = await windowOf(leaver.userId);
  await player.goto(register(league));
  await expect(player.getByRole("heading", { level: 1 })).toContainText("You’re no longer in");
  await player.goto("/me");
  await expect(player.getByRole("main")).toContainText("You’re no longer playing in Open (Fall 2026).");
});

test("too many forfeits: the director keeps the player, and forgives one after another forfeit", async ({
  windowOf,
}) => {
  const rules = { ...DEPAUL, forfeits: { ...DEPAUL.forfeits, strikes: 2 } };
  const league = await makeStoryLeague({ players: 5, rules });
  const [player] = league.players;
  if (!player) throw new Error("Five players");
  const own = (await listTestMatches(league)).filter(({ home, away }) =>
    [home, away].includes(player.userId),
  );
  const forfeit = (index: number) =>
    mustExecute(own[index]?.id ?? "", { type: "concede" }, { userId: player.userId }, new Date());
  await forfeit(0);
  await forfeit(1);
  const first = player.name.split(" ")[0] ?? "";

  const director = await windowOf(league.directorId);
  const main = director.getByRole("main");
  const question = (forfeits: string) => `${player.name} has ${forfeits} forfeits. Remove them?`;
  await director.goto(`/desk/${league.org}`);
  await expect(director.getByRole("heading", { level: 1 })).toHaveText(question("two"));
  await director.getByRole("link", { name: "See what would happen" }).click();
  await expect(main).toContainText("two count, and the rules call for a review at two");
  await expect(main).toContainText("You’ll be asked again after another forfeit.");
  await director.getByRole("button", { name: `Keep ${first}` }).click();
  await expect(main.getByRole("alert").first()).toContainText(/reason/i);
  await director.getByLabel("Reason for keeping them, in a sentence").fill("Both were in exam week.");
  await director.getByRole("button", { name: `Keep ${first}` }).click();
  await expect(director).toHaveURL(/done=kept/);
  await expect(main).toContainText("“Both were in exam week.”");

  await forfeit(2);
  await director.goto(`/desk/${league.org}`);
  await expect(director.getByRole("heading", { level: 1 })).toHaveText(question("three"));
  await director.getByRole("link", { name: "See what would happen" }).click();
  await expect(main).toContainText(
    "Then two forfeits count, and you’ll still be asked whether the player stays.",
  );
  await director.locator("summary", { hasText: "Forgive a forfeit" }).first().click();
  await director.getByLabel("Reason for forgiving it, in a sentence").first().fill("The bus broke down.");
  await director.getByRole("button", { name: "Forgive this forfeit" }).first().click();
  await expect(director).toHaveURL(/done=forgiven/);
  await expect(main).toContainText("“The bus broke down.”");
  await expect(director.getByRole("heading", { level: 1 })).toHaveText(question("two"));
  await expect(director.locator("s")).toHaveCount(1);
  await expect(director.locator("s a").first()).toHaveCSS("text-decoration-line", /line-through/);
  await expectGoodPage(director);
  await director.locator("summary", { hasText: "Undo the forgiveness" }).first().click();
  await director.getByLabel("Reason for counting it again, in a sentence").first().fill("It was on time.");
  await director.getByRole("button", { name: "Count it again" }).first().click();
  await expect(main).toContainText(
    "The forfeit counts again. They get an email if they have an address here.",
  );
  await expect(director.locator("s")).toHaveCount(0);
  await director.goto(`/desk/${league.org}/log`);
  await expect(main).toContainText(`undid the forgiveness of a forfeit by ${player.name}, Open.`);
  await expect(main).toContainText(`kept a player despite forfeits: ${player.name}, Open.`);
  await expect(main).toContainText(`forgave a forfeit by ${player.name}, Open.`);
  const letters = await prisma().letter.findMany({
    where: { organizationId: league.organizationId, subject: { contains: "was forgiven" } },
  });
  expect(letters).toHaveLength(1);
});

test("a full division: the waitlist, the place on it, and the email when a spot opens", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 2, publish: false });
  await prisma().division.update({ where: { id: divisionOf(league) }, data: { capacity: 2 } });
  const late = await windowOf(await newcomer(league, "Wilhelmina Featherstonehaugh-Cholmondeley"));
  await late.goto(register(league));
  await expect(late.getByRole("main")).toContainText("Full: 2 of 2 spots taken.");
  await late.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await late.getByRole("button", { name: "Register" }).click();
  const alert = late.getByRole("main").getByRole("alert").first();
  await expect(alert).toContainText("Open is full. Join the waitlist.");
  await late.getByRole("checkbox", { name: /waitlist/ }).check();
  await late.getByRole("button", { name: "Register" }).click();
  await expect(late.getByRole("main")).toContainText("You’re on the waitlist.");
  await expect(late.getByRole("main")).toContainText("1st on the waitlist for Open");
  await late.goto(register(league));
  await expect(late.getByRole("heading", { level: 1 })).toHaveText("You’re 1st on the waitlist for Open");
  await expectGoodPage(late);

  const director = await windowOf(league.directorId);
  await director.goto(desk(league));
  await expect(director.getByRole("main")).toContainText("2 of 2 spots taken, 1 waiting");
  await expectGoodPage(director);
  const inside = await windowOf(league.players[0]?.userId ?? "");
  await inside.goto(register(league));
  await inside.getByText(/Withdraw from/).click();
  await inside.getByRole("button", { name: "Withdraw" }).click();
  await expect(inside).toHaveURL(/done=withdrew/);
  await late.goto(register(league));
  await expect(late.getByRole("heading", { level: 1 })).toContainText("You’re in for");

  await director.locator("summary", { hasText: "Spots" }).click();
  await director.getByLabel("Spots", { exact: true }).fill("3");
  await director.getByRole("button", { name: "Save" }).click();
  await expect(director.getByRole("main")).toContainText("2 of 3 spots taken");
});

test("without JavaScript: Under 15 refuses a player who is too old, and Open accepts them", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 1, publish: false });
  const { organizationId, season } = league;
  const facts = { organizationId, seasonId: season.id, slug: "under-15", name: "Under 15", position: 2 };
  await prisma().division.create({ data: { ...facts, underAge: 15 } });
  const page = await windowOf(await newcomer(league, "Ines Almeida"), { javaScriptEnabled: false });
  const alert = page.getByRole("main").getByRole("alert").first();
  await page.goto(register(league));
  await page.getByRole("radio", { name: /Under 15/ }).check();
  await page.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(alert).toContainText("Enter your date of birth: Under 15 has an age limit.");
  const year = Number(season.startsOn.slice(0, 4));
  await page.getByLabel("Date of birth").fill(`${year - 15}-01-01`);
  await page.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(alert).toContainText(
    /Under 15 is for players younger than 15 on .*, \d{4}\. Open is open to everyone\./,
  );
  await page.getByRole("radio", { name: /Open/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/done=registered/);
  expect(await prisma().entry.count({ where: { organizationId, bornOn: { not: null } } })).toBe(0);

  await signInAs(page.context(), await newcomer(league, "Mei Chen"));
  await page.goto(register(league));
  await page.getByRole("radio", { name: /Under 15/ }).check();
  await page.getByLabel("Date of birth").fill(`${year - 12}-02-28`);
  await page.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/done=registered/);
  await page.context().clearCookies();
  await page.goto(`/${league.org}/fall-2026/under-15`);
  await expect(page.getByRole("main")).toContainText("Mei Chen");
  await expect(page.getByRole("main")).not.toContainText(String(year - 12));
  await signInAs(page.context(), league.directorId);
  await page.goto(`/desk/${league.org}/seasons/fall-2026/under-15`);
  await expect(page.getByRole("main")).toContainText(`born Feb 28, ${year - 12}`);
});

test("without JavaScript: a move to a full division is confirmed first, and an older page moves no one", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 3, publish: false });
  const { organizationId, season } = league;
  const [moving, ...others] = league.players;
  const facts = { organizationId, seasonId: season.id, slug: "rapid", name: "Rapid", position: 2 };
  const { id: divisionId } = await prisma().division.create({ data: { ...facts, capacity: 2 } });
  for (const { entryId: id } of others) await prisma().entry.update({ where: { id }, data: { divisionId } });
  const page = await windowOf(league.directorId, { javaScriptEnabled: false });
  const tabs = [page, await page.context().newPage()] as const;
  for (const tab of tabs) await tab.goto(`${desk(league)}/entries/${moving?.entryId}/edit`);
  await page.getByLabel("Move to").selectOption("Rapid (full, waitlist only)");
  await page.getByRole("button", { name: "Move the player" }).click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText(
    "be last on that division’s waitlist",
  );
  await page.getByRole("checkbox", { name: "Yes, move them to the waitlist for Rapid" }).check();
  await page.getByRole("button", { name: "Move the player" }).click();
  await expect(page).toHaveURL(/rapid\/entries\/.*done=moved-waits/);

  await tabs[1].getByLabel("Move to").selectOption("Rapid (full, waitlist only)");
  await tabs[1].getByRole("button", { name: "Move the player" }).click();
  await expect(tabs[1].getByRole("main").getByRole("alert").first()).toContainText(
    "This player’s registration changed after you opened the page.",
  );
  await expect(tabs[1].getByRole("region", { name: "Division" })).toContainText("Rapid");
});

test("an online season asks for a username, which is unique and can be changed", async ({ windowOf }) => {
  const league = await makeStoryLeague({ players: 1, publish: false, rules: TEXAS_STATE });
  const taken = await prisma().handle.findFirstOrThrow({ where: { seasonId: league.season.id } });
  const player = await windowOf(await newcomer(league, "Theo Lindqvist"));
  const alert = player.getByRole("main").getByRole("alert").first();
  await player.goto(register(league));
  const field = player.getByLabel("Username on Chess.com");
  await player.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await player.getByRole("button", { name: "Register" }).click();
  await expect(alert).toContainText("Enter your username");
  await field.fill(taken.handle.toUpperCase());
  await player.getByRole("button", { name: "Register" }).click();
  await expect(alert).toContainText("Someone in this season already uses that username.");
  await expectGoodPage(player);
  await field.fill("theo_plays_e4");
  await player.getByRole("button", { name: "Register" }).click();
  await expect(player).toHaveURL(/done=registered/);
  await player.goto(register(league));
  await expect(player.getByRole("main")).toContainText("theo_plays_e4");

  await player.goto("/profile");
  await field.fill("theo plays d4");
  await player.getByRole("button", { name: /Save the username/ }).click();
  await expect(player.getByRole("main")).toContainText("3 to 25 letters, digits, hyphens, or underscores");
  await field.fill("theo_plays_d4");
  await player.getByRole("button", { name: /Save the username/ }).click();
  await expect(player).toHaveURL(/done=handle/);
  await expect(field).toHaveValue("theo_plays_d4");
});

test("a late entry gets the open spot, and a player asks to leave", async ({ windowOf }) => {
  const league = await makeStoryLeague({ players: 3 });
  const userId = await newcomer(league, "Noor Haddad");
  const late = await windowOf(userId);
  await late.goto(register(league));
  await expect(late.getByRole("heading", { level: 1 })).toContainText("Ask for a spot");
  await late.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await late.getByRole("checkbox", { name: /waitlist/ }).check();
  await late.getByRole("button", { name: "Register" }).click();
  await expect(late).toHaveURL(/done=waiting/);

  const director = await windowOf(league.directorId);
  await director.goto(desk(league));
  await expect(director.getByRole("main")).toContainText("One round has opened already");
  await expectGoodPage(director);
  await director.getByRole("button", { name: "Give the spot" }).click();
  await expect(director).toHaveURL(/done=late-entry/);
  await late.goto("/me");
  await expect(late.getByRole("main")).toContainText("Suggest times");
  await director.goto(`/${league.org}/fall-2026/open`);
  await expect(director.getByRole("main")).toContainText("Noor Haddad");

  const askToLeave = async () => {
    await late.goto(register(league));
    await late.getByText("Ask to leave Open").click();
    await late.getByLabel("Why, in a sentence or two").fill("I move to Lisbon.");
    await late.getByRole("button", { name: "Ask to leave" }).click();
    await expect(late.getByRole("main")).toContainText("The director has your request.");
  };
  await askToLeave();
  await late.goto(register(league));
  await expectGoodPage(late);
  await late.getByRole("button", { name: "Take the request back" }).click();
  await expect(late.getByRole("main")).toContainText("You’ve taken your request back.");
  await askToLeave();

  await director.goto(`/desk/${league.org}`);
  await director.getByRole("link", { name: "Haddad wants to leave" }).click();
  await expect(director.getByRole("main")).toContainText("“I move to Lisbon.”");
  await director.getByLabel("Reason for declining, in a sentence").fill("One match is left.");
  await director.getByRole("button", { name: "Decline: Noor stays" }).click();
  await expect(director.getByRole("main")).toContainText("Request declined.");
  const letter = await prisma().letter.findFirstOrThrow({
    where: { organizationId: league.organizationId, subject: "Noor Haddad asks to leave Open" },
  });
  expect(letter.text).toContain("I move to Lisbon.");
});
