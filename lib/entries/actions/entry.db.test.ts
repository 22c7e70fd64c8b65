import { expect, test, vi } from "vitest";
import type { Actor } from "@/lib/auth/current-actor";
import { LIMITS } from "@/lib/limits/limits";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";

const asking = vi.hoisted(() => ({ actor: undefined as Actor | undefined }));
vi.mock("@/lib/auth/current-actor", () => ({ currentActor: async () => asking.actor }));
vi.mock("@/lib/clock", () => ({ now: () => MONDAY }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));

const { changeHandle } = await import("./entry");

await freshDatabase();

test("a username can be changed as often as a profile", async () => {
  const { season, players } = await makeLeague({ slug: "entry-limit", players: 2 });
  const id = players[0]?.userId ?? "";
  asking.actor = {
    id,
    email: "player@lakeside.example",
    name: "Amara Osei",
    phone: null,
    origin: null,
  } as unknown as Actor;
  const form = new FormData();
  form.set("seasonId", season.id);
  form.set("handle", "no-show");
  for (let use = 0; use < LIMITS.profile.most; use += 1)
    await expect(changeHandle(null, form)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  expect((await changeHandle(null, form))?.sentence).toContain(LIMITS.profile.sentence);
});
