import { expect, test } from "vitest";
import { readClaims, type Subject } from "./read-claims";

const names = { idAttribute: null, emailAttribute: null, nameAttribute: null, groupAttribute: null };
const PERSISTENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
const subject: Subject = {
  nameId: { value: "n-1", format: PERSISTENT },
  attributes: { mail: ["Amara@Lakeside.example"], displayName: ["Okafor, Amara"], groups: ["a", "b", "a"] },
};

test("what campuses usually send is understood", () =>
  expect(readClaims(subject, names)).toEqual({
    ok: true,
    value: {
      stableId: "name-id:n-1",
      email: "amara@lakeside.example",
      name: "Amara Okafor",
      groups: ["a", "b"],
    },
  }));

test("the admin's names come first, and nothing else is looked at", () => {
  const attributes = {
    ...subject.attributes,
    uid: ["u-1"],
    work: ["work@lakeside.example"],
    nick: ["Ama"],
    g: ["c"],
  };
  const own = { idAttribute: "uid", emailAttribute: "work", nameAttribute: "nick", groupAttribute: "g" };
  expect(readClaims({ ...subject, attributes }, own)).toEqual({
    ok: true,
    value: { stableId: "uid:u-1", email: "work@lakeside.example", name: "Ama", groups: ["c"] },
  });
  expect(readClaims(subject, own)).toMatchObject({ refusal: "NoStableId" });
  expect(readClaims(subject, { ...names, emailAttribute: "work" })).toMatchObject({ refusal: "NoAddress" });
});

test.each<{ why: string; change: Partial<Subject>; refusal: string }>([
  { why: "no name ID", change: { nameId: undefined }, refusal: "NoStableId" },
  {
    why: "a name ID of no kind",
    change: { nameId: { value: "n-1", format: undefined } },
    refusal: "NoStableId",
  },
  { why: "an empty name ID", change: { nameId: { value: " ", format: PERSISTENT } }, refusal: "NoStableId" },
  {
    why: "a long name ID",
    change: { nameId: { value: "n".repeat(257), format: PERSISTENT } },
    refusal: "NoStableId",
  },
  { why: "no address", change: { attributes: {} }, refusal: "NoAddress" },
  { why: "an address that isn't one", change: { attributes: { mail: ["amara"] } }, refusal: "BadAddress" },
  {
    why: "a Kelvin sign for a k",
    change: { attributes: { mail: ["\u212aim@lakeside.example"] } },
    refusal: "BadAddress",
  },
])("refused: $why", ({ change, refusal }) =>
  expect(readClaims({ ...subject, ...change }, names)).toEqual({ ok: false, refusal }),
);

test("two values of the id are none, and the name of an object's own method is no attribute", () => {
  const attributes = { ...subject.attributes, uid: ["u-1", "u-2"] };
  expect(readClaims({ ...subject, attributes }, { ...names, idAttribute: "uid" })).toMatchObject({
    ok: false,
  });
  expect(readClaims(subject, { ...names, idAttribute: "toString" })).toMatchObject({ ok: false });
});
