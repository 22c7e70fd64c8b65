import { describe, expect, test } from "vitest";
import { findComments, findSentences, findTestTitles } from "./find-sentences";

describe("a sentence is found", () => {
  test.each([
    { why: "between tags", code: "<p>Nothing yet.</p>", found: ["Nothing yet."] },
    {
      why: "with computed and marked-up parts",
      code: "<p>\n  You have <b>{count}</b> {count === 1 ? 'match' : 'matches'} left.\n</p>",
      found: ["You have {count} {match | matches} left."],
    },
    {
      why: "a choice inside a tag is listed once",
      code: "<p>Late{isBye && <> (a bye)</>}</p>",
      found: ["Late{ (a bye)}"],
    },
    {
      why: "each paragraph on its own",
      code: "<div><p>First one.</p><p>Second one.</p></div>",
      found: ["First one.", "Second one."],
    },
    {
      why: "what a function draws in a list",
      code: "<ul>{days.map((day) => <li key={day}>On {day}</li>)}</ul>",
      found: ["On {day}"],
    },
    {
      why: "in a label, not in a class",
      code: `<A className="btn wide" aria-label="Close the week" type="button" />`,
      found: ["Close the week"],
    },
    { why: "one word on a button", code: `<Button label="Confirm" />`, found: ["Confirm"] },
    { why: "an ellipsis stays", code: `<Button pendingLabel="Signing in…" />`, found: ["Signing in…"] },
    {
      why: "a template",
      code: "const a = `Confirm ${isTie ? 'the tie' : `by ${day}`}, please.`;",
      found: ["Confirm {the tie | by {day}}, please."],
    },
    { why: "added up", code: `const a = "Not now. " + reason;`, found: ["Not now. {reason}"] },
    { why: "in a schema", code: `z.string().min(1, "Give a reason.")`, found: ["Give a reason."] },
    { why: "in metadata", code: `export const metadata = { title: "Privacy" };`, found: ["Privacy"] },
    { why: "thrown", code: "throw new Error(`Unknown stage ${key}`);", found: ["Unknown stage {key}"] },
  ])("$why", ({ code, found }) => {
    const sentences = findSentences({ path: "components/sample.tsx", text: code });
    expect(sentences.map(({ text }) => text)).toEqual(found);
  });

  test("a lowercase word only in words and emails", () => {
    const text = `const a = isWin ? "won" : "lost";`;
    expect(findSentences({ path: "lib/match/words/sample.ts", text })).toHaveLength(2);
    expect(findSentences({ path: "lib/match/rules/sample.ts", text })).toEqual([]);
  });

  test("with its file, line and kind", () => {
    const text = `\n<p>\n  Nothing yet.\n</p>;\nthrow new Error("No such match");`;
    expect(findSentences({ path: "app/page.tsx", text })).toEqual([
      { file: "app/page.tsx", line: 3, kind: "page", text: "Nothing yet." },
      { file: "app/page.tsx", line: 5, kind: "thrown", text: "No such match" },
    ]);
  });
});

test.each([
  { why: "a module", code: `import a from "./a b";` },
  { why: "a compared value", code: `if (key === "Page Up") go();` },
  { why: "a type", code: `type A = "one two" | "Three";` },
  { why: "a key", code: `const a = { "one two": 1 };` },
  { why: "SQL", code: "sql`SELECT name FROM entry`; run(`SELECT name FROM entry WHERE id = $1`);" },
  { why: "a directive", code: `"use client";` },
  { why: "classes", code: `classNames("notice bad", "wide on");` },
  { why: "a case", code: `switch (a) { case "Page Up": go(); }` },
])("not a sentence: $why", ({ code }) => {
  expect(findSentences({ path: "components/sample.tsx", text: code })).toEqual([]);
});

test("comments: several lines become one, and tool directives are left out", () => {
  const text =
    "/**\n * The rule.\n * Its source.\n */\n// One,\n// and more.\n// @ts-expect-error\nconst a = 1;\n\n// Two.";
  expect(findComments({ path: "lib/a.ts", text }).map(({ line, text }) => [line, text])).toEqual([
    [1, "The rule. Its source."],
    [5, "One, and more. @ts-expect-error"],
    [10, "Two."],
  ]);
});

test("titles of tests, and each case's why", () => {
  const text = `describe("a draw", () => { test.each([{ why: "no one won", a: "not this" }])("$why", f); });`;
  expect(findTestTitles({ path: "lib/a.test.ts", text }).map((title) => title.text)).toEqual([
    "a draw",
    "no one won",
  ]);
});
