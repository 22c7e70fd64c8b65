import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editCampusDomains } from "@/lib/campus/store/operate";
import { prisma } from "@/lib/db/client";
import type { TestLeague } from "@/lib/testing/league";
import { makeSamlKeys } from "../scripts/campus/make-keys.ts";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";
import { type CampusIdp, startCampusIdp } from "./support/campus-idp.ts";

const CAMPUS = "Sign in with your campus account";
const CONNECT = /^Connect your .* campus account$/;

let league: TestLeague;
let idp: CampusIdp;
let keys: ReturnType<typeof makeSamlKeys>;
test.beforeAll(() => {
  keys = makeSamlKeys();
});
test.beforeEach(async () => {
  league = await makeStoryLeague({ players: 3, publish: false });
  const readMetadata = async () => {
    const answer = await fetch(`${process.env.APP_URL}/api/campus/${league.org}/metadata`);
    return answer.text();
  };
  idp = await startCampusIdp(readMetadata, { keys });
  await editCampusDomains(league.org, { domains: [`${league.org}.example`], removed: [] });
});
test.afterEach(() => idp.stop());

test("campus sign-in from scratch to a registered player", async ({ windowOf, page }) => {
  const admin = await windowOf(league.directorId);
  await setUpInTheBrowser(admin);
  await expectGoodPage(admin);

  await page.goto(`/${league.org}/fall-2026/register`);
  await page.getByRole("button", { name: CAMPUS }).click();
  await answerCampus(page, `amara-${randomUUID().slice(0, 8)}@${league.org}.example`);
  await expect(page).toHaveURL(/\/fall-2026\/register$/);
  await expect(page.getByLabel("Name in the standings")).toHaveValue("Amara Okafor");
  await page.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/me\?done=registered/);

  await page.goto("/sign-out");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You’re signed out of your campus account.")).toBeVisible();
  await page.goto("/me");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("campus account only: the other ways disappear, are refused, and people go straight there", async ({
  windowOf,
  openWindow,
}) => {
  const admin = await windowOf(league.directorId);
  await setUp();
  await admin.goto(`/desk/${league.org}/campus`);
  await admin.getByRole("radio", { name: /Closed: campus account only/ }).check();
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("main").getByRole("alert").first()).toContainText(
    "First sign in with your own campus account",
  );

  await admin.goto(`/sign-in?next=${encodeURIComponent(`/desk/${league.org}/campus`)}`);
  await admin.getByRole("button", { name: CAMPUS }).click();
  await answerCampus(admin, `director@${league.org}.example`);
  await expect(admin).toHaveURL(/\/campus$/);
  await admin.getByRole("radio", { name: /Closed: campus account only/ }).check();
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("status")).toContainText("Campus sign-in saved");

  const visitor = await openWindow();
  await visitor.goto(`/${league.org}/fall-2026/register`);
  await expect(visitor.getByRole("button", { name: CAMPUS })).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Email me a link" })).toHaveCount(0);
  await expect(visitor.getByRole("button", { name: /Example University/ })).toHaveCount(0);
  await expectGoodPage(visitor);
  await visitor.getByRole("link", { name: "Get a link by email" }).click();
  await visitor.getByLabel("Email", { exact: true }).fill("ben");
  await visitor.getByRole("button", { name: "Email me a link" }).click();
  await expect(visitor.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await visitor.getByLabel("Email", { exact: true }).fill(`ben@${league.org}.example`);
  await visitor.getByRole("button", { name: "Email me a link" }).click();
  await expect(visitor.getByRole("main").getByRole("alert")).toContainText(
    "Your league asks you to sign in with your campus account.",
  );

  const stranger = await windowOf((await makeStoryLeague({ players: 3 })).players[0]?.userId ?? "");
  await stranger.goto(`/${league.org}/fall-2026/register`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Sign in with your campus account");

  // Otherwise the page still says that the first change was saved.
  await admin.goto(`/desk/${league.org}/campus`);
  await admin.getByRole("radio", { name: /go straight to the campus/ }).check();
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("status")).toContainText("Campus sign-in saved");
  await visitor.goto(`/sign-in?next=/${league.org}/fall-2026/waiver`);
  await expect(visitor.getByRole("link", { name: "Get a link by email" })).toBeVisible();
  await visitor.goto(`/${league.org}/fall-2026/register`);
  await answerCampus(visitor, `ben@${league.org}.example`);
  await expect(visitor).toHaveURL(/\/fall-2026\/register$/);
});

test("a season for students: a student registers, and someone else is told so until a director makes an exception", async ({
  windowOf,
  page,
  openWindow,
}) => {
  const director = await windowOf(league.directorId);
  await setUp();
  await director.goto(`/desk/${league.org}/campus`);
  const groups = director.getByRole("region", { name: "Groups of your campus" });
  await groups.getByLabel("Groups", { exact: true }).fill("student\nfaculty");
  await groups.getByRole("button", { name: "Save the groups" }).click();
  await expect(director.getByRole("status")).toContainText("Groups saved");
  await director.goto(`/desk/${league.org}/seasons/fall-2026/files/eligibility`);
  await director.getByRole("checkbox", { name: "student" }).check();
  await director.getByRole("button", { name: "Save the groups" }).click();
  await expect(director.getByRole("main")).toContainText("Only people in the campus group student");
  await expectGoodPage(director);

  await page.goto(`/${league.org}/fall-2026/register`);
  await page.getByRole("button", { name: CAMPUS }).click();
  await answerCampus(page, `amara@${league.org}.example`, "student library-patron");
  await expect(page.getByRole("main")).toContainText(
    "Only certain people can register for Fall 2026. You can.",
  );
  await page.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/me\?done=registered/);

  const email = `ben@${league.org}.example`;
  const ben = await openWindow();
  await ben.goto(`/${league.org}/fall-2026/register`);
  await ben.getByRole("button", { name: CAMPUS }).click();
  await answerCampus(ben, email, "alum");
  const main = ben.getByRole("main");
  await expect(main).toContainText("your last sign-in didn’t tell us that you’re in one");
  await expect(main.getByRole("button", { name: "Register" })).toHaveCount(0);
  await expectGoodPage(ben);
  await main.getByRole("button", { name: CAMPUS }).click();
  await answerCampus(ben, email, "faculty");
  await expect(main).toContainText("your last sign-in didn’t tell us that you’re in one");

  await director.getByLabel("Email of the player").fill(email);
  await director.getByLabel("Reason for the exception").fill("Works at the rec center.");
  await director.getByRole("button", { name: "Grant an exception" }).click();
  await expect(director.getByRole("main")).toContainText("Exception granted.");
  await ben.reload();
  await ben.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await ben.getByRole("button", { name: "Register" }).click();
  await expect(ben).toHaveURL(/\/me\?done=registered/);
});

test("a player connects their campus account on the profile, signs in with it, and disconnects it", async ({
  windowOf,
  openWindow,
}) => {
  await setUp();
  const [amara, ben] = league.players;
  const account = `amara-${randomUUID().slice(0, 8)}@${league.org}.example`;
  const profile = await windowOf(amara?.userId ?? "");
  await profile.goto("/profile");
  const own = await profile.getByRole("textbox", { name: "Email", exact: true }).inputValue();
  await profile.getByRole("button", { name: CONNECT }).click();
  await answerCampus(profile, "amara@elsewhere.example");
  await expect(profile).toHaveURL(/\/profile\?error=/);
  await expect(profile.getByRole("main").getByRole("alert")).toContainText("Nothing was connected.");

  await profile.getByRole("button", { name: CONNECT }).click();
  await answerCampus(profile, account);
  await expect(profile.getByRole("status")).toContainText("campus account is connected.");
  await expect(profile.getByRole("main")).toContainText(account);
  await expectGoodPage(profile);

  const elsewhere = await openWindow();
  await elsewhere.goto(`/sign-in?next=${encodeURIComponent(`/${league.org}/fall-2026/register`)}`);
  await elsewhere.getByRole("button", { name: CAMPUS }).click();
  await answerCampus(elsewhere, account);
  await expect(elsewhere).toHaveURL(/\/register$/);
  await elsewhere.goto("/profile");
  await expect(elsewhere.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(own);

  const other = await windowOf(ben?.userId ?? "");
  await other.goto("/profile");
  await other.getByRole("button", { name: CONNECT }).click();
  await answerCampus(other, account);
  await expect(other.getByRole("main").getByRole("alert")).toContainText(
    "That campus account is connected to another profile.",
  );

  await profile.getByRole("button", { name: "Disconnect" }).click();
  await expect(profile.getByRole("status")).toContainText("campus account is disconnected.");
  await expect(profile.getByRole("button", { name: CONNECT })).toBeVisible();
});

/** What an admin did in the first story. */
async function setUp(): Promise<void> {
  const { organizationId } = league;
  const { entityId, metadata } = idp;
  const at = new Date();
  await prisma().campusSignIn.create({
    data: { organizationId, entityId, metadata, readAt: at, triedAt: at },
  });
}

/** An admin pastes the campus's metadata. */
async function setUpInTheBrowser(admin: Page): Promise<void> {
  await admin.goto(`/desk/${league.org}/people`);
  await admin.getByRole("link", { name: "Sign in with a campus account" }).click();
  await expect(admin.getByRole("main")).toContainText(`/api/campus/${league.org}/acs`);
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("main").getByRole("alert").first()).toContainText("paste the metadata");
  await admin.getByLabel("Or paste the metadata file").fill(idp.metadata);
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("status")).toContainText("Campus sign-in saved");
}

/** Fills in the provider's page; see e2e/support/campus-idp.ts. */
async function answerCampus(page: Page, email: string, groups = ""): Promise<void> {
  await page.getByLabel("Campus address").fill(email);
  await page.getByLabel("Groups").fill(groups);
  await page.getByRole("button", { name: "Sign in" }).click();
}
