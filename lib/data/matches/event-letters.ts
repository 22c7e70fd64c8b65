import { instantOf } from "@/lib/domain/instant";
import type { MatchEvent } from "@/lib/domain/match/events";
import type { MatchState } from "@/lib/domain/match/state";
import type { LetterFacts } from "@/lib/letters/facts";
import { lettersFor } from "@/lib/letters/for-event";
import { writeLetters } from "../letters";
import type { Transaction } from "../prisma";
import type { MatchRecord } from "./record";

/** Writes the letters an event calls for, in the event's own transaction. */
export async function writeEventLetters(
  tx: Transaction,
  match: MatchRecord,
  event: MatchEvent,
  seq: number,
  state: MatchState,
  at: Date,
): Promise<void> {
  const facts = await letterFacts(tx, match);
  const drafts = lettersFor(event, seq, state, facts, instantOf(at));
  await writeLetters(tx, match.organization.id, drafts, at);
}

/** What the letters of a match may say. */
export async function letterFacts(tx: Transaction, match: MatchRecord): Promise<LetterFacts> {
  const directors = await tx.membership.findMany({
    where: { organizationId: match.organization.id, role: "director" },
    include: { user: true },
    orderBy: { createdAt: "asc" },
    take: 20,
  });
  return {
    appUrl: process.env.APP_URL ?? "http://localhost:3000",
    organization: match.organization,
    season: match.season,
    division: match.division,
    round: match.round,
    matchId: match.id,
    home: match.home,
    away: match.away,
    directors: directors.map(({ user }) => ({
      userId: user.id,
      name: user.name ?? user.email,
      email: user.email,
    })),
    rules: match.rules,
  };
}
