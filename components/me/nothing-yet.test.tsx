import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NothingYet } from "./nothing-yet";

test.each([
  { waits: "can-get-in", says: "Your next step appears here once you’re in." },
  { waits: "cannot", says: "no more spots can open up" },
] as const)("a player on a waitlist reads whether a spot can come: $waits", ({ waits, says }) => {
  expect(renderToStaticMarkup(<NothingYet openSeasons={[]} waits={waits} deskHref={undefined} />)).toContain(
    says,
  );
});
