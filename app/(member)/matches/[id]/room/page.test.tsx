import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { loadRoom } from "./load-room";
import RoomPage from "./page";

vi.mock("./load-room");
vi.mock("@/components/room/room", () => ({ Room: () => "The room" }));

test.each([
  { why: "one use", scoresheet: false, shows: "The room" },
  { why: "two uses", scoresheet: true, shows: "Your scoresheet" },
])("with $why, players without JavaScript are led to the report", async ({ scoresheet, shows }) => {
  const scene = { id: "m1", them: "Theo", rules: { room: { clock: true, scoresheet, board: false } } };
  vi.mocked(loadRoom).mockResolvedValue({ scene, room: () => ({}) } as never);
  const page = await RoomPage({ params: Promise.resolve({ id: "m1" }), searchParams: Promise.resolve({}) });
  const html = renderToStaticMarkup(page);
  expect(html).toContain(shows);
  expect(html).toMatch(/<noscript>.*href="\/matches\/m1".*<\/noscript>/);
});
