import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import type { SiteGame } from "@/lib/online/rules/site-game";
import { keepAccount } from "@/lib/online/store/accounts";
import { findSearch, rejectFind } from "@/lib/online/store/searches";
import { siteGame } from "@/lib/online/testing/site-games";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { MatchId } from "@/lib/shared/ids";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { asChessComMonth } from "@/scripts/chess-sites/as-chess-com";
import { asLichessLine } from "@/scripts/chess-sites/as-lichess";
import { startFakeSites, type Trouble } from "@/scripts/chess-sites/fake-sites";
import { closeConnections } from "./close-connections";
import { findGames } from "./find-games";
import { sweep } from "./sweep";

await freshDatabase();
const site = await startFakeSites();
chooseSettings({ LICHESS_URL: site.url, CHESS_COM_URL: site.url });
afterAll(async () => {
  await site.stop();
  await closeConnections();
});

const RUNS = 20;
const HOUR = 3_600_000;
const at = (hours: number) => new Date(MONDAY.getTime() + hours * HOUR);

// ---- what can be: the rules, what is played, what the site says, and a player who says no ----

/** The first value most of the time, so that matches are often found and something can go wrong with that. */
function mostly<Value>(usual: Value, ...others: readonly Value[]): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

const league = fc.record({
  site: fc.constantFrom("lichess" as const, "chess.com" as const),
  rated: mostly("any" as const, "rated" as const, "casual" as const),
  foundHours: mostly<number | null>(24, null, 1, 48),
  provenNames: fc.boolean(),
  bestOf: mostly<1 | 3>(1, 3),
  proven: mostly("both" as const, "home" as const, "nobody" as const),
});
type League = typeof league extends fc.Arbitrary<infer Value> ? Value : never;

const end: fc.Arbitrary<SiteGame["end"]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: "played", outcome: "black", ending: "checkmate" } as const) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: "aborted" } as const, { kind: "unclear" } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: "left", outcome: "white" } as const) },
);
const game = fc.record({
  startsAt: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }) },
    fc.integer({ min: -24, max: 200 }),
  ),
  isTurned: mostly(false, true),
  isStranger: mostly(false, true),
  isRated: mostly(false, true),
  isStandard: mostly(true, false),
  end,
});

type Answer = Trouble | { readonly kind: "games" } | { readonly kind: "cut"; readonly part: number };
const answer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: "games" } as const) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(301, 302, 400, 403, 404, 410, 429, 500, 503)
      .map((status) => ({ kind: "status" as const, status })),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.string(), fc.json()).map((text) => ({ kind: "text" as const, text })),
  },
  {
    weight: 1,
    arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map((part) => ({ kind: "cut" as const, part })),
  },
);
const step = fc.record({
  hoursLater: fc.integer({ min: 1, max: 45 }),
  answer,
  objects: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    fc.constantFrom("home" as const, "away" as const),
  ),
});

/** One run for each way in which a match can end here. */
const EVERY_END = (() => {
  const usual: League = {
    site: "lichess",
    rated: "any",
    foundHours: 24,
    provenNames: false,
    bestOf: 1,
    proven: "both",
  };
  const played: Game = {
    startsAt: 5,
    isTurned: false,
    isStranger: false,
    isRated: true,
    isStandard: true,
    end: { kind: "played", outcome: "black", ending: "checkmate" },
  };
  const look = (hoursLater: number): Step => ({ hoursLater, answer: { kind: "games" }, objects: null });
  const looks = (count: number, hoursLater: number) => Array.from({ length: count }, () => look(hoursLater));
  const example = (games: Game, steps: Step[]): [League, Game[], Step[]] => [usual, [games], steps];
  return [
    example(played, looks(6, 20)),
    example({ ...played, isStranger: true }, looks(6, 40)),
    example(played, looks(5, 1)),
  ];
})();

// ---- the law ----

let count = 0;

test("whatever the site answers, no match becomes final without a person or the rule pack's own term", {
  timeout: 240_000,
}, async () => {
  const ends = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      league,
      fc.array(game, { minLength: 1, maxLength: 4 }),
      fc.array(step, { minLength: 5, maxLength: 9 }),
      async (given, games, steps) => {
        const how = await play(given, games, steps);
        ends.set(how, (ends.get(how) ?? 0) + 1);
      },
    ),
    { numRuns: RUNS, examples: EVERY_END },
  );
  // The law says something only if all of it happens.
  expect([...ends.keys()].sort()).toEqual(["double-forfeit", "found", "open"]);
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Game = typeof game extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a round in which no one reports anything, and returns how its match ended. */
async function play(given: League, games: readonly Game[], steps: readonly Step[]): Promise<string> {
  const match = await openMatch(given);
  const { id, deadlineAt } = match;
  site.games = games.map((each, index) => asPlayed(each, index, match));
  const asked: Date[] = [];
  let hours = 0;
  for (const { hoursLater, answer: reply, objects } of steps) {
    hours += hoursLater;
    site.trouble = troubleOf(reply, given);
    await findGames(() => at(hours));
    asked.push(at(hours));
    await sweep(at(hours));
    const ending = await endingOf(id);
    if (ending) {
      checkEnding(ending, given, {
        deadlineAt,
        first: asked[0] ?? at(0),
        at: at(hours),
        search: await findSearch(id),
      });
      return cleanUp(ending.type === "ResultEntered" ? "found" : "double-forfeit");
    }
    const { foundAt = null } = (await findSearch(id)) ?? {};
    if (objects && foundAt) await rejectFind(id, { by: objects, statement: "", foundAt }, at(hours));
  }
  return cleanUp("open");
}

type Ending = Awaited<ReturnType<typeof endingOf>>;

function checkEnding(
  ending: NonNullable<Ending>,
  { foundHours, provenNames, proven }: League,
  facts: {
    readonly deadlineAt: Date;
    readonly first: Date;
    readonly at: Date;
    readonly search: Awaited<ReturnType<typeof findSearch>>;
  },
): void {
  const isOver = facts.at >= facts.deadlineAt;
  if (ending.type !== "ResultEntered") {
    // No one reported it: the rules' own double forfeit, when the round closes.
    expect(isOver).toBe(true);
    return;
  }
  expect(ending.actorUserId).toBeNull();
  expect(ending.data).toMatchObject({ source: "chess-site" });
  expect(foundHours).not.toBeNull();
  expect(provenNames && proven !== "both").toBe(false);
  expect(facts.search).toMatchObject({ rejected: null, find: { isCertain: true } });
  const term = (from: Date) => from.getTime() + (foundHours ?? 0) * HOUR;
  expect(isOver || facts.at.getTime() >= term(facts.first)).toBe(true);
  expect(isOver || facts.at.getTime() >= term(new Date(facts.search?.foundAt ?? 0))).toBe(true);
}

/** The event that ended the match; null while it's open. */
async function endingOf(id: MatchId) {
  const { status } = await prisma().match.findUniqueOrThrow({ where: { id }, select: { status: true } });
  const events = await prisma().matchEvent.findMany({ where: { matchId: id }, orderBy: { seq: "asc" } });
  if (status === "open") {
    expect(events.map(({ type }) => type)).toEqual(["MatchPaired"]);
    return null;
  }
  expect(status).toBe("final");
  return events.at(-1) ?? null;
}

async function openMatch(given: League) {
  count += 1;
  const made = await makeLeague({ slug: `law-${count}`, players: 2, rules: rulesOf(given) });
  const [match] = await listTestMatches(made);
  if (!match) throw new Error("A league of two has a match");
  const names = { home: `home-${count}`, away: `away-${count}` };
  for (const side of ["home", "away"] as const) {
    const where = { seasonId_userId: { seasonId: made.season.id, userId: match[side] } };
    await prisma().handle.update({ where, data: { handle: names[side] } });
    if (given.proven === "both" || given.proven === side) {
      const id = String(2 * count + (side === "home" ? 0 : 1));
      await keepAccount(match[side], made.season.id, { site: given.site, id, name: names[side] }, at(0));
    }
  }
  return { id: match.id, deadlineAt: match.deadlineAt, names, site: given.site };
}

function rulesOf({ proven: _, bestOf, ...venue }: League): RulePack {
  return { ...TEXAS_STATE, venue: { kind: "online", ...venue }, match: { ...TEXAS_STATE.match, bestOf } };
}

function asPlayed(
  { startsAt, isTurned, isStranger, ...rest }: Game,
  index: number,
  {
    names,
    site: playedAt,
  }: { readonly names: Readonly<Record<"home" | "away", string>>; readonly site: SiteGame["site"] },
): SiteGame {
  const other = isStranger ? "somebody-else" : names.away;
  const isDone = rest.end.kind === "played";
  return siteGame({
    ...rest,
    site: playedAt,
    id: `g${count}x${index}`.padEnd(8, "0"),
    white: isTurned ? other : names.home,
    black: isTurned ? names.home : other,
    startedAt: at(startsAt).toISOString(),
    ...(!isDone && { moves: ["e4", "e5"], clocks: [598_000, 598_000] }),
  });
}

function troubleOf(reply: Answer, given: League): Trouble | null {
  if (reply.kind === "games") return null;
  if (reply.kind !== "cut") return { ...reply, at: given.site === "lichess" ? "/api/games" : "/pub" };
  const whole =
    given.site === "lichess"
      ? site.games.map((each) => `${asLichessLine(each)}\n`).join("")
      : asChessComMonth(site.games);
  return { kind: "text", text: whole.slice(0, Math.floor(whole.length * reply.part)) };
}

/** The matches of one run aren't looked for in the next. */
async function cleanUp(how: string): Promise<string> {
  site.trouble = null;
  await prisma().onlineSite.deleteMany();
  await prisma().season.updateMany({ data: { status: "archived" } });
  await prisma().gameSearch.updateMany({ data: { nextLookAt: null, standsAt: null } });
  return how;
}
