import { expect, test } from "vitest";
import { WAYS, wayOf } from "./ways";

test("a way is its index in the list", () => {
  expect(WAYS.map(({ own, kind }) => wayOf(own, kind))).toEqual([...WAYS.keys()]);
});
