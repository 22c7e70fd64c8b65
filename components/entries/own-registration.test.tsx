import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { roundRobinDivision, waitingDivision } from "../gallery/divisions";
import { RegisteredAlready } from "./own-registration";

const PAIRED = roundRobinDivision(8, 3);
const OVER = { ...PAIRED, season: { ...PAIRED.season, status: "finished" as const } };

test.each([
  { why: "while registration is open", view: waitingDivision(8, "registration"), has: "Withdraw from Open" },
  {
    why: "between registration and the pairings",
    view: waitingDivision(8, "running"),
    has: "Ask to leave Open",
  },
  { why: "after the pairings", view: PAIRED, has: "Ask to leave Open" },
  { why: "not once the season is over", view: OVER, has: null },
])("a player can leave $why", ({ view, has }) => {
  const mine = [{ view, standing: "in" as const, waitlistPosition: null }];
  const html = renderToStaticMarkup(<RegisteredAlready season={view.season} mine={mine} handle="" />);
  expect(html.match(/(Withdraw from|Ask to leave) Open/)?.[0] ?? null).toBe(has);
});

test("a player who left is told so in a whole sentence", () => {
  const mine = [{ view: PAIRED, standing: "out" as const, waitlistPosition: null }];
  const html = renderToStaticMarkup(<RegisteredAlready season={PAIRED.season} mine={mine} handle="" />);
  expect(html).toContain("You’re no longer playing in Open. If");
});
