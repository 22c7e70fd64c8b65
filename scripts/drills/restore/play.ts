import type { MatchCommand } from "@/lib/match/rules/commands";
import { execute } from "@/lib/match/store/execute";
import { addHours, instantOf } from "@/lib/shared/instant";
import { listTestMatches, MONDAY, makeLeague, TWO_NIL } from "@/lib/testing/league";
import type { Entry } from "./journal.ts";

const WRITERS = 6;
/** How many commands a match can take before it's full. */
const MOST_TURNS = 30;

type Match = Awaited<ReturnType<typeof listTestMatches>>[number] & { turn: number; events: number };

/** Creates a league and has several writers play its matches until told to stop. Records each command. */
export async function startPlaying(): Promise<{
  readonly journal: readonly Entry[];
  readonly stop: () => Promise<void>;
}> {
  const league = await makeLeague({ slug: "drill", players: 24 });
  const matches = (await listTestMatches(league)).map((match) => ({ ...match, turn: 0, events: 1 }));
  const journal: Entry[] = [];
  let playing = true;
  const write = async (writer: number) => {
    const own = matches.filter((_, index) => index % WRITERS === writer);
    for (let at = 0; playing; at += 1) {
      const match = own[at % own.length];
      if (match && match.turn < MOST_TURNS) await play(match, league.directorId, journal);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  return {
    journal,
    async stop() {
      playing = false;
      await Promise.all(writers);
    },
  };
}

/** One turn: the players try to reach each other, report and confirm, and the director reopens the match. */
async function play(match: Match, directorId: string, journal: Entry[]): Promise<void> {
  const turns: readonly (readonly [string, MatchCommand])[] = [
    [match.home, log(match.turn)],
    [match.away, log(match.turn)],
    [match.home, { type: "report", games: TWO_NIL }],
    [match.away, { type: "approve" }],
    [directorId, { type: "reopen", deadlineAt: addHours(instantOf(match.deadlineAt), 24), reason: "Drill." }],
  ];
  const [userId, command] = turns[match.turn % turns.length] ?? [];
  if (!userId || !command) throw new Error("The match has no player or director");
  match.turn += 1;
  const begunAt = Date.now();
  const entry = { matchId: match.id, begunAt, ackedAt: Number.POSITIVE_INFINITY, events: match.events + 1 };
  journal.push(entry);
  const answer = await execute(match.id, command, { userId }, MONDAY);
  if (!answer?.ok) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  match.events += answer.value.events.length;
  entry.events = match.events;
  entry.ackedAt = Date.now();
}

function log(turn: number): MatchCommand {
  return {
    type: "log-contact",
    means: "email",
    triedAt: addHours(instantOf(MONDAY), -1),
    note: `Turn ${turn}`,
  };
}
