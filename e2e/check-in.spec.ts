import { addMinutes, instantOf } from "@/lib/shared/instant";
import { seatMatch } from "@/lib/testing/seat-match";
import { expect, expectGoodPage, firstMatch, signInAs, test } from "./fixtures.ts";

test("checking in: by the table's code and by the button, twice, and as evidence in a no-show claim", async ({
  league,
  windowOf,
  openWindow,
}) => {
  const match = await firstMatch(league);
  const [homeName, awayName] = [match.homeName, match.awayName].map((name) => name.split(" ")[0] ?? "");
  const now = instantOf(new Date());
  const agreed = { startsAt: addMinutes(now, -40), agreedAt: new Date(addMinutes(now, -600)) };
  const { tableId, otherTableId } = await seatMatch(league, match, agreed);

  // The code asks them to sign in, and is scanned without JavaScript.
  const home = await openWindow({ javaScriptEnabled: false });
  await home.goto(`/${league.org}/tables/${tableId}`);
  await expect(home).toHaveURL(/sign-in\?next=/);
  await signInAs(home.context(), match.home);
  await home.goto(`/${league.org}/tables/${otherTableId}`);
  await expect(home.getByRole("main")).toContainText(`You play ${awayName} at Table 3 at`);
  await home.goto(`/${league.org}/tables/${tableId}`);
  const tab = await windowOf(match.home);
  await tab.goto(`/${league.org}/tables/${tableId}`);
  await expectGoodPage(tab);
  await home.getByRole("button", { name: "I’m here" }).click();
  await expect(home).toHaveURL(/done=arrive/);
  await expect(home.getByRole("main")).toContainText("You’re checked in.");
  await expect(home.getByRole("main")).toContainText(`${awayName} hasn’t checked in yet.`);
  await tab.getByRole("button", { name: "I’m here" }).click();
  await expect(tab).toHaveURL(/done=arrive/);
  await expect(tab.getByRole("main")).toContainText("You’re checked in.");

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("main")).toContainText(`${homeName} checked in at`);
  const desk = await windowOf(league.directorId);
  await desk.goto(`/desk/${league.org}/equipment`);
  await expect(desk.getByRole("main")).toContainText(`${match.homeName} is here`);
  await desk.setViewportSize({ width: 820, height: 1180 });
  const reserved = desk.getByRole("region", { name: "Reserved today" }).getByRole("listitem");
  const line = await reserved.getByText("vs.", { exact: true }).boundingBox();
  for (const name of [match.homeName, match.awayName]) {
    const box = await reserved.getByText(name, { exact: true }).boundingBox();
    expect(box?.height, `${name} is on one line`).toBeLessThan(1.5 * (line?.height ?? 0));
  }
  await desk.goto(`/desk/${league.org}/places/annex/codes`);
  await expect(desk.getByRole("img", { name: "The code for Table 3" })).toBeVisible();
  await expectGoodPage(desk);

  await home.getByText(`${awayName} didn’t come?`).click();
  await home.getByLabel("What happened?").last().fill("I waited at table 3 for half an hour.");
  await home.getByRole("button", { name: "Claim the match" }).click();
  await expect(home).toHaveURL(/done=claim-no-show/);
  await away.getByRole("button", { name: "I’m here" }).click();
  await expect(away.getByRole("main")).toContainText("so you don’t need to check in");
  await desk.goto(`/desk/${league.org}/matches/${match.id}`);
  const came = desk.getByRole("region", { name: "Who checked in" });
  await expect(came).toContainText(
    /checked in at .*, 40 minutes late, after the grace period, with the code on Table 3/,
  );
  await expect(came).toContainText(`${match.awayName} didn’t check in.`);
});
