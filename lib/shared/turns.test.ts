import { expect, test } from "vitest";
import { makeTurns } from "./turns";

test("two work at the same time, the others in the order they asked, also after a failure", async () => {
  const inTurn = makeTurns(2);
  const begun: number[] = [];
  let atOnce = 0;
  const works = Array.from({ length: 6 }, (_, index) =>
    inTurn(async () => {
      begun.push(index);
      atOnce += 1;
      expect(atOnce).toBeLessThanOrEqual(2);
      await new Promise(setImmediate);
      atOnce -= 1;
      if (index === 1) throw new Error("One that fails");
      return index;
    }),
  );
  const ends = await Promise.allSettled(works);
  expect(ends.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, true, true, true]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});
