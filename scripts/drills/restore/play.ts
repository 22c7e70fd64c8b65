import type { MatchCommand } from "@/lib/match/rules/commands";
import { execute } from "@/lib/match/store/execute";
import { addHours, instantOf } from "@/lib/shared/instant";
import { listTestMatches, MONDAY, makeLeague, TWO_NIL } from "@/lib/testing/league";
import type { Entry } from "./journal.ts";

const WRITERS = 6;
const PLAYERS = 8;
/** How many commands a match can take before it's full. */
const MOST_TURNS = 30;

type Match = Awaited<ReturnType<typeof listTestMatches>>[number] & { turn: number; events: number };

/** Has several writers play, each in leagues of its own, until told to stop. Records each command. */
export function startPlaying(): { readonly journal: readonly Entry[]; readonly stop: () => Promise<void> } {
  const journal: Entry[] = [];
  let playing = true;
  const write = async (writer: number) => {
    for (let league = 0; playing; league += 1) {
      await playLeague(`drill-${writer}-${league}`, journal, () => playing);
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

/** Creates a league and plays its matches in turn until they're full. */
async function playLeague(slug: string, journal: Entry[], isPlaying: () => boolean): Promise<void> {
  const league = await makeLeague({ slug, players: PLAYERS });
  const matches = (await listTestMatches(league)).map((match) => ({ ...match, turn: 0, events: 1 }));
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    for (const match of matches) {
      if (isPlaying()) await play(match, league.directorId, journal);
    }
  }
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
