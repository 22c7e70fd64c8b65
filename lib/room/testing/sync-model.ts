import { legalMoves, makeUci, statusOf } from "chess-core";
import { otherSide, SIDES, type Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import type { Instant } from "@/lib/shared/instant";
import type { GameCommand } from "../rules/commands";
import { gameContext, type MatchOfGames } from "../rules/context";
import type { PlacedEvent } from "../rules/cursor";
import { decideGame } from "../rules/decide";
import type { GameEvent } from "../rules/events";
import { foldGame } from "../rules/evolve";
import { judgeGame } from "../rules/judge";
import { isReady } from "../rules/ready";
import { colorOf } from "../rules/state";
import { answered, type Device, hear, type OutgoingCommand, put, shownGames } from "../rules/sync";
import { roomScene } from "../view/scene";
import { START_AT } from "./played";

/** What can be broken on purpose, to see that the model finds it. */
export type Broken = "command ids aren't unique" | "the device's clock counts" | null;

/** What a run came to. */
export type Run = {
  readonly server: readonly PlacedEvent[];
  readonly devices: Readonly<Record<Side, Device>>;
  /** What each player meant to have on their scoresheet. */
  readonly meant: Readonly<Record<Side, readonly string[]>>;
  readonly match: MatchOfGames;
};

const RULES: RulePack = {
  ...OFFICIAL,
  clock: { ...OFFICIAL.clock, minutesPerGame: 10, secondsAdded: 1 },
  match: { ...OFFICIAL.match, bestOf: 3 },
};
const MATCH: MatchOfGames = {
  rules: RULES,
  deadlineAt: "2026-11-23T06:00:00.000Z",
  isOpen: true,
  isFinal: false,
  firstGame: 1,
};
const STEPS = 160;

type Packet =
  | {
      readonly kind: "command";
      readonly from: Side;
      readonly outgoing: OutgoingCommand;
      readonly known: number;
    }
  | { readonly kind: "answer"; readonly to: Side; readonly id: string; readonly news: readonly PlacedEvent[] }
  | { readonly kind: "stream"; readonly to: Side; readonly news: readonly PlacedEvent[] };

/**
 * Two devices play games over a network that loses, repeats and reorders what it carries, with a server that's
 * restarted now and then and devices whose clocks are up to a minute wrong. Each device sends its commands in order and
 * sends one again until it's answered. In the end the network is good, and everything arrives.
 *
 * @param chance a number from 0 to below 1
 */
export function runSync(chance: () => number, broken: Broken = null): Run {
  let now = Date.parse(START_AT);
  let network: Packet[] = [];
  let ids = 0;
  const server: PlacedEvent[] = [];
  const done = new Map<string, number>();
  const meant: Record<Side, string[]> = { home: [], away: [] };
  const isTable = chance() < 0.5;
  const isEntered = chance() < 0.5;
  const skew = { home: (chance() - 0.5) * 120_000, away: (chance() - 0.5) * 120_000 };
  const devices: Record<Side, Device> = {
    home: { told: [], outbox: [] },
    away: { told: [], outbox: [] },
  };

  function at(side: Side): Instant {
    return new Date(now + skew[side]).toISOString();
  }

  /** A player looks at their device and does something, or nothing. */
  function act(side: Side): void {
    const device = devices[side];
    if (device.outbox.length > 2) return;
    const command = isTable
      ? write(shown(side), side, isEntered, chance, at(side))
      : wish(shown(side), side, chance, at(side));
    if (!command) return;
    if (command.command.type === "write") meant[side].push(command.command.uci);
    if (command.command.type === "take-back") meant[side].pop();
    ids += 1;
    const outgoing = { id: `${side}-${ids}`, number: command.number, command: command.command, at: at(side) };
    devices[side] = put(device, outgoing);
  }

  function shown(side: Side) {
    return shownGames(devices[side], MATCH, side);
  }

  /** The first command that waits goes out, maybe again. */
  function send(side: Side): void {
    const [outgoing] = devices[side].outbox;
    if (outgoing) network.push({ kind: "command", from: side, outgoing, known: devices[side].told.length });
  }

  function serve({ from, outgoing }: Extract<Packet, { kind: "command" }>): void {
    const { id, number, command } = outgoing;
    const isDone = done.has(id);
    if (!isDone || broken === "command ids aren't unique") {
      const games = foldAll(server);
      const state = games.find((game) => game.number === number)?.state ?? foldGame([]);
      const instant = broken === "the device's clock counts" ? outgoing.at : new Date(now).toISOString();
      const context = gameContext(MATCH, games, {
        number,
        by: from,
        now: instant,
        lot: chance() < 0.5 ? "home" : "away",
        judge: judgeGame,
      });
      const decision = decideGame(state, command, context);
      if (decision.ok) {
        done.set(id, server.length);
        append(number, decision.value);
      }
    }
    network.push({ kind: "answer", to: from, id, news: [...server] });
    for (const to of SIDES) network.push({ kind: "stream", to, news: server.slice(-3) });
  }

  function append(number: number, events: readonly GameEvent[]): void {
    const count = server.filter((event) => event.number === number).length;
    server.push(...events.map((event, index) => ({ number, seq: count + 1 + index, event })));
  }

  function deliver(packet: Packet): void {
    if (packet.kind === "command") {
      serve(packet);
      return;
    }
    const device = hear(devices[packet.to], packet.news);
    devices[packet.to] = packet.kind === "answer" ? answered(device, packet.id) : device;
  }

  for (let step = 0; step < STEPS; step += 1) {
    now += chance() * 4_000;
    for (const side of SIDES) {
      if (chance() < 0.6) act(side);
      if (chance() < 0.7) send(side);
    }
    // What the network does with what it carries.
    const carried = network.toSorted(() => chance() - 0.5);
    network = [];
    for (const packet of carried) {
      const luck = chance();
      if (luck < 0.2) continue;
      if (luck < 0.35) network.push(packet);
      if (luck < 0.5) network.push(packet, packet);
      else deliver(packet);
    }
    // A restarted server forgets what's on its way, and nothing that was stored.
    if (chance() < 0.02) network = [];
  }
  settle();
  return { server, devices, meant, match: MATCH };

  /** The network is good again: everything that waits is sent, and both hear everything. */
  function settle(): void {
    for (let rounds = 0; rounds < 20; rounds += 1) {
      for (const side of SIDES) send(side);
      for (const packet of network.splice(0)) deliver(packet);
      for (const packet of network.splice(0)) deliver(packet);
    }
    for (const side of SIDES) devices[side] = hear(devices[side], server);
  }
}

type Wish = { readonly number: number; readonly command: GameCommand };

/** What a player does who looks at their device. */
function wish(
  games: ReturnType<typeof shownGames>,
  side: Side,
  chance: () => number,
  now: Instant,
): Wish | null {
  const { number, state, isDecided } = roomScene(games, MATCH, side);
  const { play, ended } = state;
  if (isDecided) return null;
  if (ended) return { number: number + 1, command: { type: "sit" } };
  if (!play) return isReady(state, side, now) ? null : { number, command: { type: "sit" } };
  const ply = play.game.moves.length;
  const luck = chance();
  if (luck < 0.01) return { number, command: { type: "resign" } };
  if (play.offer === otherSide(side)) {
    return { number, command: { type: luck < 0.3 ? "agree-draw" : "decline-draw", ply } };
  }
  if (luck < 0.04) return { number, command: { type: "offer-draw", ply } };
  if (play.turn.color !== colorOf(play, side) || statusOf(play.game).kind === "ended") return null;
  const moves = legalMoves(play.game.position);
  const move = moves[Math.floor(chance() * moves.length)];
  return move ? { number, command: { type: "move", ply, uci: makeUci(move), lagMs: chance() * 400 } } : null;
}

/**
 * The same with a scoresheet: writes a legal move, or strikes out the last one. If an end is entered, the other player's
 * moves may arrive after it, and no one strikes one out, because what was written by the end stays.
 */
function write(
  games: ReturnType<typeof shownGames>,
  side: Side,
  isEntered: boolean,
  chance: () => number,
  at: Instant,
): Wish | null {
  const [game] = games;
  if (game?.state.ended) return null;
  const sheet = game?.state.play?.sheets[side];
  // The phone that began the game enters its end, so that one clock tells both times.
  if (!sheet && isEntered && side === "away") return null;
  if (!sheet) return { number: 1, command: { type: "start", white: "home", at } };
  const ply = sheet.moves.length;
  if (isEntered && side === "home" && chance() < 0.04)
    return { number: 1, command: { type: "end", outcome: "draw", ending: "agreement", at } };
  if (!isEntered && ply > 0 && chance() < 0.4) return { number: 1, command: { type: "take-back", ply } };
  const moves = legalMoves(sheet.position);
  const move = moves[Math.floor(chance() * moves.length)];
  return move ? { number: 1, command: { type: "write", ply, uci: makeUci(move) } } : null;
}

export function foldAll(events: readonly PlacedEvent[]) {
  const games = new Map<number, GameEvent[]>();
  for (const { number, event } of events) games.set(number, [...(games.get(number) ?? []), event]);
  return [...games].map(([number, list]) => ({ number, state: foldGame(list) }));
}
