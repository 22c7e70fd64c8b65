import { expect, test } from "vitest";
import { openStream } from "./open-streams";

test("a person has at most twelve streams open, and one that ends makes room", () => {
  const closes = Array.from({ length: 12 }, () => openStream("amara"));
  expect(closes).not.toContain(null);
  expect(openStream("amara")).toBeNull();
  expect(openStream("theo")).not.toBeNull();
  closes[0]?.();
  closes[0]?.();
  expect(openStream("amara")).not.toBeNull();
  expect(openStream("amara")).toBeNull();
});
