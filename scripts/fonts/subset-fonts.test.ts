import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { projectPath } from "../process/project";
import { subsetFonts } from "./subset-fonts";

/** What a phone loads before it can show a page as it's meant to look. */
const MOST_BYTES = 80_000;

test("the fonts of a page fit into 80 kB", async () => {
  await subsetFonts();
  const folder = projectPath("app", "generated-fonts");
  const fonts = readdirSync(folder).filter((name) => name.endsWith(".woff2"));
  expect(fonts).toHaveLength(4);
  const bytes = fonts.map((name) => statSync(`${folder}/${name}`).size);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(MOST_BYTES);
});
