import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { secondsIn } from "@/lib/room/testing/played";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { loadRoom } from "./load-room";
import RoomPage from "./page";

const OPEN = {
  matchId: "m1",
  match: { isOpen: true, deadlineAt: secondsIn(3_600), rules: OFFICIAL },
  events: [],
  now: secondsIn(0),
};

vi.mock("./load-room");
vi.mock("@/components/room/room", () => ({
  Room: ({ use }: { readonly use: string }) => `The room: ${use}`,
}));

test.each([
  { why: "one use", scoresheet: false, shows: "The room" },
  { why: "two uses", scoresheet: true, shows: "Your scoresheet" },
])("with $why, players without JavaScript are led to the report", async ({ scoresheet, shows }) => {
  const scene = { id: "m1", them: "Theo", rules: { room: { clock: true, scoresheet, board: false } } };
  vi.mocked(loadRoom).mockResolvedValue({ scene, room: () => ({ facts: OPEN }) } as never);
  const page = await RoomPage({ params: Promise.resolve({ id: "m1" }), searchParams: Promise.resolve({}) });
  const html = renderToStaticMarkup(page);
  expect(html).toContain(shows);
  expect(html).toMatch(/<noscript>.*href="\/matches\/m1".*<\/noscript>/);
});

test.each([
  { why: "it's reported", match: { ...OPEN.match, isOpen: false } },
  { why: "its deadline has passed", match: { ...OPEN.match, deadlineAt: secondsIn(-1_000_000) } },
])(
  "the room opens without a choice when the match is over, and sends what the device has kept: $why",
  async ({ match }) => {
    const scene = {
      id: "m1",
      them: "Theo",
      rules: { room: { clock: true, scoresheet: true, board: false } },
    };
    vi.mocked(loadRoom).mockResolvedValue({ scene, room: () => ({ facts: { ...OPEN, match } }) } as never);
    const page = await RoomPage({ params: Promise.resolve({ id: "m1" }), searchParams: Promise.resolve({}) });
    const html = renderToStaticMarkup(page);
    expect(html).toContain("The room: sheet");
    expect(html).not.toContain("Start the clock");
  },
);
