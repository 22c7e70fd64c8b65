import { expect, test } from "vitest";
import type { Standing } from "@/lib/people/store/standings";
import { deskHref } from "./desks";

const at = (slug: string, ...roles: Standing["roles"]) =>
  ({ organization: { slug, name: slug }, roles }) as unknown as Standing;

test.each([
  { why: "a player has none", standings: [at("lakeside", "player")], href: null },
  { why: "a director's is the queue", standings: [at("lakeside", "director")], href: "/desk/lakeside" },
  {
    why: "also of a director who is an admin",
    standings: [at("lakeside", "admin", "director")],
    href: "/desk/lakeside",
  },
  { why: "an admin's is the people", standings: [at("lakeside", "admin")], href: "/desk/lakeside/people" },
  {
    why: "the staff's is the front desk",
    standings: [at("lakeside", "staff")],
    href: "/desk/lakeside/equipment",
  },
  {
    why: "of several there is a list",
    standings: [at("lakeside", "staff"), at("balcones", "director")],
    href: "/desk",
  },
])("the way to one's desk: $why", ({ standings, href }) => {
  expect(deskHref(standings)).toBe(href);
});
