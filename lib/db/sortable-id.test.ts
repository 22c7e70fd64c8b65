import { expect, test } from "vitest";
import { sortableId } from "./sortable-id";

test("ids sort in the order they were made, also within a millisecond and after the clock was set back", () => {
  const times = [
    ...Array.from({ length: 5_000 }, () => 1_800_000_000_000),
    1_700_000_000_000,
    1_800_000_000_001,
  ];
  const ids = times.map((ms) => sortableId(() => ms));
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
