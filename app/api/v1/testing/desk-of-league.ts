import type { CommandName } from "@/lib/api/input/commands";
import { SCOPES, type Scope } from "@/lib/api/rules/scopes";
import { insertToken } from "@/lib/api/store/tokens";
import type { TestLeague } from "@/lib/testing/league";
import { makeProgram } from "./ask-api";

type Clock = { now: Date };

/** Who directs a league through the API, in tests. */
export type DeskOfLeague = Awaited<ReturnType<typeof makeDesk>>;

/** A command that would be done: what it says besides the version, and the version that's current. */
export type Prepared = {
  readonly body: object;
  readonly current: string | number;
  /** Whose season it is, if it isn't the league's. */
  readonly by?: ReturnType<typeof makeProgram>;
};

export const SEASON = "fall-2026";
export const REASON = "The gym was closed.";
export const LATER = "2027-03-01T20:00";
export const LIST = "email\nrobin@lakeside.example";
export const GAMES = [
  { white: "home", winner: "home", ending: "checkmate" },
  { white: "away", winner: "home", ending: "resignation" },
];

export async function makeDesk(league: TestLeague, clock: Clock) {
  async function programOf(userId: string, scopes: readonly Scope[] = SCOPES, org = "lakeside") {
    const made = await insertToken(userId, { name: "Test", scopes }, clock.now);
    if (!made.ok) throw new Error("There is room");
    return makeProgram(org, made.value);
  }

  const program = await programOf(league.directorId);

  async function must(name: CommandName, body: object) {
    const answer = await program.send(name, body);
    if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
  }

  return { league, clock, program, programOf, must };
}
