import { expect, test } from "vitest";
import { listAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { readDecisions } from "@/lib/desk/store/decisions";
import { readDeskPage } from "@/lib/desk/store/desk-page";
import { executeIn } from "@/lib/match/store/execute";
import { proveDirector } from "@/lib/people/rules/permissions";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { addHours } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { isWaiting } from "@/lib/testing/is-waiting";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { countStrikeAgain, forgiveStrike, keepEntry } from "./answer-strikes";
import { insertLeaveWish } from "./ask-to-leave";
import { findPlayerOfDesk } from "./player-of-desk";
import { findStrikes } from "./strikes";

await freshDatabase();

const RULES = { ...DEPAUL, forfeits: { ...DEPAUL.forfeits, strikes: 1 } };

test("players with as many forfeits as the rules allow are listed, in this organization only", async () => {
  const league = await makeLeague({ rules: RULES });
  const silent = await makeLeague({ slug: "riverside" });
  for (const each of [league, silent]) {
    const [match] = await listTestMatches(each);
    if (!match) throw new Error("The league has no match");
    await mustExecute(match.id, { type: "concede" }, { userId: match.home }, MONDAY);
  }
  const [match] = await listTestMatches(league);
  const loser = league.players.find(({ userId }) => userId === match?.home);
  expect((await readDecisions(league.scope, MONDAY)).atStrikeLimit).toMatchObject([
    { entryId: loser?.entryId, name: loser?.name, forfeits: 1, strikes: 1 },
  ]);
  expect((await readDecisions(silent.scope, MONDAY)).atStrikeLimit).toEqual([]);
});

/** A player who has forfeited their first match, and a function that forfeits the next. */
async function playerAtStrikeLimit(slug: string, rules: RulePack = RULES) {
  const league = await makeLeague({ slug, rules, players: 4 });
  const [player] = league.players;
  if (!player) throw new Error("The league has players");
  const own = (await listTestMatches(league)).filter(({ home, away }) =>
    [home, away].includes(player.userId),
  );
  const forfeitNext = async () => {
    const match = own.shift();
    if (!match) throw new Error("No match is left");
    await mustExecute(match.id, { type: "concede" }, { userId: player.userId }, MONDAY);
    return match.id;
  };
  return { league, entryId: player.entryId, matchId: await forfeitNext(), forfeitNext };
}

const askedAbout = async ({ scope }: TestLeague) =>
  (await readDecisions(scope, MONDAY)).atStrikeLimit.map(({ forfeits }) => forfeits);

test("a player the director keeps is listed again only after another forfeit, whichever of two directors was faster", async () => {
  const { league, entryId, matchId, forfeitNext } = await playerAtStrikeLimit("keeping");
  const keep = (forfeits: number) =>
    keepEntry(league.scope, { entryId, forfeits, reason: "She was ill." }, MONDAY);
  expect(await keep(2)).toMatchObject({ ok: false, refusal: "changed" });
  const answers = await Promise.all([keep(1), keep(1), keep(1)]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(answers.find((answer) => !answer?.ok)).toMatchObject({ refusal: "not-asked" });
  expect(await askedAbout(league)).toEqual([]);
  expect(await prisma().keeping.findMany({ where: { entryId } })).toMatchObject([{ matchIds: [matchId] }]);
  expect((await listAudit(league.scope)).filter(({ type }) => type === "entry-kept")).toHaveLength(1);
  expect(await findStrikes(league.scope, entryId)).toMatchObject({
    counting: 1,
    isAsked: false,
    kept: { reason: "She was ill." },
  });

  await forfeitNext();
  expect(await askedAbout(league)).toEqual([2]);
});

test("a forgiven forfeit no longer counts, and its player is told once", async () => {
  const { league, entryId, matchId, forfeitNext } = await playerAtStrikeLimit("forgiving");
  const forgive = (id: string) =>
    forgiveStrike(league.scope, { entryId, matchId: id, reason: "The bus broke down." }, MONDAY);
  const answers = await Promise.all([forgive(matchId), forgive(matchId), forgive(matchId)]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(answers.find((answer) => !answer?.ok)).toMatchObject({ refusal: "forgiven-already" });
  expect(await askedAbout(league)).toEqual([]);
  const { counting, strikes } = (await findStrikes(league.scope, entryId)) ?? {};
  expect({ counting, strikes }).toMatchObject({
    counting: 0,
    strikes: [{ matchId, forgiven: { reason: "The bus broke down." } }],
  });

  const letters = await prisma().letter.findMany({
    where: { organizationId: league.organizationId, subject: { contains: "was forgiven" } },
  });
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain("The bus broke down.");
  expect(letters[0]?.text).toContain("None of your forfeits count now.");
  expect((await listAudit(league.scope)).filter(({ type }) => type === "strike-forgiven")).toHaveLength(1);

  await forfeitNext();
  expect(await askedAbout(league)).toEqual([1]);
});

test("forgiveness can be taken back, and the forfeit forgiven again; the log and the player know", async () => {
  const { league, entryId, matchId } = await playerAtStrikeLimit("counting-again");
  const words = { entryId, matchId, reason: "The bus wasn't late after all." };
  const hourLater = new Date(MONDAY.getTime() + 3_600_000);
  expect(await countStrikeAgain(league.scope, words, MONDAY)).toMatchObject({ refusal: "not-forgiven" });
  await forgiveStrike(league.scope, words, MONDAY);
  expect(await askedAbout(league)).toEqual([]);

  const again = () => countStrikeAgain(league.scope, words, MONDAY);
  const answers = await Promise.all([again(), again()]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(await askedAbout(league)).toEqual([1]);
  expect(await findStrikes(league.scope, entryId)).toMatchObject({
    counting: 1,
    strikes: [{ forgiven: null }],
  });
  await forgiveStrike(league.scope, words, hourLater);
  expect(await askedAbout(league)).toEqual([]);

  const letters = await prisma().letter.findMany({
    where: { organizationId: league.organizationId, subject: { contains: "Your forfeit" } },
    orderBy: { createdAt: "asc" },
  });
  expect(letters.map(({ subject }) => / (was forgiven|counts again)$/.exec(subject)?.[1]).sort()).toEqual([
    "counts again",
    "was forgiven",
    "was forgiven",
  ]);
  const types = (await listAudit(league.scope)).map(({ type }) => type);
  expect(types.filter((type) => type === "strike-counted-again")).toHaveLength(1);
  expect(types.filter((type) => type === "strike-forgiven")).toHaveLength(2);
});

test("a forfeit against a player whose results are annulled doesn't count, nor does its rating", async () => {
  const rated = { ...RULES, sportsmanship: TEXAS_STATE.sportsmanship };
  const { league, entryId, matchId } = await playerAtStrikeLimit("annulled", rated);
  const ratings = async () =>
    (await findPlayerOfDesk(league.scope, entryId, MONDAY))?.entries.map(({ ratings }) => ratings);
  expect(await askedAbout(league)).toEqual([1]);
  expect(await ratings()).toEqual([{ sum: 0, count: 1, given: 0 }]);
  const { homeEntryId, awayEntryId } = await prisma().match.findUniqueOrThrow({ where: { id: matchId } });
  const opponent = homeEntryId === entryId ? awayEntryId : homeEntryId;
  await prisma().entry.update({ where: { id: opponent }, data: { status: "removed", annulled: true } });
  expect(await askedAbout(league)).toEqual([]);
  expect(await findStrikes(league.scope, entryId)).toMatchObject({
    counting: 0,
    isAsked: false,
    strikes: [],
  });
  expect(await ratings()).toEqual([undefined]);
});

test("a match that starts over and is forfeited again isn't forgiven, and the director is asked about it", async () => {
  const { league, entryId, matchId, forfeitNext } = await playerAtStrikeLimit("over-again");
  const [player] = league.players;
  const again = async () => {
    const deadlineAt = addHours(MONDAY.toISOString(), 240);
    const reopen = { type: "reopen", deadlineAt, reason: "Play." } as const;
    await mustExecute(matchId, reopen, { userId: league.directorId }, MONDAY);
    await mustExecute(matchId, { type: "concede" }, { userId: player?.userId ?? "" }, MONDAY);
  };
  for (const forfeits of [1, 2]) {
    if (forfeits > 1) await forfeitNext();
    await keepEntry(league.scope, { entryId, forfeits, reason: "She was ill." }, MONDAY);
    expect(await askedAbout(league)).toEqual([]);
    await again();
    expect(await askedAbout(league), `kept after ${forfeits}`).toEqual([forfeits]);
  }

  await keepEntry(league.scope, { entryId, forfeits: 2, reason: "She was ill." }, MONDAY);
  await forgiveStrike(league.scope, { entryId, matchId, reason: "The bus broke down." }, MONDAY);
  expect(await askedAbout(league)).toEqual([]);
  await again();
  expect(await askedAbout(league), "forgiven before").toEqual([2]);
  expect(await findStrikes(league.scope, entryId)).toMatchObject({
    counting: 2,
    strikes: [{ forgiven: null }, { forgiven: null }],
  });
});

/** Reopens a match, and does something else before that is committed. */
async function whileReopening({ directorId }: TestLeague, matchId: string, act: () => Promise<void>) {
  const deadlineAt = addHours(MONDAY.toISOString(), 240);
  const reopen = { type: "reopen", deadlineAt, reason: "Play." } as const;
  await inTransaction(async (tx) => {
    expect(await executeIn(tx, matchId, reopen, { userId: directorId }, MONDAY)).toMatchObject({ ok: true });
    await tx.$queryRaw`SELECT 1`;
    await act();
  });
}

test("a forfeit isn't answered while its match is being reopened", async () => {
  for (const act of ["forgive", "keep", "count again"] as const) {
    const { league, entryId, matchId } = await playerAtStrikeLimit(`reopening-${act.replace(" ", "-")}`);
    const words = { entryId, matchId, forfeits: 1, reason: "The bus broke down." };
    if (act === "count again") await forgiveStrike(league.scope, words, MONDAY);
    const answer = { forgive: forgiveStrike, keep: keepEntry, "count again": countStrikeAgain }[act];
    let answering: ReturnType<typeof answer> | undefined;
    await whileReopening(league, matchId, async () => {
      answering = answer(league.scope, words, MONDAY);
      await isWaiting(1);
    });
    expect(await answering, act).toMatchObject({ refusal: act === "keep" ? "not-asked" : "no-forfeit" });
    expect(await prisma().forgivenStrike.count({ where: { entryId } }), act).toBe(0);
    expect(await prisma().keeping.count({ where: { entryId } }), act).toBe(0);
  }
});

test("nothing is left of a keeping whose matches are reopened at once", async () => {
  const { league, entryId, matchId, forfeitNext } = await playerAtStrikeLimit("two-reopenings");
  const other = await forfeitNext();
  await keepEntry(league.scope, { entryId, forfeits: 2, reason: "She was ill." }, MONDAY);
  let second: Promise<void> | undefined;
  await whileReopening(league, matchId, async () => {
    second = whileReopening(league, other, async () => undefined);
    await isWaiting(1);
  });
  await second;
  expect(await prisma().keeping.findMany({ where: { entryId } })).toEqual([]);
});

test("a director who plays doesn't read how they and their opponents rated each other", async () => {
  const rated = { ...RULES, sportsmanship: TEXAS_STATE.sportsmanship };
  const { league, entryId, matchId } = await playerAtStrikeLimit("own-ratings", rated);
  const { homeEntryId, awayEntryId } = await prisma().match.findUniqueOrThrow({ where: { id: matchId } });
  const userOf = async (id: string | null) =>
    (await prisma().entry.findUniqueOrThrow({ where: { id: id ?? "" } })).userId;
  const [one, two] = [await userOf(homeEntryId), await userOf(awayEntryId)];
  const readBy = async (userId: string) => {
    const scope = proveDirector({ organizationId: league.organizationId, userId, roles: ["director"] });
    const player = scope && (await findPlayerOfDesk(scope, entryId, MONDAY));
    return player?.entries.map(({ ratings }) => ratings);
  };
  expect(await readBy(league.directorId)).toEqual([{ sum: 0, count: 1, given: 0 }]);
  expect(await readBy(one)).toEqual([undefined]);
  expect(await readBy(two)).toEqual([undefined]);
});

test("ratings average by the season's newest rules", async () => {
  const rated = { ...RULES, sportsmanship: TEXAS_STATE.sportsmanship };
  const { league, entryId } = await playerAtStrikeLimit("newest-rules", rated);
  const ratings = async () =>
    (await findPlayerOfDesk(league.scope, entryId, MONDAY))?.entries.map(({ ratings }) => ratings);
  expect(await ratings()).toEqual([{ sum: 0, count: 1, given: 0 }]);
  const { id: seasonId, rules } = league.season;
  const newest = { ...rules, sportsmanship: { ...rules.sportsmanship, forForfeit: 2 } };
  const { organizationId } = league;
  await prisma().rulePack.create({
    data: { organizationId, seasonId, version: 2, preset: rules.preset, rules: newest, createdAt: MONDAY },
  });
  expect(await ratings()).toEqual([{ sum: 2, count: 1, given: 0 }]);
});

test("no one decides on their own forfeits, on another campus, or on a match that was played", async () => {
  const { league, entryId, matchId } = await playerAtStrikeLimit("own-strikes");
  const elsewhere = await makeLeague({ slug: "elsewhere" });
  const words = { entryId, matchId, reason: "So.", forfeits: 1 };
  expect(await forgiveStrike(elsewhere.scope, words, MONDAY)).toBeNull();
  expect(await countStrikeAgain(elsewhere.scope, words, MONDAY)).toBeNull();
  expect(await keepEntry(elsewhere.scope, words, MONDAY)).toBeNull();
  expect(await findStrikes(elsewhere.scope, entryId)).toBeUndefined();

  const player = league.players[0]?.userId ?? "";
  const isOwn = ({ home, away }: { home: string; away: string }) => [home, away].includes(player);
  const other = (await listTestMatches(league)).find((match) => match.id !== matchId && isOwn(match));
  const open = { ...words, matchId: other?.id ?? "" };
  expect(await forgiveStrike(league.scope, open, MONDAY)).toMatchObject({ refusal: "no-forfeit" });

  for (const campus of [elsewhere, league]) {
    const strange = (await listTestMatches(campus)).find((match) => !isOwn(match));
    const words = { entryId, matchId: strange?.id ?? "", reason: "So." };
    expect(await forgiveStrike(league.scope, words, MONDAY)).toBeNull();
  }

  await prisma().entry.update({ where: { id: entryId }, data: { userId: league.directorId } });
  expect(await forgiveStrike(league.scope, words, MONDAY)).toMatchObject({ refusal: "own-entry" });
  expect(await countStrikeAgain(league.scope, words, MONDAY)).toMatchObject({ refusal: "own-entry" });
  expect(await keepEntry(league.scope, words, MONDAY)).toMatchObject({ refusal: "own-entry" });
  expect(await askedAbout(league)).toEqual([1]);
});

/** A league, and its first player's request to leave the division. */
async function leagueWithWish(slug: string) {
  const league = await makeLeague({ slug });
  const [player] = league.players;
  const ask = (note: string, at: Date) =>
    insertLeaveWish(league.season.divisions[0]?.id ?? "", player?.userId ?? "", note, at);
  await ask("My thesis.", MONDAY);
  return { league, player, ask };
}

test("a player who asked to leave is listed once, by when they first asked", async () => {
  const { league, player, ask } = await leagueWithWish("hillside");
  await ask("", new Date(MONDAY.getTime() + 48 * 3_600_000));
  expect((await readDecisions(league.scope, MONDAY)).leaving).toMatchObject([
    { entryId: player?.entryId, note: "My thesis.", since: MONDAY.toISOString() },
  ]);
});

test("a player who asks to leave again on the same day is listed with the new note", async () => {
  const { league, ask } = await leagueWithWish("creekside");
  const later = new Date(MONDAY.getTime() + 60_000);
  await ask("I broke my wrist.", later);
  expect((await readDecisions(league.scope, MONDAY)).leaving).toMatchObject([
    { note: "I broke my wrist.", since: MONDAY.toISOString() },
  ]);
});

test("a player who left and was added again hasn't asked to leave", async () => {
  const { league, player } = await leagueWithWish("returners");
  const registeredAt = new Date(MONDAY.getTime() + 3_600_000);
  await prisma().entry.update({ where: { id: player?.entryId ?? "" }, data: { registeredAt } });
  expect((await readDecisions(league.scope, MONDAY)).leaving).toEqual([]);
});

test("no one claims a no-show: the list is empty", async () => {
  const league = await makeLeague({ slug: "seaside" });
  expect((await readDeskPage(league.scope, MONDAY)).claims).toEqual([]);
});
