import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { expect, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

test("a final at a session shows when, where and whom to contact, and its players can't move it", async ({
  windowOf,
}) => {
  const at = momentOf(dayFromToday(3), "14:00").toISOString();
  const session = { at, place: "Student center, main hall" };
  const league = await makeStoryLeague({ rules: SESSION_KNOCKOUT, players: 2, session });
  const match = await firstMatch(league);
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  const page = home.getByRole("main");
  await expect(page).toContainText("Open, Final");
  await expect(page).toContainText("Student center, main hall. The league set this time. You have White.");
  await expect(home.getByRole("region", { name: "At the table" })).toContainText(
    "Tell the director before then",
  );
  await expect(home.getByRole("button", { name: /Send times/ })).toHaveCount(0);
  await expect(page).not.toContainText(/Ask .* to move it|I can’t make it/);
});
