import { expect, test } from "vitest";
import { roundRobinDivision } from "@/components/gallery/divisions";
import { championWords } from "./champion";

test("a single point is one point", () => {
  expect(championWords(roundRobinDivision(2, 1))?.how).toBe("is first in the standings with 1 point");
  expect(championWords(roundRobinDivision(4, 3))?.how).toMatch(/ points$/);
});
