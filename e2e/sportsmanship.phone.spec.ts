import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { giveRating } from "@/lib/sportsmanship/store/rate";
import { listTestMatches, mustExecute, type TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

/** A player with a low average is passed over, however many points they have. */
const RULES = { ...TEXAS_STATE, playoff: { ...TEXAS_STATE.playoff, leastPercent: null } };

test("a player rates the other after a match, changes it, and the director leaves it out", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const match = await firstMatch(league);
  await play(match, "home");
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  const section = home.getByRole("region", { name: "Sportsmanship" });
  await section.getByRole("radio", { name: "3, good" }).check();
  await section.getByRole("button", { name: "Save your rating" }).click();
  await expect(section).toContainText(/You rated \S+ 3, good\./);
  await section.getByText("Change your rating").click();
  await section.getByRole("radio", { name: "0, unacceptable" }).check();
  await section.getByRole("button", { name: "Save your rating" }).click();
  await expect(section).toContainText(/You rated \S+ 0, unacceptable\./);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("region", { name: "Sportsmanship" })).not.toContainText("unacceptable.");

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/matches/${match.id}`);
  const ratings = director.getByRole("region", { name: "Sportsmanship" });
  await expect(ratings).toContainText("0, unacceptable.");
  await ratings.getByText(/^Leave out .*’s rating/).click();
  await ratings.getByLabel("Why?").fill("They hadn’t met before, and the chat was friendly.");
  await ratings.getByRole("button", { name: "Leave out the rating" }).click();
  await expect(ratings).toContainText("is left out.");
  await home.goto(`/matches/${match.id}`);
  await expect(section).toContainText("The director left out your rating");
});

test("who is below the average asked for doesn’t advance, and the table says why without a figure", async ({
  page,
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 6, rules: RULES });
  const [best] = league.players;
  if (!best) throw new Error("The league has players");
  for (const match of await listTestMatches(league)) await playAndRate(league, match, best.userId);

  await page.goto(`/${league.org}/fall-2026/open`);
  await expect(page.getByRole("main")).toContainText(
    "Doesn’t advance: less than an average of 3.0 in sportsmanship",
  );
  await expect(page.getByRole("main")).not.toContainText("1.00");
  await expectGoodPage(page);

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/fall-2026/open`);
  await expect(director.getByRole("region", { name: "Playoff" })).toContainText(
    `${best.name} doesn’t advance: less than an average of 3.0 in sportsmanship.`,
  );
  await director.goto(`/desk/${league.org}/players/${best.entryId}`);
  await expect(director.getByRole("main")).toContainText("sportsmanship 1.00 from five ratings");
  const own = await windowOf(best.userId);
  await own.goto("/me");
  await expect(own.getByRole("main")).toContainText("Your sportsmanship: 1.0. The playoff asks for 3.0.");
});

type Sides = { readonly id: string; readonly home: string; readonly away: string };

async function play(match: Sides, winner: "home" | "away"): Promise<void> {
  const outcome = winner === "home" ? "white" : "black";
  const games = [{ white: "home", outcome, ending: "resignation" }] as const;
  await mustExecute(match.id, { type: "report", games: [...games] }, { userId: match.home }, new Date());
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, new Date());
}

/** The best player wins every match, and every opponent rates them 1. */
async function playAndRate({ org }: TestLeague, match: Sides, best: string): Promise<void> {
  await play(match, match.away === best ? "away" : "home");
  if (match.home !== best && match.away !== best) return;
  const change = { organization: org, season: "fall-2026", divisions: ["open"], isMatch: true as const };
  const of = match.home === best ? "home" : "away";
  const userId = match.home === best ? match.away : match.home;
  const rated = { matchId: match.id, rules: RULES, change };
  await giveRating(rated, { of, rating: 1, userId, at: new Date() });
}
