import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ROOM_SAMPLES } from "../gallery/room-samples";

const reported = ROOM_SAMPLES.filter(({ why }) => why.startsWith("the match is reported"));

test.each(reported)("$of: $why, so nothing goes on, and the match comes next", ({ show }) => {
  const page = renderToStaticMarkup(show());
  expect(page).toContain("Games in this match can’t start or continue now.");
  expect(page).toMatch(/<a[^>]*href="\/matches\/[^"]+"[^>]*>Go to the match/);
  expect(page).not.toMatch(/ready|Start game|onfirm|continue this game|Pause|Game over|Resign/);
});

const pageOf = (why: string) =>
  renderToStaticMarkup(ROOM_SAMPLES.find((sample) => sample.why === why)?.show());

test("the player who has to confirm the other's report is told so", () => {
  const page = pageOf("the result is the reader's to confirm");
  expect(page).toContain("Theo has reported the result. Check and confirm it on the match’s page.");
  expect(page).toMatch(/<a[^>]*href="\/matches\/[^"]+"[^>]*>Go to the match/);
});

test("a scoresheet can be finished after the report", () => {
  const page = pageOf("the match is reported, and the scoresheet isn't finished");
  expect(page).toContain("You can still finish your scoresheet.");
  expect(page).toContain("Type a move");
  expect(page).not.toContain("Strike out");
});

test.each(
  ROOM_SAMPLES.filter(
    ({ of, why }) => of.endsWith("Room") && !why.includes("report") && !why.includes("result is"),
  ),
)("$of: $why, and the match isn't over", ({ show }) => {
  expect(renderToStaticMarkup(show())).not.toContain("Go to the match");
});
