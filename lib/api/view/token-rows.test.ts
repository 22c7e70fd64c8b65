import { expect, test } from "vitest";
import type { Instant, Zone } from "@/lib/shared/instant";
import { tokenRows } from "./token-rows";

const TOKEN = {
  id: "t1",
  name: "Club website",
  scopes: ["read", "direct"] as const,
  maker: "Renata Kovács",
  createdAt: "2026-11-16T15:00:00.000Z" as Instant,
  lastUsedAt: null,
};
const ZONE = "America/Chicago" as Zone;

test.each([
  {
    why: "a person’s own, never used",
    token: TOKEN,
    saysMaker: false,
    words: "Made on Monday, Nov 16, 2026. Never used.",
  },
  {
    why: "an organization’s, used",
    token: { ...TOKEN, lastUsedAt: "2026-11-20T18:00:00.000Z" as Instant },
    saysMaker: true,
    words:
      "Made on Monday, Nov 16, 2026 by Renata Kovács, with their rights. Last used Friday, Nov 20, 2026, noon.",
  },
])("$why", ({ token, saysMaker, words }) => {
  expect(tokenRows([token], { zone: ZONE, saysMaker })).toEqual([
    { id: "t1", name: "Club website", scopes: "Read, run seasons", words },
  ]);
});
