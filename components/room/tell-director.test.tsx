import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ROOM_SAMPLES } from "../gallery/room-samples";

test("after a game that's left to the director, the room says to tell them, and doesn’t go on", () => {
  const sample = ROOM_SAMPLES.find(({ why }) => why === "the director decides the game");
  const page = renderToStaticMarkup(sample?.show());
  expect(page).toContain("The director decides this game");
  expect(page).toContain("The director isn’t told automatically.");
  expect(page).toContain('href="mailto:intramurals@lakeside.example"');
  expect(page).not.toMatch(/I’m ready for game|Confirm/);
});
