import assert from "node:assert/strict";
import type { CommandName } from "@/lib/api/input/commands";
import { problemResource } from "@/lib/api/input/problem";
import { now } from "@/lib/clock";
import { prisma } from "@/lib/db/client";
import type { Preset } from "@/lib/season/input/rule-pack";
import { mustExecute, NIL_TWO, TWO_NIL } from "@/lib/testing/league";
import type { Chance } from "@/prisma/seed/chance";
import { inventPeople } from "@/prisma/seed/people";
import type { makeProgram } from "./ask-api";

/** What the script asks of a program, in process or over HTTP. */
export type Program = Pick<ReturnType<typeof makeProgram>, "send" | "season" | "division" | "entry">;

/** A season that a program directs. */
type Script = {
  readonly preset: Preset;
  readonly slug: string;
  readonly players: number;
  /** How many games make a match. */
  readonly games: 1 | 2;
  readonly firstDay: string;
  readonly playoffDay: string;
  readonly chance: Chance;
  /** Lets time pass and the clock act. Without it, no one stays away from a match. */
  readonly passTime?: (until: Date) => Promise<void>;
};

type Directing = Script & { readonly program: Program };
type Match = Awaited<ReturnType<Program["division"]>>["matches"][number];

const DIVISION = "open";
const REASON = "Nobody could play that week.";

/**
 * Directs a season through the API from its draft to its end: matches that are contested and ruled on, matches that
 * no one reports, with a double forfeit that's forgiven, and a player who leaves. Players do their part themselves,
 * because the API has no commands for them. Throws where something isn't as it should be.
 */
export async function directSeason(program: Program, script: Script): Promise<void> {
  const directing = { ...script, program };
  await setUp(directing);
  await publish(directing, "publishSchedule", script.firstDay);
  await playTable(directing);
  const { stages } = await program.season(script.slug);
  if (stages.length > 1) {
    await publish(directing, "publishPlayoff", script.playoffDay);
    await playKnockout(directing);
  }
  await mustSend(program, "announce", {
    ...divisionOf(script.slug),
    to: "everybody",
    subject: "That was it",
    words: "Thanks for playing.",
    nonce: crypto.randomUUID(),
  });
  await mustSend(program, "finishSeason", { season: script.slug, seen: "running" });
}

/** Sends a command that has to be done. Sending it again with its key does nothing. */
async function mustSend(program: Program, name: CommandName, body: object): Promise<void> {
  const key = { "idempotency-key": crypto.randomUUID() };
  for (const replayed of [null, "true"]) {
    const answer = await program.send(name, body, key);
    assert.deepEqual([name, answer.status, answer.body], [name, 200, { done: name }]);
    assert.equal(answer.headers.get("idempotency-replayed"), replayed, name);
  }
}

/** Sends a command first with a version that was never current: that's a conflict. Then as it was read. */
async function mustAnswer(
  program: Program,
  name: CommandName,
  body: object,
  version: Readonly<Record<string, string>>,
): Promise<void> {
  const older = Object.fromEntries(Object.keys(version).map((field) => [field, "0"]));
  const stale = await program.send(name, { ...body, ...older });
  assert.equal(stale.status, 409, `${name}: ${JSON.stringify(stale.body)}`);
  await mustSend(program, name, { ...body, ...version });
}

async function setUp({ program, preset, slug, players, firstDay, chance }: Directing): Promise<void> {
  const name = `Season by ${preset}`;
  const plan = { preset, slug, name, startsOn: firstDay, venue: "Student Center" };
  await mustSend(program, "createSeason", { ...plan, divisions: [{ name: "Open" }] });
  await mustSend(program, "openRegistration", { season: slug, seen: "draft" });
  const rows = inventPeople(players, `${slug}.example`, chance).map(
    ({ name, email }, index) => `${name},${email},Open,player${index}`,
  );
  const file = { season: slug, csv: ["name,email,division,username", ...rows].join("\n") };
  const preview = await program.send("importEntries", file);
  assert.equal(preview.status, 409);
  await mustSend(program, "importEntries", { ...file, seen: problemResource.parse(preview.body).newest });
}

async function publish({ program, slug }: Directing, name: CommandName, firstDay: string): Promise<void> {
  const { seen } = await program.division(slug, DIVISION);
  await mustAnswer(program, name, { ...divisionOf(slug), firstDay }, { seen });
}

/** Round by round, so that everyone knows what was decided before they leave. */
async function playTable(directing: Directing): Promise<void> {
  const { program, slug, passTime } = directing;
  const rounds = (await program.division(slug, DIVISION)).rounds.map(({ round }) => round);
  const leavesAfter = Math.floor(rounds.length / 2) + 1;
  let favorite: string | undefined;
  for (const round of rounds) {
    if (round === 1 && passTime) favorite = await stayAway(directing, passTime);
    if (round === 2) await contestTwice(directing, round);
    await playRound(directing, 1, round, favorite);
    if (round === leavesAfter) await leave(directing);
  }
}

async function playKnockout(directing: Directing): Promise<void> {
  const { program, slug } = directing;
  const [first] = await openMatches(directing, 2, 1);
  if (first) await contest(directing, first, "home");
  for (;;) {
    const { rounds } = await program.division(slug, DIVISION);
    const drawn = rounds.filter(({ stage }) => stage === 2).map(({ round }) => round);
    const left = await Promise.all(drawn.map((round) => openMatches(directing, 2, round)));
    if (left.flat().length === 0) return;
    for (const round of drawn) await playRound(directing, 2, round);
  }
}

/** The desk enters what's on the score slips. The favorite wins. */
async function playRound(
  directing: Directing,
  stage: number,
  round: number,
  favorite?: string,
): Promise<void> {
  const { program, chance, games } = directing;
  for (const { id: matchId, seen, homeEntryId, awayEntryId } of await openMatches(directing, stage, round)) {
    const drawn = chance.pick(["home", "away"]);
    const winner = favorite === homeEntryId ? "home" : favorite === awayEntryId ? "away" : drawn;
    const slip = [
      { white: "home", winner, ending: "checkmate" },
      { white: "away", winner, ending: "resignation" },
    ];
    const result = { matchId, source: "paper-slip", note: "Signed.", games: slip.slice(0, games) };
    await mustSend(program, "enterResult", { ...result, seen });
  }
}

/**
 * One match of the first round isn't played, or all of them if they're enough for the director to be asked. Returns the
 * player who was forgiven. From now on they win, so that the playoff depends on it.
 */
async function stayAway(directing: Directing, passTime: NonNullable<Script["passTime"]>): Promise<string> {
  const { program, slug } = directing;
  const round = await roundOf(program, slug, 1);
  const open = await openMatches(directing, 1, 1);
  const silent = open.length >= 5 ? open : open.slice(-1);
  const silentIds = silent.map(({ id }) => id);
  for (const match of open.filter(({ id }) => !silentIds.includes(id))) await rule(directing, match, "home");
  await passTime(new Date(Date.parse(round.deadlineAt) + 2 * 86_400_000));
  if (silent.length >= 5) await declare(program, slug, 1);
  const { matches } = await program.division(slug, DIVISION);
  for (const { id, status } of matches)
    if (silentIds.includes(id)) assert.equal(status, "final", "Nobody reported it");
  const [match] = silent;
  assert.ok(match);
  await forgive(program, slug, match);
  return match.homeEntryId;
}

/** Declares the double forfeits that wait for the director. */
async function declare(program: Program, season: string, number: number): Promise<void> {
  const { stage, heldForfeits, declaredForfeits } = await roundOf(program, season, number);
  assert.ok(heldForfeits, "They wait for the director");
  assert.equal(declaredForfeits, null);
  const named = { ...divisionOf(season), stage, round: number };
  await mustAnswer(program, "declareForfeits", named, { stamp: heldForfeits.stamp });
  const after = await roundOf(program, season, number);
  assert.deepEqual([after.heldForfeits, after.declaredForfeits?.matches], [null, heldForfeits.matches]);
}

/** Forgives home a double forfeit; away's still counts. */
async function forgive(
  program: Program,
  season: string,
  { id: matchId, homeEntryId, awayEntryId }: Pick<Match, "id" | "homeEntryId" | "awayEntryId">,
): Promise<void> {
  const counting = async (entryId: string) =>
    (await program.entry(season, DIVISION, entryId)).forfeits.counting;
  assert.deepEqual([await counting(homeEntryId), await counting(awayEntryId)], [1, 1]);
  const forgiveness = { ...divisionOf(season), entryId: homeEntryId, matchId, reason: REASON };
  await mustSend(program, "forgiveForfeit", forgiveness);
  assert.deepEqual([await counting(homeEntryId), await counting(awayEntryId)], [0, 1]);
  assert.equal((await program.send("forgiveForfeit", forgiveness)).status, 422);
}

/** Two reports of a round are contested. The director follows one, and not the other. */
async function contestTwice(directing: Directing, round: number): Promise<void> {
  const [one, two] = await openMatches(directing, 1, round);
  if (one) await contest(directing, one, "home");
  if (two) await contest(directing, two, "away");
}

/** Home reports that they won, away contests it, and the director says who did. */
async function contest(directing: Directing, match: Match, winner: "home" | "away"): Promise<void> {
  const { program, slug, games } = directing;
  const matchId = match.id;
  const typed = (winner === "home" ? TWO_NIL : NIL_TWO).slice(0, games);
  const reported = [...TWO_NIL].slice(0, games);
  const home = { userId: await playerOf(match.homeEntryId) };
  const away = { userId: await playerOf(match.awayEntryId) };
  await mustExecute(matchId, { type: "report", games: reported }, home, now());
  const statement = "It was the other way round.";
  await mustExecute(
    matchId,
    { type: "contest", statement, games: winner === "away" ? typed : null },
    away,
    now(),
  );

  const contested = await matchOf(program, slug, matchId);
  assert.equal(contested.status, "with-director");
  const told = { matchId, side: "away", statement: "They told the desk." };
  await mustAnswer(program, "recordStatement", told, { seen: contested.seen });
  await rule(directing, await matchOf(program, slug, matchId), winner);
}

async function rule(
  { program, slug, games }: Directing,
  { id: matchId, seen }: Match,
  winner: "home" | "away",
) {
  const score = winner === "home" ? { home: games, away: 0 } : { home: 0, away: games };
  const ruling = { matchId, result: winner, score, reason: "The score slip says so.", rule: "3.IV" };
  await mustAnswer(program, "ruleOnMatch", ruling, { seen });
  assert.equal((await matchOf(program, slug, matchId)).status, "final");
}

/** A player who has played at least half leaves: what they played counts, and opponents win the rest. */
async function leave(directing: Directing): Promise<void> {
  const { program, slug } = directing;
  const { entries, matches: before } = await program.division(slug, DIVISION);
  const id = entries.at(-1)?.id ?? "";
  const isOwn = ({ homeEntryId, awayEntryId }: Match) => homeEntryId === id || awayEntryId === id;
  assert.ok(
    before.filter(isOwn).some(({ status }) => status === "open"),
    "There's a match to win",
  );
  const { leavingStamp: stamp } = await program.entry(slug, DIVISION, id);
  const leaving = { ...divisionOf(slug), entryId: id, by: "asked", reason: "They moved away." };
  await mustAnswer(program, "removePlayer", leaving, { stamp });
  const { matches } = await program.division(slug, DIVISION);
  assert.deepEqual([...new Set(matches.filter(isOwn).map(({ status }) => status))], ["final"]);
  assert.equal((await program.entry(slug, DIVISION, id)).status, "withdrawn");
}

function divisionOf(season: string) {
  return { season, division: DIVISION };
}

async function roundOf(program: Program, season: string, number: number) {
  const { rounds } = await program.division(season, DIVISION);
  const round = rounds.find(({ stage, round }) => stage === 1 && round === number);
  assert.ok(round, `There's a round ${number}`);
  return round;
}

async function openMatches({ program, slug }: Directing, stage: number, round: number) {
  const { matches } = await program.division(slug, DIVISION);
  return matches.filter(
    (match) => match.stage === stage && match.round === round && !["final", "void"].includes(match.status),
  );
}

async function matchOf(program: Program, season: string, id: string): Promise<Match> {
  const match = (await program.division(season, DIVISION)).matches.find((each) => each.id === id);
  assert.ok(match, `There's a match ${id}`);
  return match;
}

async function playerOf(entryId: string): Promise<string> {
  return (await prisma().entry.findUniqueOrThrow({ where: { id: entryId } })).userId;
}
