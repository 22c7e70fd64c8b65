import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GUIDE_LANGUAGES, guidePaths } from "@/lib/paths/guide";
import type { Guide } from "@/lib/season/words/guide/guide-parts";
import { PlayersGuide } from "./players-guide";

const GUIDE: Guide = {
  title: "Title",
  lead: "Lead",
  steps: [{ title: "Step", sentences: ["Do it."] }],
  dates: { title: "Dates", sentences: ["Soon."] },
  contact: { title: "Contact", sentences: ["Us."] },
};

test.each(GUIDE_LANGUAGES)("everything of a guide in “%s” is marked as that language", (language) => {
  const html = renderToStaticMarkup(
    <PlayersGuide guide={GUIDE} language={language} org="lakeside" season="fall-2026" />,
  );
  expect(html).toMatch(new RegExp(`^<div lang="${language}">.*</div>$`, "s"));
  expect(html).toContain(GUIDE.title);
});

test.each([
  ["en", "es"],
  ["es", "en"],
] as const)("the link from “%s” to the other language is marked as “%s”", (language, other) => {
  const html = renderToStaticMarkup(
    <PlayersGuide guide={GUIDE} language={language} org="lakeside" season="fall-2026" />,
  );
  const [link = ""] = html.match(/<a [^>]*>/) ?? [];
  expect(link).toContain(`href="${guidePaths.guide("lakeside", "fall-2026", other)}"`);
  expect(link).toContain(`lang="${other}"`);
});
