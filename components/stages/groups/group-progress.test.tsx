import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GroupProgress } from "./group-progress";

test.each([
  { settled: 6, says: "all decided" },
  { settled: 5, says: "1 match open" },
  { settled: 4, says: "2 matches open" },
])("$says", ({ settled, says }) => {
  const groups = [{ name: "Group A", settled, of: 6, ahead: "Amara" }];
  expect(renderToStaticMarkup(<GroupProgress groups={groups} />)).toContain(says);
});
