import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { legalMoves, makeUci } from "chess-core";
import { prisma } from "@/lib/db/client";
import type { GameCommand } from "@/lib/room/rules/commands";
import type { GameEvent } from "@/lib/room/rules/events";
import { foldGame } from "@/lib/room/rules/evolve";
import { projectGame } from "@/lib/room/rules/project";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { listTestMatches, makeLeague } from "@/lib/testing/league";
import { type Chance, makeChance } from "../../prisma/seed/chance.ts";
import { ownSettings } from "../local/settings.ts";
import { LOCAL_SETTINGS } from "../local-settings.ts";
import { ScriptError } from "../process/script-error.ts";
import { startWorkers, type Workers } from "./workers.ts";

export type KillOutcome = {
  /** Only kills that interrupted commands. */
  readonly kills: number;
  /** Moves that a worker had acknowledged. */
  readonly moves: number;
  readonly lost: number;
  readonly twice: number;
  /** Games whose row says something else than their events. */
  readonly untrue: number;
  readonly isSound: boolean;
};

type Match = { readonly id: string; readonly home: string; readonly away: string };
type Acknowledged = {
  readonly match: string;
  readonly number: number;
  readonly id: string;
  readonly uci: string;
};

const WORKERS = 3;
const RULES = { ...OFFICIAL, match: { ...OFFICIAL.match, bestOf: 5 as const } };

/** Plays many games at once while the processes that keep them are killed, and looks whether every move is there once. */
export async function killWhilePlaying(
  databaseUrl: string,
  options: { readonly games: number; readonly kills: number },
  tell: (line: string) => void,
): Promise<KillOutcome> {
  const chance = makeChance(options.games + options.kills);
  const settings = ownSettings({ ...LOCAL_SETTINGS, DATABASE_URL: databaseUrl });
  const matches = await startMatches(options.games);
  const workers = await startWorkers(WORKERS, settings, chance);
  const acknowledged: Acknowledged[] = [];
  const going = { isOver: false };
  const players = Promise.all(
    matches.map((match) => playOn(match, workers, chance, acknowledged, going)),
  ).then(() => {
    if (!going.isOver)
      throw new ScriptError("Every game was over before the last kill: ask for more --games.");
  });
  let kills = 0;
  try {
    for (let turn = 0; turn < options.kills; turn += 1) {
      await Promise.race([untilMore(acknowledged, 5), players]);
      kills += (await workers.killOne()) > 0 ? 1 : 0;
      if ((turn + 1) % 10 === 0) tell(`${turn + 1} kills, ${acknowledged.length} moves acknowledged`);
    }
    going.isOver = true;
    await players;
  } finally {
    workers.stop();
  }
  return { kills, moves: acknowledged.length, ...(await judge(acknowledged)) };
}

/** So many matches, in leagues that a round robin has room for. */
async function startMatches(games: number): Promise<readonly Match[]> {
  const matches: Match[] = [];
  for (let left = games; left > 0; left -= MOST_IN_LEAGUE) {
    const players = Math.min(left, MOST_IN_LEAGUE) * 2;
    const league = await makeLeague({ slug: `league-${left}`, players, rules: RULES, ...today() });
    matches.push(...(await listTestMatches(league)).filter(({ round }) => round === 1));
  }
  return matches;
}

const MOST_IN_LEAGUE = 20;

/** The round of a test league is running now. */
function today() {
  const firstDay = dayFromToday(-1);
  return { at: momentOf(firstDay, "00:30"), firstDay };
}

async function untilMore(acknowledged: readonly Acknowledged[], more: number): Promise<void> {
  const enough = acknowledged.length + more;
  while (acknowledged.length < enough) await wait(5);
}

/** Plays random games of a match, one after the other, and sends each command again until it's answered. */
async function playOn(
  match: Match,
  workers: Workers,
  chance: Chance,
  acknowledged: Acknowledged[],
  going: { isOver: boolean },
): Promise<void> {
  const send = async (number: number, userId: string, command: GameCommand) => {
    const id = randomUUID();
    for (;;) {
      const answer = await workers.ask({ match: match.id, number, id, command, userId });
      if (!answer) continue;
      if (!answer.isOk && answer.code === "series-over") return null;
      if (!answer.isOk) throw new Error(`${command.type} was refused: ${answer.code}`);
      return { id, events: answer.events };
    }
  };
  for (let number = 1; number <= 5 && !going.isOver; number += 1) {
    await send(number, match.home, { type: "sit" });
    const started = await send(number, match.away, { type: "sit" });
    if (!started) return;
    let { events } = started;
    for (
      let { play, ended } = foldGame(events);
      play && !ended && !going.isOver;
      { play, ended } = foldGame(events)
    ) {
      const moves = legalMoves(play.game.position);
      const uci = makeUci(chance.pick(moves));
      const isHome = (play.turn.color === "white") === (play.white === "home");
      const ply = play.game.moves.length;
      const command = { type: "move", ply, uci, lagMs: 0 } as const;
      const sent = await send(number, isHome ? match.home : match.away, command);
      if (!sent) return;
      acknowledged.push({ match: match.id, number, id: sent.id, uci });
      events = sent.events;
    }
  }
}

async function judge(acknowledged: readonly Acknowledged[]) {
  const rows = await prisma().roomGameEvent.findMany({ orderBy: { seq: "asc" } });
  const games = await prisma().roomGame.findMany();
  const found = new Map<string, number>();
  for (const { commandId } of rows) if (commandId) found.set(commandId, (found.get(commandId) ?? 0) + 1);
  const lost = acknowledged.filter(({ id }) => !found.has(id)).length;
  const plies = rows.flatMap(({ matchId, number, type, data }) =>
    type === "Moved" ? [`${matchId} ${number} ${String((data as { ply: number }).ply)}`] : [],
  );
  const twice = plies.length - new Set(plies).size + [...found.values()].filter((times) => times > 1).length;
  const untrue = games.filter((game) => {
    const own = rows.filter(({ matchId, number }) => matchId === game.matchId && number === game.number);
    const events = own.map(({ type, data }) => ({ type, ...(data as object) }) as GameEvent);
    const told = projectGame(foldGame(events));
    return told.fen !== game.fen || told.ply !== game.ply || told.ending !== game.ending;
  }).length;
  return { lost, twice, untrue, isSound: lost === 0 && twice === 0 && untrue === 0 };
}
