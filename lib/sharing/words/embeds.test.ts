import { expect, test } from "vitest";
import { EMBED_TITLES, embedSnippet } from "./embeds";

test("a snippet is a frame with a title and no script, whatever the division is called", () => {
  const snippet = embedSnippet({
    address: "https://chess.example/lakeside/fall-2026/open/embed/standings",
    title: EMBED_TITLES.standings('"A" & <B>'),
    height: 480,
  });
  expect(snippet).toBe(
    '<iframe src="https://chess.example/lakeside/fall-2026/open/embed/standings" title="Standings, &quot;A&quot; &amp; &lt;B&gt; division" width="100%" height="480" loading="lazy" style="border: 0"></iframe>',
  );
});
