import { expect, test } from "vitest";
import { lastWish, refuseEndingWish, type WishEvent } from "./leave-wish";

const at = (day: number) => `2026-11-${day}T18:00:00.000Z`;
const asked = (day: number, words = ""): WishEvent => ({ type: "asked-to-leave", at: at(day), words });
const takenBack: WishEvent = { type: "leave-taken-back", at: at(20), words: "" };
const declined: WishEvent = { type: "leave-declined", at: at(20), words: "Play on." };

test.each([
  { why: "never asked", events: [], wish: null },
  {
    why: "asked twice, with a note the first time",
    events: [asked(16, "Exams."), asked(17)],
    wish: { since: at(16), newest: at(17), note: "Exams.", ended: null },
  },
  {
    why: "declined",
    events: [asked(16), declined],
    wish: { since: at(16), newest: at(16), note: "", ended: declined },
  },
  {
    why: "asked again after that, which is another request",
    events: [asked(16, "Exams."), takenBack, asked(21)],
    wish: { since: at(21), newest: at(21), note: "", ended: null },
  },
])("the last request: $why", ({ events, wish }) => {
  expect(lastWish(events)).toEqual(wish);
});

test.each([
  { why: "as the director read it", events: [asked(16)], seen: at(16), refusal: null },
  { why: "by the player", events: [asked(16), asked(17)], refusal: null },
  { why: "they asked again since", events: [asked(16), asked(17)], seen: at(16), refusal: "changed" },
  { why: "no one asked", events: [], refusal: "not-asking" },
  { why: "it's taken back", events: [asked(16), takenBack], seen: at(16), refusal: "not-asking" },
  { why: "it's declined", events: [asked(16), declined], refusal: "not-asking" },
  { why: "they've left", events: [asked(16)], seen: at(16), isPlaying: false, refusal: "not-asking" },
])("a request is ended: $why: $refusal", ({ events, seen, isPlaying = true, refusal }) => {
  expect(refuseEndingWish({ isPlaying, wish: lastWish(events) }, seen)).toBe(refusal);
});
