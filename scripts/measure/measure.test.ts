import { expect, test } from "vitest";
import { countAny, countSuppressions } from "./exceptions";
import { comparesFormat } from "./format-names";
import { measureFunctions } from "./functions";
import { measureRooms } from "./rooms";
import { readTrialChange } from "./trial-changes";

const file = (text: string) => ({ path: "lib/sample.tsx", text });

test("a function has a name and lines; a callback without a name counts in the function around it", () => {
  const text = `
function first() {
  return list.map((one) => {
    return one;
  });
}
const second = () => 2;
const table = { third() {}, fourth: () => 4, [fifth]: 5 };
type Shape = { sixth(): void };
class Seventh { eighth() {} }`;
  expect(measureFunctions(file(text)).map(({ name, lines }) => [name, lines])).toEqual([
    ["first", 5],
    ["second", 1],
    ["third", 1],
    ["fourth", 1],
    ["eighth", 1],
  ]);
});

test("`any` counts only as a type", () => {
  expect(countAny(file(`const any: any[] = [] as any; // any\nconst text = "any";`))).toBe(2);
});

test("suppressions of the compiler and the linter count", () => {
  const text = "// @ts-expect-error\n/* biome-ignore lint: why */\n// Never @ts-ignore this.\nlet a;";
  expect(countSuppressions(file(text))).toBe(2);
});

test.each([
  { why: "a comparison", text: `if (stage.format === "knockout") go();`, compares: true },
  { why: "a case", text: `switch (format) { case "round-robin": go(); }`, compares: true },
  { why: "a value", text: `const stage = { format: "knockout" };`, compares: false },
  { why: "another name", text: `if (kind === "swiss-army") go();`, compares: false },
])("a format's name: $why", ({ text, compares }) => {
  expect(comparesFormat(file(text), ["round-robin", "knockout"])).toBe(compares);
});

test("rooms are sorted by size; a file outside the rooms isn't one", () => {
  const paths = [
    "lib/env.ts",
    "lib/mail/a.ts",
    "lib/match/rules/a.ts",
    "lib/match/rules/b.ts",
    "lib/match/view.ts",
  ];
  expect(measureRooms("lib", paths)).toEqual([
    { room: "match", files: 3, folders: 2 },
    { room: "mail", files: 1, folders: 1 },
  ]);
});

test("a trial change is read from its diffstat", () => {
  const stat = [
    "```",
    " docs/how-to/add.md      |  3 +++",
    " lib/match/rules/a.test.ts | 12 ++++++------",
    " lib/match/rules/a.ts    |  2 +-",
    " 3 files changed, 10 insertions(+), 7 deletions(-)",
    "```",
  ];
  expect(readTrialChange(stat.join("\n"))).toEqual({ files: 3, sources: 1 });
  expect(readTrialChange("| a | b |")).toBeUndefined();
});
