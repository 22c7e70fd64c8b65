import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Reservation } from "@/lib/venue/rules/reservations";
import { ScannedItem } from "./scanned-item";

const reservation = (startsAt: string, endsAt: string, home: string, away: string): Reservation => ({
  matchId: startsAt,
  place: "Courtside Lounge",
  startsAt: `2026-11-20T${startsAt}:00.000Z`,
  endsAt: `2026-11-20T${endsAt}:00.000Z`,
  table: "Table 1",
  board: "Set 1",
  here: [],
  players: [
    { userId: home, name: home },
    { userId: away, name: away },
  ],
});

test("a board that's handed out minutes early is for the next match, not the one before that hasn't ended", () => {
  const html = renderToStaticMarkup(
    <ScannedItem
      org="lakeside"
      playerNames={[]}
      thing={{ kind: "board", label: "Set 1", place: "Courtside Lounge", isRetired: false, out: null }}
      reservations={[
        reservation("14:00", "16:00", "Leilani", "Priya"),
        reservation("16:00", "18:00", "Amara", "Theo"),
      ]}
      now="2026-11-20T15:50:00.000Z"
      zone="UTC"
    />,
  );
  expect(html).toContain("Reserved for Amara and Theo, 4:00");
  expect(html).toContain("2026-11-20T18:00");
  const [first] = html.match(/Amara|Leilani/g)?.slice(1) ?? [];
  expect(first).toBe("Amara");
});
