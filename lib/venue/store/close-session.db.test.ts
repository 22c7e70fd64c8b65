import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { addHours } from "@/lib/shared/instant";
import { updateSession } from "@/lib/stages/store/move-session";
import { findDivision } from "@/lib/standings/store/divisions";
import { addVenue } from "@/lib/testing/add-venue";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { inChicago, rowOf, SNOW, show } from "../testing/snow";

await freshDatabase();

const SESSION = inChicago("2026-11-28", "18:00");
const PLACE = "Courtside Lounge, table 1";
const SUNDAY = inChicago("2026-11-29", "06:00");

/** A league whose final is at the session. */
async function makeFinal(slug: string) {
  const session = { at: SESSION, place: PLACE };
  const league = await makeLeague({ slug, players: 4, rules: SESSION_KNOCKOUT, session });
  await addVenue(league);
  for (const { id, home } of await listTestMatches(league))
    await mustExecute(id, { type: "concede" }, { userId: home }, MONDAY);
  const final = await prisma().match.findFirstOrThrow({
    where: { organizationId: league.organizationId, status: "scheduled" },
    include: { home: true },
  });
  return { league, final };
}

test("a session that would still be played when the venue closes moves", async () => {
  const { league, final } = await makeFinal("late");
  const plan = { ...SNOW, from: addHours(SESSION, 1), until: SUNDAY };
  expect((await show(league, { ...plan, days: 0 })).facts.problem).toBe("session-too-soon");
  const { confirm } = await show(league, plan);
  expect(await confirm()).toMatchObject({ ok: true });
  expect(await rowOf(final.id)).toMatchObject({ scheduledAt: new Date(addHours(SESSION, 48)) });
});

test("a no-show that was claimed for a session stays if the session has moved since", async () => {
  const { league, final } = await makeFinal("moved");
  const at = new Date(addHours(SESSION, 2));
  const claim = { type: "claim-no-show", statement: "I waited in the snow." } as const;
  await mustExecute(final.id, claim, { userId: final.home.userId }, at);
  const view = await findDivision(league.org, "fall-2026", "open");
  const round = view?.rounds.find(({ id }) => id === final.roundId);
  if (!view || !round) throw new Error("The final has a round");
  const to = { at: addHours(SESSION, 48), place: PLACE, seen: round.stamp };
  expect(await updateSession(league.scope, view, round, to, at)).toMatchObject({ ok: true });
  const { confirm } = await show(league, { ...SNOW, from: SESSION, until: SUNDAY }, at);
  expect(await confirm()).toMatchObject({ ok: true });
  expect(await rowOf(final.id)).toMatchObject({ status: "reported", scheduledAt: new Date(SESSION) });
});
