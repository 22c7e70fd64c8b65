import { expect, test } from "vitest";
import { saysSomething } from "./statement";

test.each([
  { statement: "x", says: false },
  { statement: "No.", says: false },
  { statement: "...!?", says: false },
  { statement: "I won it.", says: true },
  { statement: "Game 2 was mine.", says: true },
  { statement: "第二盘是我赢的。", says: true },
])("$statement: $says", ({ statement, says }) => {
  expect(saysSomething(statement)).toBe(says);
});
