import { addMinutes, instantOf } from "@/lib/domain/instant";
import { lastTimeToPlay } from "@/lib/domain/match/closing";
import { SIDES, type Side } from "@/lib/domain/match/sides";
import type { TimeQuestion } from "@/lib/domain/venue/find-times";
import type { Span } from "@/lib/domain/venue/spans";
import { findFreeHours } from "../free-hours";
import { prisma } from "../prisma";
import { findStock } from "../venues/read";
import type { MatchRecord } from "./record";

type AskingMatch = Pick<MatchRecord, "id" | "organization" | "center" | "state" | "rules"> & {
  readonly [side in Side]: { readonly userId: string };
};

/** All that decides when a match can be played, from now until the last time that can be offered. */
export async function findTimeQuestion(match: AskingMatch, at: Date): Promise<TimeQuestion> {
  const now = instantOf(at);
  const latest = lastTimeToPlay(match.state, match.rules);
  const minutes = match.rules.schedule.bookedMinutes;
  const window = { from: now, until: addMinutes(latest, minutes) };
  const [stock, ...players] = await Promise.all([
    match.center ? findStock(match.center.venueId, window, match.id) : undefined,
    ...SIDES.map(async (side) => {
      const { userId } = match[side];
      const [free, booked] = await Promise.all([
        findFreeHours(match.organization.id, userId),
        listBooked(userId, window, match.id),
      ]);
      return { free, booked };
    }),
  ]);
  return {
    zone: match.organization.timeZone,
    now,
    latest,
    minutes,
    stock: stock ?? null,
    players,
  };
}

async function listBooked(userId: string, { from, until }: Span, matchId: string): Promise<readonly Span[]> {
  const holds = await prisma().hold.findMany({
    where: { userId, startsAt: { lt: until }, endsAt: { gt: from }, booking: { matchId: { not: matchId } } },
    select: { startsAt: true, endsAt: true },
  });
  return holds.map(({ startsAt, endsAt }) => ({ from: instantOf(startsAt), until: instantOf(endsAt) }));
}
