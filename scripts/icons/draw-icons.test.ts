import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";
import { drawIcons } from "./draw-icons.ts";

test("the icons are those of app/icon.svg: run `npm run icons` after it has changed", async () => {
  for (const { file, png } of await drawIcons()) {
    const [kept, drawn] = await Promise.all(
      [readFileSync(projectPath(file)), png].map((image) =>
        sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
      ),
    );
    expect(kept?.info, file).toEqual(drawn?.info);
    expect(Buffer.compare(kept?.data ?? Buffer.of(), drawn?.data ?? Buffer.of()), file).toBe(0);
  }
});
