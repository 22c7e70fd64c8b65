import sharp from "sharp";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

const MAKER = "Somephone";

test("photos go with a report and with the other version, without where they were taken, and only to those concerned", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  const first = (name: string) => name.split(" ")[0] ?? "";
  const [homeFirst, awayFirst] = [first(match.homeName), first(match.awayName)];
  const page = `/matches/${match.id}`;
  const photo = { name: "sheet.jpg", mimeType: "image/jpeg", buffer: await makePhoto(400, 300) };

  const home = await windowOf(match.home);
  await home.goto(page);
  await home.getByText("Already played? Report it").click();
  const photos = home.getByLabel("Photos (optional)");
  await photos.setInputFiles([
    { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("Notes") },
  ]);
  await expect(home.getByText("Photo 1 (notes.pdf) isn’t a JPEG, PNG, or WebP.")).toBeVisible();
  // The second is picked while the first is still being made smaller.
  await home.evaluate(slowDownPictures);
  await photos.setInputFiles([photo]);
  await photos.setInputFiles([{ ...photo, name: "board.jpg" }]);
  await expect(home.getByRole("img", { name: /^Your photo/ })).toHaveCount(2);
  await home.getByRole("button", { name: "Remove photo 2" }).click();
  await expect(photos).toBeFocused();
  await expect(home.getByText("1 of 4 photos added.")).toBeVisible();
  for (const number of [1, 2]) {
    const game = home.getByRole("group", { name: new RegExp(`^Game ${number}`) });
    await game.getByText(homeFirst, { exact: true }).first().click();
  }
  await expectGoodPage(home);
  await home.getByRole("button", { name: /^Report/ }).click();
  await expect(home).toHaveURL(/done=report/);

  // The other player's browser runs no script, and sends the photo as the camera made it.
  const away = await windowOf(match.away, { javaScriptEnabled: false });
  await away.goto(page);
  const seen = away.getByRole("link", { name: `Photo 1 with ${homeFirst}’s report` });
  await expect(seen).toHaveCount(2);
  const address = (await seen.first().getAttribute("href")) ?? "";
  await away.getByText("Give your version").click();
  await away.getByText("We didn’t play", { exact: true }).click();
  const what = away.getByRole("textbox", { name: "What happened?" });
  const send = away.getByRole("button", { name: `Send to ${homeFirst} and the director` });
  await what.fill("We only played for fun.");
  await away.getByLabel("Photos (optional)").setInputFiles([{ ...photo, buffer: Buffer.from("no photo") }]);
  await send.click();
  await expect(away.getByRole("alert").first()).toContainText("Photo 1 (sheet.jpg) isn’t a JPEG");
  await expect(away.getByText("Pick your photos again.")).toBeVisible();
  await expect(what).toHaveValue("We only played for fun.");
  const large = await makePhoto(1_400, 1_050, 100);
  expect(large.length).toBeGreaterThan(1024 * 1024);
  await away.getByLabel("Photos (optional)").setInputFiles([{ ...photo, buffer: large }]);
  await send.click();
  await expect(away).toHaveURL(/done=contest/);

  const stranger = await windowOf(
    league.players.find(({ userId }) => ![match.home, match.away].includes(userId))?.userId ?? "",
  );
  for (const sent of [
    address,
    (await away
      .getByRole("link", { name: `Photo 1 with ${awayFirst}’s version` })
      .first()
      .getAttribute("href")) ?? "",
  ]) {
    const answer = await away.request.get(sent);
    expect(answer.headers()).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    const kept = await answer.body();
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.toString("latin1")).not.toContain(MAKER);
    expect((await stranger.request.get(sent)).status()).toBe(404);
  }

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/matches/${match.id}`);
  const shown = director.getByRole("img", { name: `Photo 1 with ${awayFirst}’s version` }).first();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  await director.goto(`/${league.org}/matches/${match.id}`);
  await expect(director.getByRole("main").getByRole("img", { name: /^Photo/ })).toHaveCount(0);
});

/** A photo as a phone takes it, with its maker and where it was. */
function makePhoto(width: number, height: number, quality = 90): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: "white", noise } })
    .jpeg({ quality })
    .withExif({ IFD0: { Make: MAKER }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 52/1 0/1" } })
    .toBuffer();
}

function slowDownPictures(): void {
  const decode = window.createImageBitmap;
  window.createImageBitmap = async (...given: unknown[]) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Reflect.apply(decode, window, given);
  };
}
