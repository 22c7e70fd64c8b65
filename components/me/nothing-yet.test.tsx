import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NothingYet } from "./nothing-yet";

test("someone who played before isn't told that they never did", () => {
  const saidTo = (hasPlayed: boolean) =>
    renderToStaticMarkup(
      <NothingYet openSeasons={[]} waits={null} hasPlayed={hasPlayed} deskHref={undefined} />,
    );
  expect(saidTo(true)).toContain("You’re not in a season now");
  expect(saidTo(false)).toContain("You’re not in a season yet");
});

test.each([
  { waits: "can-get-in", says: "Your next step appears here once you’re in." },
  { waits: "cannot", says: "no more spots can open up" },
] as const)("a player on a waitlist reads whether a spot can come: $waits", ({ waits, says }) => {
  expect(
    renderToStaticMarkup(
      <NothingYet openSeasons={[]} waits={waits} hasPlayed={false} deskHref={undefined} />,
    ),
  ).toContain(says);
});
