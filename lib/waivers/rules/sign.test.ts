import { expect, test } from "vitest";
import { decideSigning, SAID_NOTHING } from "./sign";

const said = { version: 2, accepts: true, signedName: "Nia Okafor", guardianName: "" };
const SIGNED = { ok: true, value: { signedName: "Nia Okafor", guardianName: null } };
const refused = (refusal: string) => ({ ok: false, refusal });

test.each([
  {
    why: "the season asks for none",
    facts: { current: null, said: SAID_NOTHING },
    expected: { ok: true, value: null },
  },
  { why: "it was removed while they read it", facts: { current: null }, expected: { ok: true, value: null } },
  {
    why: "they accepted it earlier",
    facts: { hasAccepted: true, said: SAID_NOTHING },
    expected: { ok: true, value: null },
  },
  { why: "they accept the version they read", facts: {}, expected: SIGNED },
  { why: "it changed while they read it", facts: { current: 3 }, expected: refused("waiver-changed") },
  { why: "it's newer than their page", facts: { said: SAID_NOTHING }, expected: refused("waiver-changed") },
  {
    why: "the box isn't checked",
    facts: { said: { ...said, accepts: false } },
    expected: refused("waiver-unaccepted"),
  },
  {
    why: "no name is typed",
    facts: { said: { ...said, signedName: "" } },
    expected: refused("waiver-unsigned"),
  },
  { why: "a minor without a guardian", facts: { isMinor: true }, expected: refused("guardian-missing") },
  {
    why: "a minor with a guardian",
    facts: { isMinor: true, said: { ...said, guardianName: "Ada Okafor" } },
    expected: { ok: true, value: { signedName: "Nia Okafor", guardianName: "Ada Okafor" } },
  },
  {
    why: "an adult's guardian isn't kept",
    facts: { said: { ...said, guardianName: "Ada Okafor" } },
    expected: SIGNED,
  },
])("$why", ({ facts, expected }) => {
  expect(decideSigning({ current: 2, hasAccepted: false, isMinor: false, said, ...facts })).toEqual(expected);
});
