import { expect, test } from "vitest";
import { type DivisionState, type SeasonStatus, seasonStep } from "./next-step";

function division(facts: Partial<DivisionState> = {}): DivisionState {
  return {
    name: "Open",
    href: "/open",
    players: 8,
    undecided: 0,
    isPublished: false,
    needsPlayoff: false,
    isPlayedOut: false,
    isLeftOpen: false,
    champion: null,
    ...facts,
  };
}

const PLAYED = division({ isPublished: true, isPlayedOut: true, champion: "Amara Osei" });
const PLAYING = division({ name: "Club", isPublished: true });
const EMPTY = division({ name: "First", players: 1 });

test("a voided match that leaves a knockout without a champion is named, with both ways on", () => {
  const open = division({ isPublished: true, isLeftOpen: true });
  expect(seasonStep({ name: "Fall 2026", status: "running" }, [PLAYED, open])).toMatchObject({
    turn: "you",
    what: "Reopen a voided match of Open",
    action: { publish: "/open" },
    more: ["finish"],
  });
  expect(seasonStep({ name: "Fall 2026", status: "finished" }, [open])).toMatchObject({ action: null });
});

test.each([
  { why: "a draft is opened", status: "draft", divisions: [division()], action: "open", more: [] },
  {
    why: "registration is closed",
    status: "registration",
    divisions: [division()],
    action: "close",
    more: [],
  },
  {
    why: "a division with players waits for its schedule",
    status: "running",
    divisions: [PLAYING, division()],
    action: { publish: "/open", label: "See the dates" },
    more: ["reopen"],
  },
  {
    why: "a division waits for a decision about its players",
    status: "running",
    divisions: [PLAYING, division({ undecided: 4 })],
    action: { publish: "/open", label: "See who they are" },
    more: ["reopen"],
  },
  {
    why: "a round robin is over and feeds a playoff",
    status: "running",
    divisions: [PLAYING, division({ isPublished: true, needsPlayoff: true })],
    action: { publish: "/open", label: "See who advances" },
    more: ["finish"],
  },
  { why: "play goes on", status: "running", divisions: [PLAYED, PLAYING], action: null, more: ["finish"] },
  {
    why: "a division without players doesn't hold up the end",
    status: "running",
    divisions: [PLAYED, EMPTY],
    action: "finish",
    more: ["reopen"],
  },
  {
    why: "there are no players to pair",
    status: "running",
    divisions: [EMPTY],
    action: null,
    more: ["reopen", "finish"],
  },
  { why: "it is over", status: "finished", divisions: [PLAYED], action: null, more: [] },
  { why: "it is among the past ones", status: "archived", divisions: [PLAYED], action: null, more: [] },
] as const)("$why", ({ status, divisions, action, more }) => {
  const season = { name: "Fall 2026", status: status as SeasonStatus };
  expect(seasonStep(season, divisions)).toMatchObject({ action, more });
});

test("it says how many players the director has to decide about", () => {
  const [one, four] = [division({ name: "Club", undecided: 1 }), division({ undecided: 4 })];
  expect(seasonStep({ name: "Fall 2026", status: "registration" }, [one, four]).why).toBe(
    "16 registered so far. Next, decide about five players who can’t play now, then draw lots and publish the schedule of each division.",
  );
  expect(seasonStep({ name: "Fall 2026", status: "running" }, [four]).what).toBe(
    "Decide about four players of Open",
  );
});

test("a division that ends without a champion doesn't keep the season open", () => {
  const stuck = division({ name: "Club", isPublished: true, isPlayedOut: true });
  expect(seasonStep({ name: "Fall 2026", status: "running" }, [PLAYED, stuck])).toMatchObject({
    what: "Finish Fall 2026",
    why: "Every match is decided. Champion of Open: Amara Osei. Club has no champion. The standings become final.",
  });
});

test("the end names the champions", () => {
  const { why } = seasonStep({ name: "Fall 2026", status: "running" }, [PLAYED]);
  expect(why).toBe("Every match is decided. Champion of Open: Amara Osei. The standings become final.");
});
