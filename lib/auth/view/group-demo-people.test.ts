import { expect, test } from "vitest";
import { groupDemoPeople } from "./group-demo-people";

function person(id: string, roles: readonly string[], division?: string) {
  return {
    id,
    name: id,
    email: `${id}@lakeside.example`,
    memberships: roles.map((role) => ({ role, organization: { name: "Lakeside" } })),
    entries: division ? [{ division: { name: division } }] : [],
  };
}

const RENATA = person("Renata", ["director", "admin"]);
const WALTER = person("Walter", ["admin"]);
const DEE = person("Dee", ["staff"]);
const AMARA = person("Amara", ["player"], "Open");
const THEO = person("Theo", ["player"], "Open");

test.each([
  {
    why: "a player, a director, and an admin come first",
    people: [RENATA, THEO, DEE, WALTER, AMARA],
    first: ["Theo", "Renata", "Walter"],
    rest: ["Dee", "Amara"],
  },
  {
    why: "the director is the only admin",
    people: [RENATA, AMARA, DEE],
    first: ["Amara", "Renata"],
    rest: ["Dee"],
  },
  {
    why: "a director who plays isn't the player",
    people: [person("Ada", ["player", "director"], "Open"), AMARA],
    first: ["Amara", "Ada"],
    rest: [],
  },
  { why: "only players", people: [AMARA, THEO], first: ["Amara"], rest: ["Theo"] },
])("$why", ({ people, first, rest }) => {
  const [group] = groupDemoPeople(people);
  expect(group?.first.map(({ name }) => name)).toEqual(first);
  expect(group?.rest.map(({ name }) => name)).toEqual(rest);
});

test("everyone has their roles and divisions, in each of their organizations", () => {
  const both = { ...AMARA, memberships: [...AMARA.memberships, ...DEE.memberships] };
  expect(groupDemoPeople([both])).toEqual([
    {
      organization: "Lakeside",
      first: [],
      rest: [{ id: "Amara", name: "Amara", what: "staff, plays Open" }],
    },
  ]);
});
