import { expect, test } from "vitest";
import { openStream } from "./open-streams";

const person = (of: string) => openStream([{ of, most: 12 }]);

test("a person has at most twelve streams open, and one that ends makes room", () => {
  const closes = Array.from({ length: 12 }, () => person("amara"));
  expect(closes).not.toContain(null);
  expect(person("amara")).toBeNull();
  expect(person("theo")).not.toBeNull();
  closes[0]?.();
  closes[0]?.();
  expect(person("amara")).not.toBeNull();
  expect(person("amara")).toBeNull();
});

test("spectators are limited per address and in all, and one that's refused isn't counted", () => {
  const watch = (visitor: string) =>
    openStream([
      { of: visitor, most: 2 },
      { of: "all", most: 3 },
    ]);
  const first = watch("campus");
  expect(watch("campus")).not.toBeNull();
  expect(watch("campus")).toBeNull();
  expect(watch("dorm")).not.toBeNull();
  expect(watch("library")).toBeNull();
  first?.();
  expect(watch("library")).not.toBeNull();
});
