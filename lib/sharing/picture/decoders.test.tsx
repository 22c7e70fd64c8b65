import sharp from "sharp";
import { expect, test } from "vitest";
import { SharedPicture } from "@/components/sharing/picture";
import { decodingPhotos } from "@/lib/match/store/photos/decoders";
import { developPhoto } from "@/lib/match/store/photos/develop";
import { subsetFonts } from "@/scripts/fonts/subset-fonts";
import { drawPicture } from "./draw-picture";

test("pictures are drawn while photos are decoded, and no photo is decoded as a drawing", async () => {
  await subsetFonts();
  const photo = new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: "white" } })
      .jpeg()
      .toBuffer(),
  );
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const done = await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const picture = {
        kind: "match",
        from: "",
        about: "",
        home: `P${index}`,
        away: "Q",
        middle: "1–0",
      } as const;
      const drawn = drawPicture(JSON.stringify(picture), <SharedPicture picture={picture} />);
      const developed = developPhoto(photo);
      const decoded = decodingPhotos(() => sharp(svg).png().toBuffer()).catch(() => "refused");
      return [(await drawn)?.subarray(1, 4).toString(), (await developed).ok, await decoded];
    }),
  );
  expect(done).toEqual(Array.from({ length: 4 }, () => ["PNG", true, "refused"]));
}, 60_000);
