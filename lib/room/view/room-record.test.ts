import { makeUci, parseSan, play as playOn, START } from "chess-core";
import { describe, expect, test } from "vitest";
import type { Side } from "@/lib/match/rules/sides";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { PlacedEvent } from "../rules/cursor";
import type { GameEvent } from "../rules/events";
import { roomRecord } from "./room-record";

const READING = {
  names: { home: "Amara", away: "Theo" },
  rules: DEPAUL,
  zone: "America/Chicago",
  firstGame: 1,
};
const AT = "2026-11-20T22:00:00.000Z";
const NO_LIMITS = {
  perMove: 120_000,
  perGame: null,
  added: 0,
  addedAs: "increment",
  perMatch: null,
} as const;

const started = (keptAs: "board" | "table"): GameEvent => ({
  type: "Started",
  keptAs,
  white: "home",
  clock: NO_LIMITS,
  at: AT,
  matchEndsAt: null,
});
const ENDED: GameEvent = {
  type: "Ended",
  outcome: "black",
  ending: "resignation",
  by: "home",
  at: "2026-11-20T22:41:00.000Z",
  why: "White resigned.",
};

/** The entries of a scoresheet, or the moves on the board. */
function written(type: "EntryWritten" | "Moved", sans: string, by?: Side): readonly GameEvent[] {
  let position = START;
  return sans.split(" ").map((san, ply) => {
    const move = parseSan(position, san);
    if (!move.ok) throw new Error(san);
    position = playOn(position, move.value);
    const entry = { ply, uci: makeUci(move.value), san };
    return type === "EntryWritten"
      ? { type, by: by ?? "home", ...entry }
      : { type, by: ply % 2 === 0 ? "home" : "away", ...entry, spentMs: 5000 * (ply + 1), lagMs: 0, at: AT };
  });
}

const placed = (events: readonly GameEvent[], number = 1): readonly PlacedEvent[] =>
  events.map((event, index) => ({ number, seq: index + 1, event }));

const sheets = (home: string, away: string) => {
  const events = [
    started("table"),
    ...(home ? written("EntryWritten", home, "home") : []),
    ...(away ? written("EntryWritten", away, "away") : []),
    ENDED,
  ];
  return roomRecord(placed(events), READING)?.games[0]?.sheets;
};

describe("who was ready to play in Rookery", () => {
  const ready = (by: Side): GameEvent => ({ type: "Seated", by, at: AT });
  const happened = (events: readonly GameEvent[]) => roomRecord(placed(events), READING)?.games[0]?.happened;

  test("is evidence without a game, too", () => {
    expect(roomRecord(placed([ready("home"), { type: "Seated", by: "away" }]), READING)?.games).toEqual([
      {
        number: 1,
        how: "Not started",
        facts: "",
        happened: ["Amara was ready to play in Rookery on Friday, Nov 20, 4:00 pm."],
        moves: [],
        sheets: null,
      },
    ]);
  });

  test("is said of a game at a table, but not on the board, where both were", () => {
    expect(happened([ready("away"), started("table")])).toEqual([
      "Theo was ready to play in Rookery on Friday, Nov 20, 4:00 pm.",
    ]);
    expect(happened([ready("home"), ready("away"), started("board")])).toEqual([]);
  });

  test("says nothing before the time was stored", () => {
    expect(roomRecord(placed([{ type: "Seated", by: "home" }]), READING)).toBeNull();
  });
});

describe("two scoresheets", () => {
  test.each([
    ["agree", "e4 e5 Nf3", "e4 e5 Nf3", "Both scoresheets agree to the last move, 2 moves."],
    ["agree", "e4", "e4", "Both scoresheets agree to the last move, 1 move."],
    ["longer", "e4 e5 Nf3", "e4 e5", "Amara’s scoresheet is longer. Both agree until move 1, Black."],
    ["part", "e4 e5 Nf3 Nc6", "e4 e5 Nc3 Nc6", "The scoresheets differ at move 2, White."],
    ["one", "", "e4 e5", "Only Theo wrote down the moves."],
  ])("%s", (kind, home, away, words) => {
    expect(sheets(home, away)).toMatchObject({ kind, words });
  });

  test("are shown side by side only where they differ or one ends", () => {
    expect(sheets("e4", "e4")?.versions).toEqual([]);
    expect(sheets("", "e4 e5")?.versions).toEqual([]);
    const [longer, shorter] = sheets("e4 e5 Nf3", "e4 e5")?.versions ?? [];
    expect(longer).toMatchObject({ wrote: "2. Nf3", marks: { from: "g1", to: "f3" } });
    expect(shorter).toMatchObject({ wrote: "Nothing more", rest: "", marks: {} });
  });

  test("say nothing of late entries while the game goes on", () => {
    const events = [started("table"), ...written("EntryWritten", "e4 e5", "home")];
    expect(roomRecord(placed(events), READING)?.games[0]?.sheets?.words).toBe(
      "Only Amara wrote down the moves.",
    );
  });

  test("show the position where they part, not the one at the end", () => {
    const [amara] = sheets("e4 e5 Nf3 Nc6", "e4 e5 Nc3 Nc6")?.versions ?? [];
    expect(amara?.pieces).not.toContainEqual(expect.objectContaining({ square: "c6" }));
  });

  test("say which entries arrived after the game had ended", () => {
    const [first, ...rest] = written("EntryWritten", "e4 e5 Nf3", "away");
    const events = [started("table"), ...written("EntryWritten", "e4 e5 Nf3", "home"), first, ENDED, ...rest];
    const told = roomRecord(placed(events.flatMap((event) => event ?? [])), READING)?.games[0]?.sheets?.words;
    expect(told).toBe(
      "Both scoresheets agree to the last move, 2 moves. From move 1, Black, Theo’s entries arrived after the game had ended.",
    );
  });

  test("that part show both positions and both versions from there", () => {
    const [amara, theo] = sheets("e4 e5 Nf3 Nc6", "e4 e5 Nc3 Nc6")?.versions ?? [];
    expect(amara).toMatchObject({ name: "Amara", wrote: "2. Nf3", rest: "2. Nf3 Nc6" });
    expect(theo).toMatchObject({ name: "Theo", wrote: "2. Nc3", rest: "2. Nc3 Nc6" });
    const knightOn = (square: string) =>
      expect.arrayContaining([expect.objectContaining({ square, role: "knight" })]);
    expect(amara?.pieces).toEqual(knightOn("f3"));
    expect(theo?.pieces).toEqual(knightOn("c3"));
  });

  test("that part at Black's move say so", () => {
    expect(sheets("e4 e5 Nf3", "e4 c5 Nf3")?.versions[1]).toMatchObject({
      wrote: "1... c5",
      rest: "1... c5 2. Nf3",
    });
  });

  test("no one wrote: nothing to compare", () => {
    expect(sheets("", "")).toBeNull();
  });
});

test("a game on the board has its moves with their times, and what happened besides", () => {
  const events: readonly GameEvent[] = [
    started("board"),
    ...written("Moved", "e4 e5"),
    { type: "DrawOffered", by: "home" },
    { type: "DrawDeclined", by: "away" },
    { type: "LimitPassed", by: "home", limit: "move", ms: 151_000 },
    ENDED,
  ];
  expect(roomRecord(placed(events), READING)).toEqual({
    games: [
      {
        number: 1,
        how: "Played in Rookery",
        facts: "Amara had White. Theo won: resigned. From 4:00 pm to 4:41 pm.",
        happened: [
          "Amara offered a draw.",
          "Theo declined the draw.",
          "Amara took 2:31 for a move; the limit is 2:00. No one claimed it.",
          "White resigned.",
        ],
        moves: [
          { san: "e4", spent: "0:05" },
          { san: "e5", spent: "0:10" },
        ],
        sheets: null,
      },
    ],
  });
});

test("an entry that was struck out is named by its move", () => {
  const events: readonly GameEvent[] = [
    started("table"),
    ...written("EntryWritten", "e4 e5 Nf3", "home"),
    { type: "EntryTakenBack", by: "home", ply: 3 },
  ];
  expect(roomRecord(placed(events), READING)?.games[0]?.happened).toEqual([
    "Amara struck out move 2, White.",
  ]);
});

test.each([
  { why: "White won", outcome: "white", ending: "checkmate", facts: "Amara won: checkmate." },
  { why: "drawn", outcome: "draw", ending: "stalemate", facts: "Drawn: stalemate." },
  { why: "the director decides", outcome: null, ending: "unstated", facts: "For the director: as entered." },
] as const)("how a game at a table ended: $why", ({ outcome, ending, facts }) => {
  const end: GameEvent = { ...ENDED, outcome, ending, why: "The players entered it" };
  const [game] = roomRecord(placed([started("table"), end]), READING)?.games ?? [];
  expect(game).toMatchObject({
    how: "Kept at the table",
    facts: `Amara had White. ${facts} From 4:00 pm to 4:41 pm.`,
    happened: ["The players entered it."],
    moves: [],
  });
});

test("games from before the match started over name colors instead of players", () => {
  const asAway = { ...started("board"), white: "away" } as GameEvent;
  const events = [asAway, started("board"), started("board")].flatMap((start, index) =>
    placed([start, ENDED], index + 1),
  );
  const games = roomRecord(events, { ...READING, firstGame: 3 })?.games;
  const before = "Played in Rookery before the match started over; doesn’t count";
  expect(games?.map(({ number, how, facts }) => `${number} ${how}: ${facts}`)).toEqual([
    `1 ${before}: Black won: resigned. From 4:00 pm to 4:41 pm.`,
    `2 ${before}: Black won: resigned. From 4:00 pm to 4:41 pm.`,
    "1 Played in Rookery: Amara had White. Theo won: resigned. From 4:00 pm to 4:41 pm.",
  ]);
  for (const { happened } of games ?? []) expect(happened).toEqual(["White resigned."]);
});

test("who was ready before the match started over says nothing about this one", () => {
  const ready = placed([{ type: "Seated", by: "home", at: AT }], 1);
  expect(roomRecord(ready, { ...READING, firstGame: 2 })).toBeNull();
});
