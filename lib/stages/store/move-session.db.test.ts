import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { addHours } from "@/lib/shared/instant";
import { instantAt } from "@/lib/shared/wall-clock";
import { findDivision } from "@/lib/standings/store/divisions";
import { listArchivedMatches } from "@/lib/standings/store/reports";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { updateRoundDeadline } from "./extend-round";
import { updateSession } from "./move-session";

await freshDatabase();

const sessionOn = (on: string, time: string) => ({
  at: instantAt(on, time, "America/Chicago"),
  place: "Gym",
});

test("a session can't move to before its semifinals close, and the final is created at the new time", async () => {
  const session = sessionOn("2026-11-28", "18:00");
  const league = await makeLeague({ players: 4, rules: SESSION_KNOCKOUT, session });
  const view = await findDivision(league.org, "fall-2026", "open");
  const [semifinals, final] = view?.rounds ?? [];
  if (!view || !semifinals || !final) throw new Error("Two rounds are published");
  const move = (round: typeof final, to: typeof session) =>
    updateSession(league.scope, view, round, { ...to, seen: round.stamp }, MONDAY);

  expect(await move(semifinals, session)).toEqual({ ok: false, refusal: "no-session" });
  expect(await move(final, sessionOn("2026-11-22", "18:00"))).toEqual({
    ok: false,
    refusal: "session-too-early",
  });
  expect(await move(final, sessionOn("2062-12-05", "15:30"))).toEqual({
    ok: false,
    refusal: "session-too-late",
  });
  const later = sessionOn("2026-12-05", "15:30");
  expect(await move(final, later)).toEqual({ ok: true, value: null });
  const moved = await prisma().round.findUniqueOrThrow({ where: { id: final.id } });
  expect(moved.deadlineAt).toEqual(new Date(instantAt("2026-12-05", "23:59", "America/Chicago")));
  for (const { id, home } of await listTestMatches(league))
    await mustExecute(id, { type: "concede" }, { userId: home }, MONDAY);
  const match = await prisma().match.findFirstOrThrow({ where: { roundId: final.id } });
  expect(match).toMatchObject({ status: "scheduled", scheduledAt: new Date(later.at) });

  const finalists = (await listTestMatches(league)).find(({ id }) => id === match.id);
  if (!finalists) throw new Error("The final has its players");
  const played = new Date(addHours(later.at, 2));
  await mustExecute(match.id, { type: "report", games: [TWO_NIL[0]] }, { userId: finalists.home }, played);
  await mustExecute(match.id, { type: "approve" }, { userId: finalists.away }, played);
  const archive = await listArchivedMatches(league.scope, league.season.id);
  expect(archive.map(({ site }) => site)).toEqual(["Gym"]);
});

test("a session can't move to while reports of the semifinals are accepted", async () => {
  const { reporting } = SESSION_KNOCKOUT;
  const rules = { ...SESSION_KNOCKOUT, reporting: { ...reporting, graceHours: 24 } };
  const session = sessionOn("2026-11-28", "18:00");
  const league = await makeLeague({ slug: "graced", players: 4, rules, session });
  const view = await findDivision(league.org, "fall-2026", "open");
  const [semifinals, final] = view?.rounds ?? [];
  if (!view || !semifinals || !final) throw new Error("Two rounds are published");
  const move = (on: string) =>
    updateSession(league.scope, view, final, { ...sessionOn(on, "18:00"), seen: final.stamp }, MONDAY);
  const extend = (deadlineAt: string) =>
    updateRoundDeadline(
      league.scope,
      view,
      semifinals,
      { deadlineAt, reason: "Snow.", seen: semifinals.stamp },
      MONDAY,
    );

  expect(await move("2026-11-23")).toEqual({ ok: false, refusal: "session-too-early" });
  expect(await extend(addHours(session.at, -1))).toEqual({ ok: false, refusal: "after-session" });
  expect(await move("2026-11-24")).toEqual({ ok: true, value: null });
});
