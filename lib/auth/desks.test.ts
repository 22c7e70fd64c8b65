import { expect, test } from "vitest";
import type { RolesAt } from "@/lib/people/store/roles-everywhere";
import { deskHref, deskOfMatch } from "./desks";

const at = (slug: string, ...roles: RolesAt["roles"]) =>
  ({ organization: { slug, name: slug }, roles }) as unknown as RolesAt;

test.each([
  { why: "a player has none", rolesEverywhere: [at("lakeside", "player")], href: null },
  { why: "a director's is the queue", rolesEverywhere: [at("lakeside", "director")], href: "/desk/lakeside" },
  {
    why: "also of a director who is an admin",
    rolesEverywhere: [at("lakeside", "admin", "director")],
    href: "/desk/lakeside",
  },
  {
    why: "an admin's is the people",
    rolesEverywhere: [at("lakeside", "admin")],
    href: "/desk/lakeside/people",
  },
  {
    why: "the staff's is the front desk",
    rolesEverywhere: [at("lakeside", "staff")],
    href: "/desk/lakeside/equipment",
  },
  {
    why: "of several there is a list",
    rolesEverywhere: [at("lakeside", "staff"), at("balcones", "director")],
    href: "/desk",
  },
])("the way to one's desk: $why", ({ rolesEverywhere, href }) => {
  expect(deskHref(rolesEverywhere)).toBe(href);
});

test.each([
  { why: "a director’s is the case", roles: ["admin", "director"], href: "/desk/lakeside/matches/m1" },
  {
    why: "the staff’s is where a score slip is entered",
    roles: ["staff"],
    href: "/desk/lakeside/matches/m1/enter",
  },
  { why: "so is an admin’s", roles: ["admin"], href: "/desk/lakeside/matches/m1/enter" },
  { why: "players have none", roles: ["player"], href: null },
] as const)("the desk’s page of a match: $why", ({ roles, href }) => {
  expect(deskOfMatch(roles, "lakeside", "m1")).toBe(href);
});
