import { expect, test } from "vitest";
import {
  capitalize,
  compareNames,
  counted,
  list,
  numberWord,
  ordinal,
  plural,
  possessive,
  quoted,
  sentence,
} from "./text";

test.each([
  { why: "words get a capital", got: capitalize("three hours"), is: "Three hours" },
  { why: "no words stay none", got: capitalize(""), is: "" },
  { why: "a number stays", got: capitalize("34. Qg7#"), is: "34. Qg7#" },
  { why: "words become a sentence", got: sentence("the match is void"), is: "The match is void." },
  { why: "a question keeps its mark", got: sentence("who played?"), is: "Who played?" },
  { why: "nothing to list", got: list([]), is: "" },
  { why: "one name", got: list(["Ada"]), is: "Ada" },
  { why: "two names have no comma", got: list(["Ada", "Ben"]), is: "Ada and Ben" },
  {
    why: "three names have a comma before the last",
    got: list(["Ada", "Ben", "Cy"]),
    is: "Ada, Ben, and Cy",
  },
  { why: "one of two", got: list(["Ada", "Ben"], "or"), is: "Ada or Ben" },
  { why: "one of three", got: list(["Ada", "Ben", "Cy"], "or"), is: "Ada, Ben, or Cy" },
  { why: "digits of one", got: plural(1, "match", "matches"), is: "1 match" },
  { why: "digits of none", got: plural(0, "match", "matches"), is: "0 matches" },
  { why: "digits with an s", got: plural(12, "player"), is: "12 players" },
  { why: "one in words", got: counted(1, "time"), is: "one time" },
  { why: "none in words", got: counted(0, "time"), is: "no times" },
  { why: "several in words", got: counted(3, "time"), is: "three times" },
  { why: "a plural of its own", got: counted(2, "try", "tries"), is: "two tries" },
  { why: "the last number that is a word", got: numberWord(9), is: "nine" },
  { why: "digits from ten on", got: numberWord(10), is: "10" },
  { why: "thousands have a comma", got: counted(1560, "table hour"), is: "1,560 table hours" },
  { why: "what Theo has", got: possessive("Theo"), is: "Theo’s" },
  { why: "a name that ends in s", got: possessive("Silas"), is: "Silas’s" },
  { why: "what someone wrote", got: quoted(" My lab runs late. "), is: "“My lab runs late.”" },
])("$why: $is", ({ got, is }) => {
  expect(got).toBe(is);
});

test("names are in the order in which people count", () => {
  expect(["Table 10", "Table 2", "Hall B", "Table 1"].toSorted(compareNames)).toEqual([
    "Hall B",
    "Table 1",
    "Table 2",
    "Table 10",
  ]);
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [21, "21st"],
  [112, "112th"],
])("%d is %s", (number, is) => {
  expect(ordinal(number)).toBe(is);
});
