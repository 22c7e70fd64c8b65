import { expect, test } from "vitest";
import type { FormState } from "@/lib/shared/form";
import { savedNow } from "./form-fields";
import { seenBy } from "./use-seen";

const refused = (typed: Readonly<Record<string, string>>, isOutdated: boolean): FormState => ({
  sentence: "No.",
  fields: {},
  typed,
  ...(isOutdated && { outdated: { current: null } }),
});

test.each([
  { why: "another form's refusal drew the page again", state: null, seen: "1" },
  { why: "its own refusal did", state: refused({ seen: "1" }, true), seen: "3" },
  { why: "its own refusal was about something else", state: refused({ seen: "1" }, false), seen: "1" },
  { why: "it was refused for something else later", state: refused({ seen: "2" }, false), seen: "2" },
])("what a form answers after $why", ({ state, seen }) => {
  expect(seenBy(state, "1", "3")).toBe(seen);
});

test.each([
  { why: "differs", typed: "Room 2", saved: "Room 1", says: "Now saved: Room 1. Where you are." },
  { why: "was emptied", typed: "Room 2", saved: "", says: "Now saved: nothing. Where you are." },
  { why: "is what was typed", typed: "Room 1", saved: "Room 1", says: "Where you are." },
])("a form that answered an older version says what's saved now if it $why", ({ typed, saved, says }) => {
  const hint = "Where you are.";
  expect(savedNow(refused({ office: typed }, true), "office", { saved, hint })).toBe(says);
  expect(savedNow(refused({ office: typed }, false), "office", { saved, hint })).toBe(hint);
  expect(savedNow(null, "office", { saved, hint })).toBe(hint);
});
