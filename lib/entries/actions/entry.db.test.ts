import { expect, test } from "vitest";
import type { Actor } from "@/lib/auth/current-actor";
import { LIMITS } from "@/lib/limits/limits";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { changeHandle } from "./entry";

const asking = askAs();
stopClock(MONDAY);

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
