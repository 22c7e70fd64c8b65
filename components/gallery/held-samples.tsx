import { FirstHeld } from "../desk/next-decision";
import { SEASON } from "./divisions";
import type { Sample } from "./sample";

const NOW = "2026-11-20T18:00:00.000Z";
const ZONE = SEASON.organization.timeZone;
const HELD = {
  season: SEASON,
  division: { slug: "open", name: "Open" },
  stage: 1,
  round: { format: "round-robin", number: 3, of: 7 },
  count: 12,
  isOwn: false,
  othersDecide: true,
  since: "2026-11-18T06:00:00.000Z",
} as const;

/** The head of the desk while double forfeits wait. */
export const HELD_SAMPLES: readonly Sample[] = [
  {
    of: "FirstHeld",
    why: "twelve matches",
    show: () => <FirstHeld round={HELD} org="lakeside" zone={ZONE} now={NOW} />,
  },
  {
    of: "FirstHeld",
    why: "only the director’s own match",
    show: () => <FirstHeld round={{ ...HELD, count: 1, isOwn: true }} org="lakeside" zone={ZONE} now={NOW} />,
  },
  {
    of: "FirstHeld",
    why: "only the director’s own match, and no other director",
    show: () => (
      <FirstHeld
        round={{ ...HELD, count: 1, isOwn: true, othersDecide: false }}
        org="lakeside"
        zone={ZONE}
        now={NOW}
      />
    ),
  },
];
