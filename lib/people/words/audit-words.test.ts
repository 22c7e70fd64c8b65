import { expect, test } from "vitest";
import { auditSentence } from "./audit-words";

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
    why: "somebody who is unknown by now",
    entry: { type: "organization-created", subject: "Lakeside", actorName: null },
    sentence: "The operator set up Lakeside.",
  },
] as const)("the log says $why", ({ entry, sentence }) => {
  expect(auditSentence({ ...entry, at: AT })).toBe(sentence);
});
