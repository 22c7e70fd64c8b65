import { expect, test } from "vitest";
import { judgedRules } from "@/lib/adjudicator/words/judged-rules";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addressOf, changesIn, isEmpty, keptAddress, NO_QUESTION, readForm, readQuestion } from "./question";
import { rulesChoices, SHEETS } from "./sheets";

test("an address and its question are the same thing", () => {
  const question = { rules: "depaul", pgn: "1. e4 e5", fen: "", end: "flag", side: "black" } as const;
  const address = addressOf(question);
  expect(address).toBe("/tools/adjudicator?rules=depaul&pgn=1.+e4+e5&end=flag&side=black");
  expect(readQuestion(Object.fromEntries(new URLSearchParams(address.split("?")[1])), SHEETS)).toEqual(
    question,
  );
});

test.each([
  { why: "no query", query: {} },
  { why: "an ending that does not exist", query: { end: "lightning", side: "green" } },
  { why: "empty fields, as a form sends them", query: { pgn: "", fen: "", end: "none", side: "white" } },
])("nothing is asked by $why", ({ query }) => {
  expect(readQuestion(query, SHEETS)).toEqual(NO_QUESTION);
  expect(isEmpty(readQuestion(query, SHEETS))).toBe(true);
});

test("the first of two values counts, and a text that is too long for a game stays so", () => {
  const { pgn, side } = readQuestion({ pgn: "e4 ".repeat(30_000), side: ["black", "white"] }, SHEETS);
  expect(side).toBe("black");
  expect(pgn.length).toBe(60_001);
});

test("a question too long for an address is not kept there", () => {
  const long = { ...NO_QUESTION, pgn: "1. e4 {so it was} ".repeat(500) };
  expect(keptAddress(long)).toBe("/tools/adjudicator");
  expect(keptAddress({ ...NO_QUESTION, pgn: "1. e4" })).toBe("/tools/adjudicator?pgn=1.+e4");
});

test("a form that no one touched is the question it was drawn with, also if that came from a form", () => {
  const asked = { rules: "depaul", pgn: "1. e4 e5\r\n2. Nf3", fen: "", end: "flag", side: "black" };
  const form = formOf({ ...asked, pgn: asked.pgn.replace("\r", "") });
  expect(changesIn(readQuestion(asked, SHEETS), readForm(form, SHEETS))).toBeNull();
});

test.each([
  { why: "moves", typed: { pgn: "1. e4" }, changes: { pgn: "1. e4" } },
  {
    why: "rules, and a limit that only they have",
    typed: { rules: "depaul", end: "move-time", side: "black" },
    changes: { rules: "depaul", end: "move-time", side: "black" },
  },
  { why: "a limit that these rules don’t have", typed: { end: "move-time" }, changes: null },
])("a form has been changed: $why", ({ typed, changes }) => {
  expect(changesIn(NO_QUESTION, readForm(formOf({ ...NO_QUESTION, ...typed }), SHEETS))).toEqual(changes);
});

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("a side that the ending does not ask for is left out of the address", () => {
  expect(addressOf({ ...NO_QUESTION, end: "hour", side: "black" })).toBe("/tools/adjudicator?end=hour");
});

test.each([
  { why: "a sheet", rules: "texas-state", end: "hour", is: { rules: "texas-state", end: "hour" } },
  { why: "a sheet without this limit", rules: "texas-state", end: "move-time", is: { end: "none" } },
  {
    why: "no sheet of that name: plain chess",
    rules: "nobody/knows",
    end: "hour",
    is: { rules: "official", end: "none" },
  },
])("asked under $why", ({ is, ...query }) => {
  expect(readQuestion(query, SHEETS)).toMatchObject(is);
});

test("a season's own rules are found by its address", () => {
  const season = { value: "depaul/fall", label: "Fall", rules: judgedRules(DEPAUL) };
  const question = readQuestion({ rules: "depaul/fall", end: "move-time" }, rulesChoices(season));
  expect(question).toMatchObject({ rules: "depaul/fall", end: "move-time" });
  expect(addressOf(question)).toBe("/tools/adjudicator?rules=depaul%2Ffall&end=move-time&side=white");
});
