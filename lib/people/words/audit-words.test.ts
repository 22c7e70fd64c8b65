import { expect, test } from "vitest";
import { auditSentence, groupRepeated, groupSentence } from "./audit-words";

const AT = new Date("2026-11-16T15:00:00Z");

test.each([
  {
    why: "what a director did",
    entry: { type: "registration-opened", subject: "Fall 2026", actorName: "Renata Kovács" },
    sentence: "Renata Kovács opened registration for Fall 2026.",
  },
  {
    why: "a player names themselves once",
    entry: { type: "registered", subject: "Amara Osei, Open", actorName: "Amara Osei" },
    sentence: "Amara Osei registered for Open.",
  },
  {
    why: "someone who is unknown by now",
    entry: { type: "organization-created", subject: "Lakeside", actorName: null },
    sentence: "The operator set up Lakeside.",
  },
  {
    why: "an account that its owner deleted",
    entry: { type: "account-deleted", subject: "Player 7, Open, Fall 2026", actorName: "Deleted account" },
    sentence: "Deleted account was deleted by its owner: Player 7, Open, Fall 2026.",
  },
  {
    why: "an account that the operator deleted",
    entry: { type: "account-deleted", subject: "Player 7, Open, Fall 2026", actorName: null },
    sentence: "The operator deleted an account: Player 7, Open, Fall 2026.",
  },
] as const)("the log says $why", ({ entry, sentence }) => {
  expect(auditSentence({ ...entry, at: AT })).toBe(sentence);
});

const act = (actorName: string | null, type: "round-extended" | "session-moved", subject: string) => ({
  actorName,
  type,
  subject,
  at: AT,
  origin: null,
});
const EXTENDED = [1, 2, 3].map((round) => act("Renata Kovács", "round-extended", `Round ${round}`));

test.each([
  {
    why: "repeated acts take one line",
    entries: EXTENDED,
    lines: ["Renata Kovács extended the deadline of Round 1 and 2 more."],
  },
  {
    why: "another person's act is a line of its own",
    entries: [...EXTENDED.slice(0, 2), act(null, "round-extended", "Round 4")],
    lines: [
      "Renata Kovács extended the deadline of Round 1 and 1 more.",
      "The operator extended the deadline of Round 4.",
    ],
  },
  {
    why: "an act between them keeps their order",
    entries: [
      ...EXTENDED.slice(0, 1),
      act("Renata Kovács", "session-moved", "Open"),
      ...EXTENDED.slice(1, 2),
    ],
    lines: [
      "Renata Kovács extended the deadline of Round 1.",
      "Renata Kovács moved the session of Open.",
      "Renata Kovács extended the deadline of Round 2.",
    ],
  },
])("$why", ({ entries, lines }) => {
  expect(groupRepeated(entries).map(groupSentence)).toEqual(lines);
});

test.each([
  {
    why: "players who register one after the other are one line",
    type: "registered",
    lines: ["Jun-ho registered for Open, and 2 more like it."],
  },
  {
    why: "what different directors decide stays apart",
    type: "round-extended",
    lines: [
      "Jun-ho extended the deadline of Open.",
      "Priya extended the deadline of Open.",
      "Noor extended the deadline of Open.",
    ],
  },
] as const)("$why", ({ type, lines }) => {
  const entries = ["Jun-ho", "Priya", "Noor"].map((actorName) => ({
    actorName,
    type,
    subject: "Open",
    at: AT,
    origin: null,
  }));
  expect(groupRepeated(entries).map(groupSentence)).toEqual(lines);
});
