import { expect, test } from "vitest";
import { claimedName, optionalPersonName, personName } from "./person-name";

test("a field for a name turns it around", () => {
  expect(personName("Enter it.").parse(" Osei,\n Amara ")).toBe("Amara Osei");
  expect(personName("Enter it.").safeParse(" ").error?.issues[0]?.message).toBe("Enter it.");
  expect(optionalPersonName.parse("Osei, Amara")).toBe("Amara Osei");
  expect(optionalPersonName.parse(undefined)).toBe("");
});

test("a name that no one can see is none", () => {
  for (const name of ["\u200b", "\u3164", "\u202e"]) {
    expect(personName("Enter it.").safeParse(name).error?.issues[0]?.message).toBe("Enter it.");
    expect(claimedName(name)).toBeNull();
    expect(optionalPersonName.parse(name)).toBe("");
  }
});
