import { expect, test } from "vitest";
import { currentEntry } from "./current-entry";

const entry = (id: string, status: "registration" | "running" | "finished") => ({
  id,
  division: { season: { status } },
});

test.each([
  {
    why: "the season being played",
    entries: [entry("over", "finished"), entry("now", "running")],
    id: "now",
  },
  {
    why: "also if registration is open for the next",
    entries: [entry("next", "registration"), entry("now", "running")],
    id: "now",
  },
  {
    why: "the next, between two seasons",
    entries: [entry("over", "finished"), entry("next", "registration")],
    id: "next",
  },
  { why: "the last, if there’s no other", entries: [entry("over", "finished")], id: "over" },
  { why: "none", entries: [], id: undefined },
])("a player’s links lead to $why", ({ entries, id }) => {
  expect(currentEntry(entries)?.id).toBe(id);
});
