import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { roundRobinDivision } from "../gallery/divisions";
import { KeyDates } from "./season-dates";

test.each([
  { players: 10, says: "One more round follows. The last one closes on" },
  { players: 12, says: "Three more rounds follow. The last one closes on" },
])("with $players players: $says", ({ players, says }) => {
  const view = roundRobinDivision(players, 1);
  const html = renderToStaticMarkup(
    <KeyDates season={view.season} views={[view]} at="2026-10-01T12:00:00.000Z" />,
  );
  expect(html).toContain(says);
});
