import type { Locator } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { findPerson } from "@/lib/people/store/people";
import { listTestMatches } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test, waitForLetter } from "./fixtures.ts";

// A tap is one press. Signing in with a campus account, or opening a link in an email, is one too. Typing isn't.

test("a result is reported in five taps from signing in, and confirmed from the email in three without", async ({
  league,
  windowOf,
  page: visitor,
}) => {
  const match = await firstMatch(league);
  const winner = match.homeName.split(" ")[0] ?? "";
  const reporting = countTaps(1);
  const home = await windowOf(match.home);
  await home.goto("/me");
  await reporting.press(home.getByRole("link", { name: "Already played? Report it" }));
  for (const game of ["Game 1", "Game 2"])
    await reporting.press(home.getByRole("group", { name: game }).getByText(winner, { exact: true }).first());
  await reporting.press(home.getByRole("button", { name: "Report 2–0" }));
  await expect(home).toHaveURL(/done=report/);
  expect(reporting.taps()).toBeLessThanOrEqual(5);

  const letter = await waitForLetter((await findPerson(match.away))?.email ?? "", /Confirm 2–0/);
  const link = letter.text.match(/https?:\/\/\S+\/matches\/\S+/)?.[0] ?? "";
  const confirming = countTaps(1);
  await visitor.goto(link);
  const main = visitor.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText(`Did ${winner} win 2–0?`);
  await expect(main.getByRole("table", { name: /^Games as/ }).getByRole("row")).toHaveCount(3);
  await expect(main).toContainText(`This link confirms as ${match.awayName}.`);
  await expect(main).not.toContainText("@");
  await expectGoodPage(visitor);
  await confirming.press(visitor.getByRole("button", { name: "Confirm 2–0" }));
  await expect(main.getByRole("heading", { level: 1 })).toContainText(/^Decided: 2–0 to /);
  expect(confirming.taps()).toBeLessThanOrEqual(3);

  await visitor.goto(link);
  await expect(main.getByRole("heading", { level: 1 })).toContainText("isn’t waiting for you anymore");
  await visitor.goto(link.replace(/.$/, (last) => (last === "x" ? "y" : "x")));
  await expect(visitor).toHaveURL(/\/sign-in\?/);
  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("main")).toContainText("By the link in the email, without signing in.");
});

test("a score slip is entered in six taps from signing in", async ({ league, windowOf }) => {
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  const [home, away] = await Promise.all([findPerson(match.home), findPerson(match.away)]);
  const entering = countTaps(1);
  const desk = await windowOf(await makeStaff(league));
  await desk.goto("/desk");
  await entering.press(
    desk.getByRole("navigation", { name: "Front desk" }).getByRole("link", { name: "Enter a result" }),
  );
  await entering.press(desk.getByRole("link", { name: `${home?.name} vs. ${away?.name}` }));
  for (const game of ["Game 1", "Game 2"])
    await entering.press(
      desk
        .getByRole("group", { name: game })
        .getByText(home?.name?.split(" ")[0] ?? "", { exact: true })
        .first(),
    );
  await entering.press(desk.getByRole("button", { name: "Enter 2–0" }));
  await expect(desk).toHaveURL(/done=entered/);
  expect(entering.taps()).toBeLessThanOrEqual(6);
});

/** Counts presses, from those that came before. */
function countTaps(before: number) {
  let count = before;
  return {
    async press(target: Locator): Promise<void> {
      await target.click();
      count += 1;
    },
    taps: () => count,
  };
}

async function makeStaff({ organizationId, org }: { organizationId: string; org: string }): Promise<string> {
  const at = new Date();
  const { id: userId } = await prisma().user.create({
    data: { email: `fran@${org}.example`, name: "Fran Okafor", createdAt: at },
  });
  await prisma().membership.create({ data: { organizationId, userId, role: "staff", createdAt: at } });
  return userId;
}
