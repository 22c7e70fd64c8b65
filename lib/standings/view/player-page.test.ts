import { expect, test } from "vitest";
import { knockoutDivision, NOW, roundRobinDivision, waitingDivision } from "@/components/gallery/divisions";
import type { PublicName } from "@/lib/people/words/public-name";
import type { PublicDivision } from "../store/divisions";
import { playedFirst, playerPage } from "./player-page";

test("matches against a player whose results are annulled don't count, as in the standings", () => {
  const view = roundRobinDivision(4, 3);
  const page = (count: number) => {
    const entries = view.entries.slice(0, count);
    const [{ id, name } = { id: "", name: "" as PublicName }] = entries;
    const { organization } = view.season;
    const seasons = [{ entryId: id, view: { ...view, entries } }];
    return playerPage({ name, organization, firstEntryId: id, seasons }, NOW);
  };
  const played = (count: number) =>
    page(count)
      .figures[0]?.value.split("–")
      .reduce((sum, each) => sum + Number(each), 0);
  expect(played(4)).toBe(3);
  expect(played(3)).toBe(2);
  expect(page(3).opponents).toHaveLength(2);
  expect(page(3).seasons[0]?.matches, "still listed").toHaveLength(3);
});

test("a default is shown as one, and isn't counted as a forfeit", () => {
  const view = roundRobinDivision(2, 1);
  const [{ id, name } = { id: "", name: "" as PublicName }] = view.entries;
  const defaulted = {
    decidedBy: "default",
    homeResult: "loss",
    awayResult: "win",
    homeWins: null,
    awayWins: null,
  } as const;
  const rounds = view.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({
      ...match,
      ...defaulted,
      homeEntryId: id,
      awayEntryId: view.entries[1]?.id ?? "",
    })),
  }));
  const { organization } = view.season;
  const seasons = [{ entryId: id, view: { ...view, rounds } }];
  const page = playerPage({ name, organization, firstEntryId: id, seasons }, NOW);
  expect(page.seasons[0]?.matches.map(({ decidedBy }) => decidedBy)).toEqual(["default"]);
  expect(page.figures.find(({ label }) => label === "lost by forfeit")?.value).toBe("0");
});

const season = (title: string, matches: number) => ({ title, matches: Array(matches) });
const [spring, fall, summer] = [season("Spring 2027", 0), season("Fall 2026", 3), season("Summer 2026", 5)];

test.each([
  {
    why: "the season being played comes before one that hasn't begun",
    listed: [spring, fall, summer],
    first: fall,
  },
  { why: "nothing was played yet", listed: [spring], first: spring },
])("$why", ({ listed, first }) => {
  const ordered = playedFirst(listed);
  expect(ordered[0]).toBe(first);
  expect(ordered.slice(1)).toEqual(listed.filter((each) => each !== first));
});

test.each([
  { status: "running", hasNext: true },
  { status: "finished", hasNext: false },
  { status: "archived", hasNext: false },
] as const)(
  "a $status season in which a player has no match yet can have a next one: $hasNext",
  ({ status, hasNext }) => {
    const view = waitingDivision(1, status);
    const [{ id, name } = { id: "", name: "" as PublicName }] = view.entries;
    const { organization } = view.season;
    const page = playerPage({ name, organization, firstEntryId: id, seasons: [{ entryId: id, view }] }, NOW);
    expect(page.seasons[0]?.hasNext).toBe(hasNext);
  },
);

test.each([
  { why: "in a season that was finished early", view: withBye(1, "finished"), hasNext: true },
  { why: "and everything is decided", view: withBye(3, "finished"), hasNext: false },
  { why: "in an archived season", view: withBye(1, "archived"), hasNext: false },
])("a player with a bye $why can have a next match: $hasNext", ({ view, hasNext }) => {
  const [{ id, name } = { id: "", name: "" as PublicName }] = view.entries;
  const { organization } = view.season;
  const page = playerPage({ name, organization, firstEntryId: id, seasons: [{ entryId: id, view }] }, NOW);
  expect(page.seasons[0]).toMatchObject({ matches: [], hasNext });
});

/** A knockout after this many rounds, whose first player has no match yet. */
function withBye(over: number, status: "finished" | "archived"): PublicDivision {
  const view = knockoutDivision(over);
  const byes = view.entries.slice(0, 1).map((entry) => ({ ...entry, id: "bye" }));
  return { ...view, season: { ...view.season, status }, entries: [...byes, ...view.entries] };
}
