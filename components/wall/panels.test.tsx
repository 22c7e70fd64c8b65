import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { addHours, addMinutes } from "@/lib/shared/instant";
import type { Wall, WallMatch } from "@/lib/wall/view/wall-facts";
import { sampleBoards } from "../gallery/live-samples";
import { deadlineAt } from "./deadline-now";
import { ALL_PANELS, panelOf, panelsIn } from "./panels";

/** Tuesday, 7:24 pm in Chicago. */
const NOW = "2026-11-18T01:24:00.000Z";

const MATCH: WallMatch = {
  id: "m1",
  at: NOW,
  table: "Table 3",
  division: "Open",
  players: ["Amara Osei", "Theo Lindqvist"],
  state: "set",
  score: null,
};

const WALL: Wall = {
  shape: 2,
  asOf: NOW,
  zone: "America/Chicago",
  organization: "Lakeside",
  season: "Fall 2026",
  place: "Lounge",
  address: "rookery.example/lakeside/fall-2026",
  register: null,
  isOver: false,
  boards: [],
  matches: [],
  standings: [],
  deadlines: [],
};

const ROUND: Wall["deadlines"][number] = {
  title: "Round 7",
  opensAt: addHours(NOW, -48),
  deadlineAt: addHours(NOW, 20),
  endsAt: addHours(NOW, 20),
  isSession: false,
  ahead: "Round 7 begins",
  now: "Round 7 closes",
  past: "Round 7 closed",
  after: null,
  isToReport: true,
  reportBy: null,
  count: "",
};

function shown(kind: "tables" | "standings" | "deadline", wall: Partial<Wall>, now = NOW) {
  return panelOf(kind)({ ...WALL, ...wall }, now, []).map(({ title, body }) => ({
    title,
    html: renderToStaticMarkup(body),
  }));
}

describe("tonight's tables", () => {
  test.each([
    { why: "it hasn't begun", match: { at: addMinutes(NOW, 36) }, says: "In 36 min" },
    { why: "it has begun", match: { at: addMinutes(NOW, -36) }, says: "Playing now" },
    { why: "it should be over", match: { at: addHours(NOW, -4) }, says: "Not reported yet" },
    { why: "it's reported", match: { state: "reported" as const }, says: "Reported" },
    {
      why: "it's decided",
      match: { state: "decided" as const, score: ["2", "1"] as const },
      says: "Decided",
    },
  ])("$why: $says", ({ match, says }) => {
    const [slide] = shown("tables", { matches: [{ ...MATCH, ...match }] });
    expect(slide?.title).toBe("Today’s matches");
    expect(slide?.html).toContain(says);
  });

  test("a screen without a network shows the next evening when it comes", () => {
    const matches = [{ ...MATCH, at: addHours(NOW, 24) }];
    expect(shown("tables", { matches })[0]?.title).toBe("Next matches");
    expect(shown("tables", { matches }, addHours(NOW, 23))[0]?.title).toBe("Today’s matches");
  });

  test.each([
    { why: "no one has agreed on a time", wall: {}, says: "once two players agree" },
    { why: "the season is over", wall: { isOver: true }, says: "The season is over" },
  ])("$why", ({ wall, says }) => {
    const [slide] = shown("tables", wall);
    expect(slide?.title).toBe("No matches today");
    expect(slide?.html).toContain(says);
  });

  test("more than eight take turns, those still to play first, each turn by table", () => {
    const matches = Array.from({ length: 10 }, (_, index) => ({
      ...MATCH,
      id: `m${index}`,
      table: `Table ${10 - index}`,
      state: index === 0 ? ("decided" as const) : ("set" as const),
    }));
    const slides = shown("tables", { matches });
    expect(slides.map(({ title }) => title)).toEqual(["Today’s matches, 1 of 2", "Today’s matches, 2 of 2"]);
    expect(slides[0]?.html.match(/Table <\/span>\d+/g)?.[0]).toContain("2");
    expect(slides[1]?.html).toContain("Decided");
  });
});

test("live boards are six to a turn, with a delay told, and no slide without any", () => {
  const boards = sampleBoards(8).map((board) => ({ board, heard: null }));
  const slidesOf = (some: typeof boards) => panelOf("boards")(WALL, NOW, some);
  expect(slidesOf([])).toEqual([]);
  expect(slidesOf(boards).map(({ title, note }) => [title, note])).toEqual([
    ["Live: eight boards, 1 of 2", "Boards run five minutes behind"],
    ["Live: eight boards, 2 of 2", undefined],
  ]);
});

test("standings are columns of eight, three to a turn, and nothing before the first result", () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    rank: index + 1,
    name: `Player ${index + 1}`,
    points: "1",
  }));
  expect(shown("standings", {})).toEqual([]);
  const slides = shown("standings", {
    standings: [
      { title: "Open", rows },
      { title: "Club", rows: rows.slice(0, 3) },
    ],
  });
  expect(slides.map(({ title }) => title)).toEqual(["Standings, 1 of 2", "Standings, 2 of 2"]);
  expect(slides[0]?.html).toContain("Open, from 17");
  expect(slides[1]?.html).toContain("Club");
});

test.each([
  { why: "a round is on", wall: { deadlines: [ROUND] }, is: { left: "20 h left", words: "Round 7 closes" } },
  {
    why: "it has closed while the screen was alone",
    wall: { deadlines: [ROUND] },
    now: addHours(NOW, 21),
    is: { left: null, words: "Round 7 closed" },
  },
  {
    why: "the next one is on by then",
    wall: {
      deadlines: [
        ROUND,
        { ...ROUND, deadlineAt: addHours(NOW, 30), endsAt: addHours(NOW, 30), now: "Round 8 closes" },
      ],
    },
    now: addHours(NOW, 21),
    is: { left: "9 h left", words: "Round 8 closes" },
  },
  {
    why: "it hasn't begun",
    wall: { deadlines: [{ ...ROUND, opensAt: addHours(NOW, 3) }] },
    is: { left: "3 h to go", words: "Round 7 begins" },
  },
  {
    why: "the round of a session hasn't begun",
    wall: {
      deadlines: [
        {
          ...ROUND,
          opensAt: addHours(NOW, 3),
          endsAt: addHours(NOW, 18),
          isSession: true,
          ahead: "The final is played",
          now: "The final is played",
        },
      ],
    },
    is: { left: "18 h to go", words: "The final is played" },
  },
  {
    why: "players register",
    wall: { register: "Register by Friday" },
    is: { left: null, words: "Register by Friday" },
  },
  { why: "the season is over", wall: { isOver: true }, is: { left: null, words: "The season is over." } },
])("the deadline when $why", ({ wall, is, now = NOW }) => {
  expect(deadlineAt({ ...WALL, ...wall }, now)).toMatchObject(is);
});

test.each([
  { query: "", are: ALL_PANELS },
  { query: "?panels=standings,tables", are: ["standings", "tables"] },
  { query: "?panels=tables,tables,toString,nothing", are: ["tables"] },
  { query: "?panels=nothing", are: ALL_PANELS },
])("$query shows $are", ({ query, are }) => {
  expect(panelsIn(query)).toEqual(are);
});
