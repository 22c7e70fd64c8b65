import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { projectPath } from "../process/project.ts";

const FOLDER = projectPath("app", "generated-fonts");
/** The app reads these while it runs, so they're beside its code. */
const PICTURE_FOLDER = projectPath("lib", "sharing", "generated-fonts");
const PACKAGES = projectPath("node_modules", "@fontsource-variable");
const STAMP = join(FOLDER, ".made-from");

/** Every letter and sign of Western European names and of our own sentences; others are in the fonts' second half. */
const LATIN = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  "\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc",
  range(0x2009, 0x2015),
  range(0x2018, 0x201e),
  "\u2020\u2021\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u2190\u2191\u2192\u2193\u2212",
].join("");

/** What a move of chess is written with: "12... Qxe8+", "e8=Q#", "O-O-O", "½–½". */
const MOVES = "0123456789abcdefghKQRBNOx+#=-.!? *½–…/";

/**
 * Kerning, accents, ligatures, and the numerals that the style sheets ask for. The others, such as small capitals, make a
 * font larger and are never shown.
 */
const FEATURES = [
  "kern",
  "mark",
  "mkmk",
  "ccmp",
  "locl",
  "liga",
  "clig",
  "calt",
  "rlig",
  "rvrn",
  "lnum",
  "tnum",
];

/**
 * The files and what they keep. Headings and numerals are drawn at one weight and for one optical size: between those
 * that the style sheets ask for, the eye finds no difference, and each axis doubles a file.
 */
const FONTS = [
  {
    name: "newsreader.woff2",
    from: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { wght: 500, opsz: 36 },
    text: LATIN,
  },
  {
    name: "newsreader-italic.woff2",
    from: "newsreader/files/newsreader-latin-wght-italic.woff2",
    axes: { wght: 400 },
    text: LATIN,
  },
  {
    name: "source-sans.woff2",
    from: "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
    text: LATIN,
  },
  {
    name: "source-code.woff2",
    from: "source-code-pro/files/source-code-pro-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
    text: MOVES,
  },
];

/** Letters of other European languages. A font keeps those that it has. */
const OTHER_LETTERS = [
  range(0x100, 0x24f),
  range(0x370, 0x3ff),
  range(0x400, 0x52f),
  range(0x1e00, 0x1eff),
].join("");

/** What pictures for other apps are drawn with, each at one weight: what draws them reads no others, and no woff2. */
const PICTURE_FONTS = [
  ...["latin", "latin-ext"].map((script) => ({
    name: `newsreader-${script}.ttf`,
    from: `newsreader/files/newsreader-${script}-opsz-normal.woff2`,
    axes: { wght: 500, opsz: 36 },
    text: LATIN + OTHER_LETTERS,
  })),
  ...["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"].map((script) => ({
    name: `source-sans-${script}.ttf`,
    from: `source-sans-3/files/source-sans-3-${script}-wght-normal.woff2`,
    axes: { wght: 500 },
    text: LATIN + OTHER_LETTERS,
  })),
];

/** Makes the fonts that app/fonts.ts names from the installed ones, unless they were made from exactly these. */
export async function subsetFonts(): Promise<void> {
  const stamp = sourceStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  await makeFonts(FOLDER, FONTS, "woff2");
  await makeFonts(PICTURE_FOLDER, PICTURE_FONTS, "truetype");
  writeFileSync(STAMP, stamp);
}

async function makeFonts(
  folder: string,
  fonts: typeof FONTS | typeof PICTURE_FONTS,
  targetFormat: "woff2" | "truetype",
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, from, axes, text } of fonts) {
    // A variable, because the package's types don't know `keepFeatures` yet.
    const options = { targetFormat, variationAxes: axes, keepFeatures: FEATURES };
    writeFileSync(join(folder, name), await subsetFont(readFileSync(join(PACKAGES, from)), text, options));
  }
}

function sourceStamp(): string {
  const hash = createHash("sha256").update(JSON.stringify([FONTS, PICTURE_FONTS, FEATURES]));
  for (const { from } of [...FONTS, ...PICTURE_FONTS]) hash.update(readFileSync(join(PACKAGES, from)));
  hash.update(readFileSync(projectPath("node_modules", "subset-font", "package.json")));
  return hash.digest("hex");
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
