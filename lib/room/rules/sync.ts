import type { Side } from "@/lib/match/rules/sides";
import type { Instant } from "@/lib/shared/instant";
import type { GameCommand } from "./commands";
import { gameContext, type MatchOfGames } from "./context";
import { type Cursor, isAfter, type PlacedEvent } from "./cursor";
import { decideGame } from "./decide";
import type { GameEvent } from "./events";
import { foldGame } from "./evolve";
import type { GameState } from "./state";

/** A command on its way: made on this device, not yet answered. Its id makes sending it twice the same as once. */
export type OutgoingCommand = {
  readonly id: string;
  readonly number: number;
  readonly command: GameCommand;
  readonly at: Instant;
};

/** What a device knows of a match's games: what the server has told, and what it hasn't answered yet, in order. */
export type Device = {
  readonly told: readonly PlacedEvent[];
  readonly outbox: readonly OutgoingCommand[];
};

/** More from the server, in any order and as often as it comes. */
export function hear(device: Device, news: readonly PlacedEvent[]): Device {
  const told = [...device.told];
  for (const event of news.toSorted((one, two) => (isAfter(one, two) ? 1 : -1))) {
    if (event.seq === countOf(told, event.number) + 1) insert(told, event);
  }
  return told.length === device.told.length ? device : { ...device, told };
}

/** The server has answered a command, whatever it said. */
export function answered(device: Device, id: string): Device {
  return { ...device, outbox: device.outbox.filter((sent) => sent.id !== id) };
}

export function put(device: Device, outgoing: OutgoingCommand): Device {
  return { ...device, outbox: [...device.outbox, outgoing] };
}

/** How many events of a game the device has been told. */
export function knownOf({ told }: Device, number: number): number {
  return countOf(told, number);
}

/** Where a stream has to resume. */
export function lastTold({ told }: Device): Cursor | null {
  return told.at(-1) ?? null;
}

export type ShownGame = { readonly number: number; readonly state: GameState };

/**
 * The games as the device shows them: what the server told, and on top of it what waits to be sent, decided by the same
 * rules. What the server already has changes nothing here. What it will refuse because the match has been reported is
 * shown until then, so that it isn't lost unseen.
 */
export function shownGames(
  { told, outbox }: Device,
  match: MatchOfGames,
  side: Side | null,
): readonly ShownGame[] {
  const events = new Map<number, readonly GameEvent[]>();
  for (const { number, event } of told) events.set(number, [...(events.get(number) ?? []), event]);
  const games = [...events].map(([number, list]) => ({ number, state: foldGame(list) }));
  const asOpen = { ...match, isOpen: true, isFinal: false };
  for (const outgoing of outbox) apply(games, outgoing, asOpen, side);
  return games;
}

type Games = { number: number; state: GameState }[];

function apply(
  games: Games,
  { number, command, at }: OutgoingCommand,
  match: MatchOfGames,
  side: Side | null,
): void {
  const state = games.find((game) => game.number === number)?.state ?? foldGame([]);
  const context = gameContext(match, games, { number, by: side, now: at });
  // A lot is drawn by the server, so a game whose colors it decides starts only there.
  if (command.type === "sit" && context.white === null) return;
  const decision = decideGame(state, command, context);
  if (!decision.ok || decision.value.length === 0) return;
  const next = { number, state: foldGame(decision.value, state) };
  const index = games.findIndex((game) => game.number === number);
  if (index < 0) games.push(next);
  else games[index] = next;
}

function countOf(told: readonly PlacedEvent[], number: number): number {
  return told.filter((event) => event.number === number).length;
}

/** Keeps the order of games and of their events. */
function insert(told: PlacedEvent[], event: PlacedEvent): void {
  const after = told.findIndex((other) => isAfter(other, event));
  told.splice(after < 0 ? told.length : after, 0, event);
}
