import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ROOM_SAMPLES } from "../gallery/room-samples";

const reported = ROOM_SAMPLES.filter(({ why }) => why.startsWith("the match is reported"));

test.each(reported)("$of: $why, so nothing goes on, and the match comes next", ({ show }) => {
  const page = renderToStaticMarkup(show());
  expect(page).toContain("Its result is in, so its games can’t change anymore.");
  expect(page).toMatch(/<a[^>]*href="\/matches\/[^"]+"[^>]*>Go to the match/);
  expect(page).not.toMatch(/ready|Start game|Confirm|continue this game|Pause|Game over|Resign/);
});

test.each(ROOM_SAMPLES.filter((sample) => sample.of.endsWith("Room") && !reported.includes(sample)))(
  "$of: $why, and the match isn't over",
  ({ show }) => {
    expect(renderToStaticMarkup(show())).not.toContain("Go to the match");
  },
);
