import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { instantOf } from "@/lib/shared/instant";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  NIL_TWO,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import type { MatchCommand } from "../rules/commands";
import { isWinnerFixed } from "./bracket-limits";
import { execute } from "./execute";
import { findMatchOfDesk, listQueue } from "./read-match";

await freshDatabase();
let league: TestLeague;
let matches: Awaited<ReturnType<typeof listTestMatches>>;
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);
const ASK = { type: "ask-correction", games: NIL_TWO, statement: "I mixed up the names." } as const;
const NO = { type: "contest-correction", statement: "I did win both." } as const;
const RULING = { type: "rule", result: "away", score: null, reason: "So it is.", rule: "3.IV" } as const;

beforeAll(async () => {
  league = await makeLeague({ players: 6 });
  matches = await listTestMatches(league);
});

test("an agreed correction replaces the result in the standings, and its emails are marked", async () => {
  const match = await corrected();
  expect(await winsOf(match.home)).toBe(1);
  expect(await subjectsOf(match.id, 4)).toEqual([expect.stringMatching(/^Correction: answer .* by /)]);
  await mustExecute(match.id, { type: "agree-to-correction" }, { userId: match.away }, later(6));

  expect(await winsOf(match.home)).toBe(0);
  expect(await winsOf(match.away)).toBe(1);
  const marked = expect.stringMatching(/^Correction: 2–0 to /);
  expect(await subjectsOf(match.id, 5)).toEqual([marked, marked]);
});

test("a contested correction is a case, the ruling is final, and an older page is refused", async () => {
  const match = await corrected();
  expect(await queue()).not.toContain(match.id);
  await mustExecute(match.id, NO, { userId: match.away }, later(6));

  expect(await queue()).toContain(match.id);
  expect(await winsOf(match.home)).toBe(1);
  expect(await subjectsOf(match.id, 5)).toEqual([
    expect.stringMatching(/^Correction: .* doesn’t agree$/),
    expect.stringMatching(/^Correction: decide, .*, Round 1$/),
  ]);
  const old = await execute(match.id, RULING, { userId: league.directorId, seen: 4 }, later(7));
  expect(old).toMatchObject({ ok: false, refusal: { code: "changed" } });
  await mustExecute(match.id, RULING, { userId: league.directorId }, later(8));
  expect(await queue()).not.toContain(match.id);
  expect(await winsOf(match.home)).toBe(0);
  const again = await execute(match.id, ASK, { userId: match.home }, later(9));
  expect(again).toMatchObject({ ok: false, refusal: { code: "already-settled" } });
});

test("the sweep hands an unanswered correction to the director once", async () => {
  const match = await corrected();
  await sweep(later(5 + 47));
  expect(await queue()).not.toContain(match.id);
  await sweep(later(5 + 48));
  await sweep(later(5 + 49));

  expect(await queue()).toContain(match.id);
  const found = await findMatchOfDesk(league.scope, match.id);
  expect(found?.events.map(({ event }) => event.type).slice(3)).toEqual([
    "CorrectionAsked",
    "CorrectionOverdue",
  ]);
  expect(await subjectsOf(match.id, 5)).toEqual([
    expect.stringMatching(/^Correction: decide, /),
    "Correction: the director decides",
    "Correction: the director decides",
  ]);
});

test("a bracket follows an agreed correction until the next match is under way", async () => {
  const [stage] = SESSION_KNOCKOUT.stages;
  if (stage?.format !== "knockout") throw new Error("The preset is a knockout");
  const rules = { ...SESSION_KNOCKOUT, stages: [{ ...stage, final: "by-deadline" as const }] };
  const bracket = await makeLeague({ slug: "bracket", players: 4, rules });
  const [first, second] = await listTestMatches(bracket);
  if (!first || !second) throw new Error("A bracket of four has two semifinals");
  await mustExecute(second.id, { type: "concede" }, { userId: second.away }, later(1));
  await mustExecute(first.id, { type: "report", games: WON }, { userId: first.home }, later(2));
  await mustExecute(first.id, { type: "approve" }, { userId: first.away }, later(3));
  expect(await finalists(bracket)).toEqual([first.home, second.home].sort());

  const ask: MatchCommand = { ...ASK, games: LOST };
  await mustExecute(first.id, ask, { userId: first.home }, later(4));
  await mustExecute(first.id, { type: "agree-to-correction" }, { userId: first.away }, later(5));
  expect(await finalists(bracket)).toEqual([first.away, second.home].sort());
});

test("a correction that would undo a played next match is refused with a sentence", async () => {
  const [stage] = SESSION_KNOCKOUT.stages;
  if (stage?.format !== "knockout") throw new Error("The preset is a knockout");
  const rules = { ...SESSION_KNOCKOUT, stages: [{ ...stage, final: "by-deadline" as const }] };
  const bracket = await makeLeague({ slug: "played-on", players: 4, rules });
  const [first, second] = await listTestMatches(bracket);
  if (!first || !second) throw new Error("A bracket of four has two semifinals");
  await mustExecute(second.id, { type: "concede" }, { userId: second.away }, later(1));
  await mustExecute(first.id, { type: "report", games: WON }, { userId: first.home }, later(2));
  await mustExecute(first.id, { type: "approve" }, { userId: first.away }, later(3));
  expect(await isFixed(bracket, first.id)).toBe(false);
  const final = (await listTestMatches(bracket)).find(({ round }) => round === 2);
  await mustExecute(final?.id ?? "", { type: "report", games: WON }, { userId: final?.home ?? "" }, later(4));

  expect(await isFixed(bracket, first.id)).toBe(true);
  const ask: MatchCommand = { ...ASK, games: LOST };
  const answer = await execute(first.id, ask, { userId: first.home }, later(5));
  expect(answer).toMatchObject({ ok: false, refusal: { code: "correction-played-on" } });
});

test("a match of an archived season says so", async () => {
  const archived = await makeLeague({ slug: "archived", players: 2 });
  const [match] = await listTestMatches(archived);
  const isArchived = async () => (await findMatchOfDesk(archived.scope, match?.id ?? ""))?.isArchived;
  expect(await isArchived()).toBe(false);
  await prisma().season.update({ where: { id: archived.season.id }, data: { status: "archived" } });
  expect(await isArchived()).toBe(true);
});

test("the database keeps a correction with a result and an answer time", async () => {
  const match = await corrected();
  const { id } = match;
  await expect(prisma().match.update({ where: { id }, data: { answerBy: null } })).rejects.toThrow(
    /match_correction_has_answer_time/,
  );
  await expect(prisma().match.update({ where: { id }, data: { status: "with_director" } })).rejects.toThrow(
    /match_/,
  );
});

const WON = [{ white: "home", outcome: "white", ending: "checkmate" }] as const;
const LOST = [{ white: "home", outcome: "black", ending: "checkmate" }] as const;

/** Home reported 2–0, away confirmed it, and home asks for 0–2. */
async function corrected() {
  const match = matches.shift();
  if (!match) throw new Error("No match is left");
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, later(2));
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, later(3));
  await mustExecute(match.id, ASK, { userId: match.home }, later(5));
  return match;
}

/** How many of the round's matches a player has won, as the public page reads them. */
async function winsOf(userId: string): Promise<number> {
  const view = await findDivision(league.org, "fall-2026", "open");
  const entryId = league.players.find((player) => player.userId === userId)?.entryId;
  const [round] = view?.rounds ?? [];
  return (round?.matches ?? []).filter(
    (match) =>
      (match.homeEntryId === entryId && match.homeResult === "win") ||
      (match.awayEntryId === entryId && match.awayResult === "win"),
  ).length;
}

async function finalists(bracket: TestLeague): Promise<readonly string[]> {
  const final = (await listTestMatches(bracket)).find(({ round }) => round === 2);
  return final ? [final.home, final.away].sort() : [];
}

async function queue(): Promise<readonly string[]> {
  return (await listQueue(league.scope)).map(({ id }) => id);
}

/** The subjects of the emails about one event. */
async function subjectsOf(matchId: string, seq: number): Promise<readonly string[]> {
  const rows = await readLetters({ key: { startsWith: `${matchId}:${seq}:` } });
  return rows.map(({ subject }) => subject).sort();
}

/** Does the match page say that a correction can't change who won? */
async function isFixed({ scope }: TestLeague, matchId: string) {
  const found = await findMatchOfDesk(scope, matchId);
  return found && isWinnerFixed(found, instantOf(later(5)));
}
