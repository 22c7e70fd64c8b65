import { readFileSync } from "node:fs";
import sharp from "sharp";
import { projectPath } from "../process/project.ts";

const PAPER = "#f7f3e8";
const GREEN = "#1d5a3c";

/** Each icon of the installed app: its file, its size, and how much of it the rook takes up. */
const ICONS = [
  { file: "app/icons/icon-192.png", size: 192, share: 0.7, isRound: true },
  { file: "app/icons/icon-512.png", size: 512, share: 0.7, isRound: true },
  // Phones cut it to their own shape: what counts is in the middle four fifths.
  { file: "app/icons/maskable-512.png", size: 512, share: 0.52, isRound: false },
  { file: "app/apple-icon.png", size: 180, share: 0.62, isRound: false },
] as const;

export type DrawnIcon = { readonly file: string; readonly png: Buffer };

/** The icons of the installed app, drawn from app/icon.svg. */
export async function drawIcons(): Promise<readonly DrawnIcon[]> {
  const rook = /<path d="([^"]+)"/.exec(readFileSync(projectPath("app/icon.svg"), "utf8"))?.[1];
  if (!rook) throw new Error("app/icon.svg has no path");
  return Promise.all(
    ICONS.map(async ({ file, size, share, isRound }) => {
      const scale = (size * share) / 24;
      const edge = (size * (1 - share)) / 2;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
        <rect width="${size}" height="${size}" rx="${isRound ? size / 8 : 0}" fill="${GREEN}"/>
        <path transform="translate(${edge} ${edge}) scale(${scale})" fill="${PAPER}" d="${rook}"/></svg>`;
      return {
        file,
        png: await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer(),
      };
    }),
  );
}
