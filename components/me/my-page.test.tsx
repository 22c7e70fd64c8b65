import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EMPTY } from "../gallery/people-samples";
import { MyPage } from "./my-page";

test("someone whose seasons are all archived finds their record and their games", () => {
  const archived = [{ entryId: "e9", organization: { slug: "lakeside", name: "Lakeside University" } }];
  const html = renderToStaticMarkup(<MyPage {...EMPTY} archived={archived} />);
  expect(html).toContain('href="/lakeside/players/e9"');
  expect(html).toContain("Your games as a PGN file");
  expect(html).not.toContain("You’re not in a season yet");
  expect(renderToStaticMarkup(<MyPage {...EMPTY} />)).not.toContain("Past seasons");
});
