import { sweep } from "@/lib/jobs/sweep";
import { listTestMatches, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { type DeskOfLeague, type Prepared, SEASON } from "./desk-of-league";

/** Brings rounds and matches of the league as far as a command needs. */
export function makeMatches({ league, clock, program, must }: DeskOfLeague) {
  const used = new Set<string>();

  /** A round that no one reported, after its deadline: each is a week after the one before. */
  async function heldRound(number: number) {
    clock.now = new Date(new Date("2026-11-23T06:00:00Z").getTime() + (number - 1) * 7 * 86_400_000);
    await sweep(clock.now);
    return roundOf(number);
  }

  async function declare(number: number) {
    const stamp = (await roundOf(number)).heldForfeits?.stamp;
    await must("declareForfeits", { season: SEASON, division: "open", stage: 1, round: number, stamp });
    return roundOf(number);
  }

  async function roundOf(number: number) {
    const round = (await program.division(SEASON, "open")).rounds.find(({ round }) => round === number);
    if (!round) throw new Error(`No round ${number}`);
    return round;
  }

  /** A match of the last rounds that nothing has happened in: each only once. */
  async function openMatch() {
    const own = new Set((await program.division(SEASON, "open")).matches.map(({ id }) => id));
    const match = (await listTestMatches(league)).find(
      ({ id, status, round }) => own.has(id) && status === "open" && round > 4 && !used.has(id),
    );
    if (!match) throw new Error("No match is left");
    used.add(match.id);
    return match;
  }

  /** A match that waits for the director. */
  async function contestedMatch() {
    const match = await openMatch();
    const at = clock.now;
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, at);
    const contest = { type: "contest", statement: "We didn’t play.", games: null } as const;
    await mustExecute(match.id, contest, { userId: match.away }, at);
    return match;
  }

  async function aMatch(rest: object, of?: string): Promise<Prepared> {
    const id = of ?? (await openMatch()).id;
    const { matches } = await program.division(SEASON, "open");
    return { body: { matchId: id, ...rest }, current: matches.find((each) => each.id === id)?.seen ?? "" };
  }

  return { heldRound, declare, roundOf, openMatch, contestedMatch, aMatch };
}
