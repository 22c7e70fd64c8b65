import { prisma } from "@/lib/db/prisma";
import { bookedFor } from "@/lib/season/rules/settings/schedule";
import { addMinutes, instantOf } from "@/lib/shared/instant";
import type { TimeQuestion } from "@/lib/venue/rules/find-times";
import type { Span } from "@/lib/venue/rules/spans";
import { findFreeHours } from "@/lib/venue/store/free-hours";
import { findStock } from "@/lib/venue/store/read-venues";
import { lastTimeToPlay } from "../rules/deadline-rules";
import { SIDES, type Side } from "../rules/sides";
import type { ShownMatch } from "./match-record";

type AskingMatch = Pick<ShownMatch, "id" | "organization" | "venue" | "state" | "rules"> & {
  readonly [side in Side]: { readonly userId: string };
};

/** Everything that decides when a match can be played, from now until the last time that can be offered. */
export async function findTimeQuestion(match: AskingMatch, at: Date): Promise<TimeQuestion> {
  const now = instantOf(at);
  const latest = lastTimeToPlay(match.state, match.rules);
  const { minutes, margin } = bookedFor(match.rules);
  const window = { from: now, until: addMinutes(latest, minutes + margin) };
  const [stock, ...players] = await Promise.all([
    match.venue ? findStock(match.venue.venueId, window, match.id) : undefined,
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
    margin,
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
