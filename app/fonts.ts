import localFont from "next/font/local";

// The three faces, read from the installed @fontsource-variable packages (all under the SIL Open Font License), so
// nothing is fetched from elsewhere when the league is built or read. scripts/fonts/subset-fonts.ts makes the first half
// of each much smaller. The second half (Polish, Czech, Turkish and other Latin letters) is only fetched by pages that
// show such a name. next/font needs literal values, so the ranges repeat.
//
// A phone that gets the first half too late shows its own font until the next page: other fonts break lines elsewhere, and
// what's being read would move.

const newsreader = localFont({
  src: [
    {
      path: "./generated-fonts/newsreader.woff2",
      weight: "200 800",
      style: "normal",
    },
    {
      path: "./generated-fonts/newsreader-italic.woff2",
      weight: "200 800",
      style: "italic",
    },
  ],
  variable: "--newsreader",
  display: "optional",
  adjustFontFallback: "Times New Roman",
});

const newsreaderExt = localFont({
  src: [
    {
      path: "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2",
      weight: "200 800",
      style: "normal",
    },
    {
      path: "../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-italic.woff2",
      weight: "200 800",
      style: "italic",
    },
  ],
  variable: "--newsreader-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB",
    },
  ],
});

const sourceSans = localFont({
  src: "./generated-fonts/source-sans.woff2",
  weight: "200 900",
  variable: "--source-sans",
  display: "optional",
  adjustFontFallback: "Arial",
});

const sourceSansExt = localFont({
  src: "../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2",
  weight: "200 900",
  variable: "--source-sans-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB",
    },
  ],
});

const sourceCode = localFont({
  src: "./generated-fonts/source-code.woff2",
  weight: "200 900",
  variable: "--source-code",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

/**
 * The class names that define the fonts; `--font-display`, `--font-sans` and `--font-mono` in tokens.css use them.
 */
export const fontVariables = [newsreader, newsreaderExt, sourceSans, sourceSansExt, sourceCode]
  .map((face) => face.variable)
  .join(" ");
