import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SeasonBreaks } from "./season-breaks";

const BREAKS = [{ id: "b1", name: "Thanksgiving", from: "2026-11-26", until: "2026-11-29" }];
const SEASON = { org: "lakeside", season: "fall-2026" };

test.each([
  { why: "its breaks without what a new one does", breaks: BREAKS, says: "Thanksgiving" },
  { why: "nothing if it had none", breaks: [], says: "" },
])("a season that's over shows $why", ({ breaks, says }) => {
  const html = renderToStaticMarkup(<SeasonBreaks {...SEASON} breaks={breaks} canChange={false} />);
  expect(html).not.toContain("<form");
  expect(html).not.toContain("Rounds you publish skip them");
  expect(html).toContain(says);
  expect(html === "").toBe(says === "");
});
