import { expect, test, vi } from "vitest";
import * as bearer from "@/lib/auth/bearer";
import type { Actor } from "@/lib/auth/current-actor";
import { prisma } from "@/lib/db/client";
import { saveList } from "@/lib/eligibility/store/list";
import { campusIdNeeded } from "@/lib/eligibility/words/list-refusals";
import { LIMITS } from "@/lib/limits/limits";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { askToLeave, changeHandle, register, withdraw } from "./entry";

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

test("a list with campus IDs that came while the form was open asks for theirs", async () => {
  const { scope, season } = await makeLeague({ slug: "listed-late", players: 2, publish: false });
  const email = "ada@listed-late.example";
  const { id } = await prisma().user.create({ data: { email, createdAt: MONDAY } });
  asking.actor = { id, email, name: null, phone: null, rolesEverywhere: [] };
  const lines = [{ email: null, campusId: "1234567", validUntil: null }];
  await saveList(scope, season.id, { lines, mode: "replace", seen: 0 }, MONDAY);

  const refreshed = vi.spyOn(bearer, "refreshPage").mockReturnValue();
  const form = new FormData();
  form.set("divisionId", season.divisions[0]?.id ?? "");
  form.set("rulePackId", season.rulePackId);
  form.set("name", "Ada Park");
  form.set("accepted", "yes");
  const sentence = campusIdNeeded({ asksGroup: false });
  expect(await register(null, form)).toMatchObject({ sentence, fields: { campusId: sentence } });
  expect(refreshed, "so that the form has the field").toHaveBeenCalledTimes(1);

  form.set("campusId", "7654321");
  expect(await register(null, form)).toMatchObject({ sentence: expect.stringContaining("not on the list") });
  form.set("campusId", "1234567");
  await expect(register(null, form)).rejects.toThrow("NEXT_REDIRECT");
});

test("who is no longer in the division is led to a page that says so", async () => {
  const { season, players } = await makeLeague({ slug: "already-out", players: 2, publish: false });
  const { userId: id = "", entryId = "" } = players[0] ?? {};
  await prisma().entry.update({ where: { id: entryId }, data: { status: "removed" } });
  asking.actor = { id, email: "out@already-out.example", name: null, phone: null, rolesEverywhere: [] };
  const form = new FormData();
  form.set("divisionId", season.divisions[0]?.id ?? "");
  form.set("note", "Knee surgery.");
  for (const send of [askToLeave, withdraw])
    await expect(send(null, form)).rejects.toMatchObject({
      digest: expect.stringContaining("/me?done=not-in"),
    });
});
