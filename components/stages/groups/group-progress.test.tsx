import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GroupProgress } from "./group-progress";

test.each([
  { decided: 6, says: "all decided" },
  { decided: 5, says: "1 match open" },
  { decided: 4, says: "2 matches open" },
])("$says", ({ decided, says }) => {
  const groups = [{ name: "Group A", decided, of: 6, ahead: "Amara" }];
  expect(renderToStaticMarkup(<GroupProgress groups={groups} />)).toContain(says);
});
