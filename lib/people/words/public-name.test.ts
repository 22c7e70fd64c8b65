import { describe, expect, expectTypeOf, test } from "vitest";
import { surnameFirst } from "@/lib/standings/rules/reports/surname-first";
import type { DivisionView, PublicDivision } from "@/lib/standings/store/divisions";
import { firstName, lastName } from "./names";
import { nameStyle, type PublicName, publicName } from "./public-name";

describe("what the public reads of a name", () => {
  test.each([
    { why: "all of it", name: "Amara Osei", style: "full", is: "Amara Osei" },
    { why: "a first name and an initial", name: "Amara Osei", style: "initial", is: "Amara O." },
    { why: "the last of several names", name: "Ana María de la Cruz", style: "initial", is: "Ana C." },
    {
      why: "a letter with an accent, composed or not",
      name: "Eva E\u0301douard",
      style: "initial",
      is: "Eva É.",
    },
    { why: "a last name that comes first", name: "Osei, Amara", style: "initial", is: "Amara O." },
    { why: "more commas", name: "Osei, Amara, Jr.", style: "initial", is: "Amara O." },
    { why: "one name only", name: "Amara", style: "initial", is: "Amara" },
    { why: "a number", name: "Amara Osei", style: "number", is: "Player\u00a07" },
  ] as const)("$why", ({ name, style, is }) => {
    expect(publicName({ name, number: 7 }, style)).toBe(is);
  });

  test("chess files have the last name first, however it's written", () => {
    expect(surnameFirst("Osei, Amara")).toBe("Osei, Amara");
  });

  test("a number is never taken apart like a name", () => {
    const name = publicName({ name: "Amara Osei", number: 7 }, "number");
    expect([firstName(name), lastName(name), surnameFirst(name)]).toEqual([name, name, name]);
  });

  test.each([
    { why: "nothing is said", isWithheld: false, divisions: [null], is: "full" },
    { why: "no division", isWithheld: false, divisions: [], is: "full" },
    { why: "a division for minors", isWithheld: false, divisions: [null, "initial"], is: "initial" },
    { why: "the strictest of two", isWithheld: false, divisions: ["initial", "number"], is: "number" },
    { why: "withheld", isWithheld: true, divisions: [null], is: "number" },
    { why: "withheld, in a division for minors", isWithheld: true, divisions: ["initial"], is: "number" },
  ] as const)("style: $why", ({ isWithheld, divisions, is }) => {
    expect(nameStyle({ isWithheld, divisions })).toBe(is);
  });
});

test("a stored name can’t become a public one, nor the desk’s division the public’s", () => {
  expectTypeOf<string>().not.toExtend<PublicName>();
  expectTypeOf<DivisionView>().not.toExtend<PublicDivision>();
  expectTypeOf<PublicName>().toExtend<string>();
});
