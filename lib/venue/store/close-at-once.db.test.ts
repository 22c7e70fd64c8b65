import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { execute } from "@/lib/match/store/execute";
import { freshDatabase } from "@/lib/testing/database";
import { isWaiting } from "@/lib/testing/is-waiting";
import { MONDAY } from "@/lib/testing/league";
import { accept, inChicago, makeSnowyLeague, rowOf, SNOW, show, WEDNESDAY_7_PM } from "../testing/snow";

await freshDatabase();

describe("confirmed while something else happens", () => {
  test("a match that's booked after the effect was shown refuses it, and nothing changes", async () => {
    const { league, one } = await makeSnowyLeague({ agrees: false });
    const { confirm } = await show(league);
    await accept(one, WEDNESDAY_7_PM);
    expect(await confirm()).toEqual({ ok: false, refusal: "changed" });
    expect(await rowOf(one.id)).toMatchObject({ status: "scheduled" });
    expect(await prisma().closure.count({ where: { organizationId: league.organizationId } })).toBe(0);
  });

  test("a booking that's being made is waited for, and refuses it", async () => {
    const { league, one } = await makeSnowyLeague({ agrees: false });
    const { confirm } = await show(league);
    const confirmed = await inTransaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM "match" WHERE id = ${one.id}::uuid FOR UPDATE`;
      const accepted = accept(one, WEDNESDAY_7_PM);
      await isWaiting(1);
      const closing = confirm();
      await isWaiting(2);
      return { accepted, closing };
    });
    expect(await confirmed.accepted).toMatchObject({ ok: true });
    expect(await confirmed.closing).toEqual({ ok: false, refusal: "changed" });
  });

  test("a booking that comes while it's confirmed waits, and finds the venue closed", async () => {
    const { league, one } = await makeSnowyLeague({ agrees: false });
    const { confirm } = await show(league);
    const round = await prisma().match.findUniqueOrThrow({ where: { id: one.id } });
    const confirmed = await inTransaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM round WHERE id = ${round.roundId}::uuid FOR UPDATE`;
      const closing = confirm();
      await isWaiting(1);
      const accepted = accept(one, WEDNESDAY_7_PM);
      await isWaiting(2);
      return { accepted, closing };
    });
    expect(await confirmed.closing).toMatchObject({ ok: true });
    expect(await confirmed.accepted).toMatchObject({ ok: false, refusal: { code: "not-suggested" } });
    expect(await prisma().booking.count({ where: { matchId: one.id } })).toBe(0);
  });

  test("a suggestion that's being made is waited for, and refuses it", async () => {
    const { league, two } = await makeSnowyLeague({ agrees: false });
    const { confirm } = await show(league, { ...SNOW, days: 0 });
    const confirmed = await inTransaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM "match" WHERE id = ${two.id}::uuid FOR UPDATE`;
      const suggested = suggest(two);
      await isWaiting(1);
      const closing = confirm();
      await isWaiting(2);
      return { suggested, closing };
    });
    expect(await confirmed.suggested).toMatchObject({ ok: true });
    expect(await confirmed.closing).toEqual({ ok: false, refusal: "changed" });
  });

  test("a suggestion that comes while it's confirmed waits, and finds the venue closed", async () => {
    const { league, one } = await makeSnowyLeague({ agrees: false });
    const { confirm } = await show(league);
    const round = await prisma().match.findUniqueOrThrow({ where: { id: one.id } });
    const confirmed = await inTransaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM round WHERE id = ${round.roundId}::uuid FOR UPDATE`;
      const closing = confirm();
      await isWaiting(1);
      const suggested = suggest(one);
      await isWaiting(2);
      return { suggested, closing };
    });
    expect(await confirmed.closing).toMatchObject({ ok: true });
    expect(await confirmed.suggested).toMatchObject({ ok: false, refusal: { code: "venue-closed" } });
  });

  test.each([
    { why: "with an effect", plan: SNOW },
    { why: "without an effect", plan: { ...SNOW, days: 0, from: inChicago("2026-11-18", "23:00") } },
  ])("confirmed twice at the same time, $why, it happens once", async ({ plan }) => {
    const { league } = await makeSnowyLeague();
    const { confirm } = await show(league, plan);
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await prisma().closure.count({ where: { organizationId: league.organizationId } })).toBe(1);
  });
});

function suggest({ id, away }: { readonly id: string; readonly away: string }) {
  const times = [inChicago("2026-11-18", "20:00")];
  return execute(id, { type: "propose-times", times }, { userId: away }, MONDAY);
}
