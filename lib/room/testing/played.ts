import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import type { Instant } from "@/lib/shared/instant";
import type { GameCommand } from "../rules/commands";
import { decideGame } from "../rules/decide";
import type { GameContext, GameRefused } from "../rules/decision";
import type { GameEvent } from "../rules/events";
import { foldGame, NEW_GAME } from "../rules/evolve";
import { judgeGame } from "../rules/judge";
import type { Outage } from "../rules/outage";
import type { GameState } from "../rules/state";
import { type RoomRecord, roomRecord } from "../view/room-record";

/** When the games of the tests begin. */
export const START_AT: Instant = "2026-11-16T16:00:00.000Z";

export function secondsIn(seconds: number): Instant {
  return new Date(Date.parse(START_AT) + seconds * 1000).toISOString();
}

/** The official rules with a clock, and with changes to it. */
export function timed(clock: Partial<RulePack["clock"]> = {}, rules: RulePack = OFFICIAL): RulePack {
  return { ...rules, clock: { ...rules.clock, ...clock } };
}

export function contextOf(by: Side | null, at: Instant, rest: Partial<GameContext> = {}): GameContext {
  return {
    now: at,
    by,
    rules: timed(),
    isLeftBehind: false,
    isOver: false,
    isFinal: false,
    white: "home",
    isSeriesOver: false,
    isEarlierOpen: false,
    isLaterBegun: false,
    matchStartedAt: null,
    outages: [],
    lot: "home",
    judge: judgeGame,
    ...rest,
  };
}

/** One thing that happens in a test's game: who does what, how many seconds after it began. */
export type Act = readonly [by: Side | null, seconds: number, command: GameCommand];

export type Played = {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** The refusal of the last act, if it was refused. */
  readonly refused: GameRefused | null;
};

/** Does these things one after the other. */
export function playActs(acts: readonly Act[], rest: Partial<GameContext> = {}): Played {
  let state = NEW_GAME;
  let refused: GameRefused | null = null;
  const events: GameEvent[] = [];
  for (const [by, seconds, command] of acts) {
    const at = secondsIn(seconds);
    // The server stores an outage when it's over.
    const outages = rest.outages?.filter(({ until }) => until <= at) ?? [];
    const decision = decideGame(state, command, contextOf(by, at, { ...rest, outages }));
    refused = decision.ok ? null : decision.refusal;
    if (!decision.ok) continue;
    state = foldGame(decision.value, state);
    events.push(...decision.value);
  }
  return { state, events, refused };
}

/** Both sit down at second 0, then play these moves in turn, this many seconds apart. Home has White. */
export function boardActs(moves: readonly string[], apart = 1): readonly Act[] {
  return [
    ["home", 0, { type: "sit" }],
    ["away", 0, { type: "sit" }],
    ...moves.map(
      (uci, ply): Act => [
        ply % 2 === 0 ? "home" : "away",
        (ply + 1) * apart,
        { type: "move", ply, uci, lagMs: 0 },
      ],
    ),
  ];
}

/** What the room recorded of these acts, as the pages of the tests show it. */
export function recordOfActs(
  acts: readonly Act[],
  rules: RulePack,
  outages: readonly Outage[] = [],
): RoomRecord | null {
  const { events } = playActs(acts, { rules, outages });
  const placed = events.map((event, index) => ({ number: 1, seq: index + 1, event }));
  return roomRecord(placed, {
    names: { home: "Amara", away: "Theo" },
    rules,
    zone: "America/Chicago",
    firstGame: 1,
  });
}
