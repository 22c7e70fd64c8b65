import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BracketNote } from "./bracket-note";

test.each([
  [["final"], "The final"],
  [["semifinal", "final"], "The semifinal and the final"],
  [["semifinal", "final", "third-place match"], "The semifinal, the final, and the third-place match"],
])("%j are listed as a sentence would", (matches, listed) => {
  const links = matches.map((words) => ({ href: `#${words}`, words }));
  const text = renderToStaticMarkup(<BracketNote links={links} words="are decided." />).replace(
    /<[^>]+>/g,
    "",
  );
  expect(text).toBe(`${listed} are decided.`);
});
