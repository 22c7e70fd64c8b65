import { expect, test } from "vitest";
import { registerInput } from "@/lib/entries/input/register";
import { readForm } from "@/lib/shared/form";

const RULES = "4f6f4f0e-9f58-4b27-8f43-7fbb6a8a2a61";

const missing = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ rulePackId: RULES, name: "Nia Okafor", ...fields }))
    form.set(name, value);
  const read = readForm(registerInput, form);
  return read.ok ? [] : Object.keys(read.errors.fields).sort();
};

test.each<{ why: string; fields: Record<string, string>; expected: string[] }>([
  {
    why: "everything's missing",
    fields: { waiverVersion: "2" },
    expected: ["accepted", "divisionId", "signedName", "waiverAccepted"],
  },
  {
    why: "only the waiver is",
    fields: { waiverVersion: "2", accepted: "yes", divisionId: RULES, signedName: " " },
    expected: ["signedName", "waiverAccepted"],
  },
  {
    why: "it showed no waiver",
    fields: { waiverVersion: "0" },
    expected: ["accepted", "divisionId"],
  },
  {
    why: "it's complete",
    fields: {
      waiverVersion: "2",
      accepted: "yes",
      divisionId: RULES,
      signedName: "Nia Okafor",
      waiverAccepted: "yes",
    },
    expected: [],
  },
])("a registration says at once what's missing when $why", ({ fields, expected }) => {
  expect(missing(fields)).toEqual(expected);
});
