import { prisma } from "@/lib/db/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import { agreedOutcome } from "@/lib/match/rules/decide-report";
import { isToPlay } from "@/lib/match/rules/state";
import { beganAt } from "@/lib/match/rules/story";
import { letterFacts, listDirectors } from "@/lib/match/store/event-letters";
import { MATCH_RECORD, type MatchRecord, toRecord } from "@/lib/match/store/match-record";
import { refusalSentence } from "@/lib/match/words/refusals";
import type { MatchId } from "@/lib/shared/ids";
import { addHours, type Instant, instantOf } from "@/lib/shared/instant";
import { foundLateLetters } from "../letters/found-late-letters";
import { foundLetters } from "../letters/found-letters";
import { isFoundLate } from "../rules/after-deadline";
import { findMatch } from "../rules/find-match";
import { isPlayedSince, isSameFind, type KeptFind, keptFind, standsAt } from "../rules/found-match";
import { nextLook } from "../rules/manners";
import type { SiteGame } from "../rules/site-game";
import { wantedOf } from "../rules/wanted";
import { askSite } from "./ask-site";
import { CHESS_SITES } from "./chess-sites";
import { followAccounts } from "./follow-accounts";
import { endSearch, findSearch, type Looked, saveLook } from "./searches";

/**
 * Looks for the games of a match on its season's site, and keeps what it finds as evidence. It never changes the match:
 * a player reports what was found, or it counts when its time comes (`enterFound`).
 */
export async function lookFor(matchId: MatchId, clock: () => Date): Promise<void> {
  const before = await findRecord(matchId);
  if (!before || !isLookedFor(before, instantOf(clock()))) return endSearch(matchId);
  const followed = await followAccounts(before, clock);
  const match = followed === "renamed" ? await findRecord(matchId) : before;
  const wanted = match && wantedOf(match);
  if (!match || !wanted || followed === "lost") return keep(before, notAsked(clock()), undefined, clock());
  const etags = (await findSearch(matchId))?.etags ?? {};
  const asked = await askAll(wanted, etags, clock);
  const at = clock();
  const next = nextLook({
    now: instantOf(at),
    agreedAt: wanted.agreedAt,
    minutes: match.rules.schedule.bookedMinutes,
  });
  const looked = { answer: asked.answer, etags: asked.etags, nextLookAt: asked.until ?? next };
  await keep(match, looked, asked.games && keptFind(findMatch(asked.games, wanted), refusalSentence), at);
}

async function findRecord(id: MatchId): Promise<MatchRecord | null> {
  const row = await prisma().match.findUnique({ where: { id }, include: MATCH_RECORD });
  return row && toRecord(row);
}

/** Without both usernames, proven if the rules ask for it, there's no one to ask for. They can be given at any time. */
function notAsked(at: Date): Omit<Looked, "found"> {
  return { answer: "no-account", etags: {}, nextLookAt: addHours(instantOf(at), 1) };
}

type WantedAt = NonNullable<ReturnType<typeof wantedOf>>;

function isLookedFor({ state, rules }: MatchRecord, now: Instant): boolean {
  return rules.venue.kind === "online" && (isToPlay(state.status) || isFoundLate(state, rules, now));
}

type Asked = Pick<Looked, "answer" | "etags"> & {
  /** Undefined: nothing has changed since the last search, or the site said nothing. */
  readonly games?: readonly SiteGame[];
  readonly until?: Instant;
};

/**
 * Asks everything that's needed, one after the other. If all of it is as it was, and so is what the league looks for,
 * there's nothing to read.
 */
async function askAll(wanted: WantedAt, etags: Looked["etags"], clock: () => Date): Promise<Asked> {
  const { site, handles, since, until } = wanted;
  const { ask, accept, read } = CHESS_SITES[site];
  const now = instantOf(clock());
  const paths = ask(handles, { since, until: until < now ? until : now });
  const kept: Record<string, string> = {};
  const games: SiteGame[] = [];
  for (const path of paths) {
    const key = stampOf([path, wanted]);
    // With several addresses, an answer that hasn't changed is still needed beside one that has.
    const etag = paths.length === 1 ? (etags[key] ?? null) : null;
    const reply = await askSite(site, { path, accept, etag }, clock);
    if (reply.kind === "away") return { answer: "site-away", etags, until: reply.until };
    if (reply.kind === "same") return { answer: "read", etags };
    if (reply.kind !== "answer") return { answer: "no-account", etags: {} };
    const answer = read(reply.text);
    if (!answer) return { answer: "site-away", etags };
    games.push(...answer.games);
    if (reply.etag) kept[key] = reply.etag;
  }
  return { answer: "read", etags: kept, games };
}

/** Stores a search, and tells both players what's new. */
async function keep(
  match: MatchRecord,
  looked: Omit<Looked, "found">,
  find: KeptFind | null | undefined,
  at: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await isStillTheirs(tx, match))) return;
    const before = await findSearch(match.id, tx);
    if (!find || isSameFind(find, before?.find ?? null)) return saveLook(tx, match.id, looked, at);
    const isLate = isFoundLate(match.state, match.rules, instantOf(at));
    const canStand = !isLate && isPlayedSince(find, beganAt(match.events));
    const counts = canStand ? standsAt(find, termOf(match, find, instantOf(at))) : null;
    await saveLook(tx, match.id, { ...looked, found: { find, standsAt: counts } }, at);
    const letters = isLate
      ? foundLateLetters(find, letterFacts(match, await directorsOf(tx, match, at)), instantOf(at))
      : foundLetters(find, counts, letterFacts(match), instantOf(at));
    await writeLetters(tx, match.organization.id, letters, at);
  });
}

/** Locks the search. False: others play the match by now, so what was found isn't theirs. */
async function isStillTheirs(tx: Transaction, { id, home, away }: MatchRecord): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT g.match_id FROM game_search g JOIN "match" m ON m.id = g.match_id
    WHERE g.match_id = ${id}::uuid AND m.home_entry_id = ${home.entryId}::uuid
      AND m.away_entry_id = ${away.entryId}::uuid FOR UPDATE OF g`;
  return rows.length > 0;
}

function directorsOf(tx: Transaction, match: MatchRecord, at: Date) {
  return listDirectors(tx, match.organization.id, at);
}

function termOf({ state, rules }: MatchRecord, { outcome }: KeptFind, foundAt: Instant) {
  return {
    foundAt,
    foundHours: rules.venue.kind === "online" ? rules.venue.foundHours : null,
    closesAt: closesAt(state, rules),
    isSettled: outcome !== null && agreedOutcome(outcome, rules) !== null,
  };
}
