import { addHours, addMinutes } from "@/lib/shared/instant";
import type { Wall, WallMatch } from "@/lib/wall/view/wall-facts";
import { QrCode } from "../ui/qr-code";
import type { PanelKind } from "../wall/panels";
import { WallScreen } from "../wall/wall-screen";
import { LONG_NAME, playerNames } from "./names";
import type { Sample } from "./sample";

/** The screen goes by its own clock, so its evening begins now. */
const NOW = new Date().toISOString();
const NAMES = playerNames(24);

const EVENING: Wall = {
  shape: 2,
  asOf: NOW,
  zone: "America/Chicago",
  organization: "Lakeside Intramural Chess",
  season: "Fall 2026",
  place: "Courtside Lounge",
  address: "rookery.lakeside.example/lakeside/fall-2026",
  register: null,
  isOver: false,
  boards: [],
  matches: Array.from({ length: 8 }, (_, index) => matchAt(index)),
  standings: ["Open", "Club", "First Season"].map((title, column) => ({
    title,
    rows: NAMES.slice(column * 8, column * 8 + 8).map((name, index) => ({
      rank: index + 1,
      name,
      points: `${4 - Math.floor(index / 2)}`,
    })),
  })),
  deadlines: [
    {
      title: "Round 5",
      opensAt: addHours(NOW, -48),
      deadlineAt: addHours(NOW, 124),
      endsAt: addHours(NOW, 124),
      isSession: false,
      ahead: "Round 5 begins Monday, Mar 1",
      now: "Round 5 closes Sunday, Mar 7, 11:59 pm",
      past: "Round 5 closed Sunday, Mar 7, 11:59 pm",
      after: null,
      isToReport: true,
      reportBy: null,
      count: "Of twelve matches, five are decided.",
    },
  ],
};

function matchAt(index: number): WallMatch {
  const state = index === 1 ? "decided" : index === 3 ? "reported" : "set";
  return {
    id: `m${index}`,
    at: addMinutes(NOW, (index - 3) * 15),
    table: index === 7 ? "Window table" : `Table ${index + 1}`,
    division: index % 2 === 0 ? "Open" : "First Season",
    players: [index === 4 ? LONG_NAME : (NAMES[index * 2] ?? ""), NAMES[index * 2 + 1] ?? ""],
    state,
    score: state === "decided" ? ["2", "1"] : null,
  };
}

const EMPTY: Wall = {
  ...EVENING,
  matches: [],
  standings: [],
  deadlines: [],
  register: "Register by Friday, May 14",
};
const QUIET: Wall = {
  ...EVENING,
  matches: EVENING.matches.map((match) => ({ ...match, at: addHours(NOW, 40), state: "set" })),
};

const STATES: readonly {
  readonly why: string;
  readonly wall: Wall;
  readonly panel: PanelKind;
}[] = [
  { why: "tonight's tables", wall: EVENING, panel: "tables" },
  { why: "nothing tonight", wall: QUIET, panel: "tables" },
  { why: "the first minute", wall: EMPTY, panel: "tables" },
  { why: "standings", wall: EVENING, panel: "standings" },
  { why: "the deadline", wall: EVENING, panel: "deadline" },
];

export const WALL_SAMPLES: readonly Sample[] = STATES.map(({ why, wall, panel }) => ({
  of: "WallScreen",
  why,
  show: () => (
    <WallScreen
      first={wall}
      source="/lakeside/fall-2026/screen/wall.json"
      live="/lakeside/fall-2026/live/live.json"
      code={<QrCode text={`https://${wall.address}`} label="QR code: Fall 2026" />}
      panels={[panel]}
    />
  ),
}));
