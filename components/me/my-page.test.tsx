import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NOW } from "../gallery/divisions";
import { MyPage } from "./my-page";

const EMPTY = {
  matches: [],
  now: NOW,
  records: [],
  term: [],
  withoutAvailability: [],
  toDo: [],
  openSeasons: [],
  waitlisted: [],
  left: [],
  organizations: [],
};

test("someone whose seasons are all archived finds their record and their games", () => {
  const archived = [{ entryId: "e9", organization: { slug: "lakeside", name: "Lakeside University" } }];
  const html = renderToStaticMarkup(<MyPage {...EMPTY} archived={archived} />);
  expect(html).toContain('href="/lakeside/players/e9"');
  expect(html).toContain("Your games as a PGN file");
  expect(html).not.toContain("You’re not in a season yet");
  expect(renderToStaticMarkup(<MyPage {...EMPTY} archived={[]} />)).not.toContain("Past seasons");
});
