import { expect, it } from "vitest";
import type { Role } from "@/lib/people/rules/permissions";
import { scopeOptions } from "./scope-options";

it.each<{ why: string; roles: readonly Role[] | null; idle: readonly string[] }>([
  { why: "an admin", roles: ["admin"], idle: ["direct"] },
  { why: "an admin who’s a director, too", roles: ["admin", "director"], idle: [] },
  { why: "someone’s own token, which works wherever they have a role", roles: null, idle: [] },
])("$why", ({ roles, idle }) => {
  const said = scopeOptions(roles).filter(({ detail }) => detail.includes("You aren’t a director"));
  expect(said.map(({ scope }) => scope)).toEqual(idle);
});
