import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { decodingDrawings } from "@/lib/match/store/photos/decoders";
import { Budget } from "./budget";

/** The size that apps ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** About 500 pictures. A picture from before a page expired is drawn again only if something on it has changed. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Drawing takes about a tenth of a second, in which the process does nothing else. */
const BUDGET = { most: 60, perMinute: 60 };

/**
 * Draws a picture as PNG, or takes one that was drawn for the same facts. Undefined if too many have been drawn lately:
 * no one needs them as much as everyone needs the pages.
 *
 * @param key everything that is on the picture
 */
export async function drawPicture(key: string, element: ReactElement): Promise<Buffer | undefined> {
  const known = pictures.get(key);
  if (known) return known;
  if (!budget.take()) return undefined;
  const drawn = await decodingDrawings(() => draw(element));
  pictures.set(key, drawn);
  return drawn;
}

async function draw(element: ReactElement): Promise<Buffer> {
  const answer = new ImageResponse(element, { ...PICTURE_SIZE, fonts: fonts() });
  return Buffer.from(await answer.arrayBuffer());
}

const pictures = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ length }) => length,
});
const budget = new Budget(BUDGET, () => performance.now());

/** Each file has a name of its own, because of two with the same name only one would be used. */
const FONTS = [
  { name: "Newsreader", file: "newsreader-latin" },
  { name: "Newsreader latin-ext", file: "newsreader-latin-ext" },
  { name: "Source Sans", file: "source-sans-latin" },
  ...["latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"].map((script) => ({
    name: `Source Sans ${script}`,
    file: `source-sans-${script}`,
  })),
];

/** Made by scripts/fonts/subset-fonts.ts. */
function fonts() {
  read ??= FONTS.map(({ name, file }) => ({
    name,
    data: readFileSync(join(folder(), `${file}.ttf`)),
    weight: 500 as const,
  }));
  return read;
}

let read: { readonly name: string; readonly data: Buffer; readonly weight: 500 }[] | undefined;

function folder(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), "lib", "sharing", "generated-fonts");
}
