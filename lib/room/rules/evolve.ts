import { type Game, parseUci, playMove, startGame } from "chess-core";
import { otherColor } from "@/lib/match/rules/games";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { groupBy } from "@/lib/shared/group-by";
import type { Instant } from "@/lib/shared/instant";
import { fullTime, leftAfter } from "./clock";
import type { PlacedEvent } from "./cursor";
import { msBetween } from "./elapsed";
import type { GameEvent } from "./events";
import { endAfter, type Outage, sinceAfter } from "./outage";
import { colorOf, type GameState, type Play, type Turn } from "./state";

export const NEW_GAME: GameState = { seated: { home: null, away: null }, play: null, ended: null };

/** The state of a game after its events, in order. */
export function foldGame(events: readonly GameEvent[], from: GameState = NEW_GAME): GameState {
  return events.reduce(evolveGame, from);
}

/** The games of a match from the events of all of them, in order. */
export function foldGames(events: readonly PlacedEvent[]): readonly GameState[] {
  const byGame = groupBy(events, ({ number }) => number);
  return [...byGame.values()].map((own) => foldGame(own.map(({ event }) => event)));
}

/** The state after one more event. It never refuses one, because what happened has happened. */
function evolveGame(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case "Seated":
      return { ...state, seated: { ...state.seated, [event.by]: event.at ?? null } };
    case "Started":
      return { ...state, play: started(event) };
    case "Ended": {
      const { type: _, ...ended } = event;
      return { ...state, ended, play: state.play && stopped(state.play, event.at) };
    }
    // The clock stands still until it's started again.
    case "Reopened":
      return { ...state, ended: null };
    case "Discarded":
      return NEW_GAME;
    default:
      return state.play ? { ...state, play: continued(state.play, event) } : state;
  }
}

function started(event: Extract<GameEvent, { type: "Started" }>): Play {
  const game = startGame();
  return {
    keptAs: event.keptAs,
    white: event.white,
    clock: event.clock,
    startedAt: event.at,
    matchEndsAt: event.matchEndsAt,
    left: fullTime(event.clock),
    turn: { number: 0, color: "white", since: event.at, spentMs: 0 },
    game,
    times: [],
    sheets: { home: game, away: game },
    writtenByEnd: { home: 0, away: 0 },
    took: { white: [], black: [] },
    offer: null,
    lag: { white: 0, black: 0 },
    outage: null,
  };
}

function stopped(play: Play, at: Instant): Play {
  const { sheets, turn, keptAs } = play;
  const writtenByEnd = { home: sheets.home.moves.length, away: sheets.away.moves.length };
  // At a table, the end is entered some time after it came.
  const spentMs = turn.spentMs + (keptAs === "board" && turn.since ? msBetween(turn.since, at) : 0);
  return { ...play, offer: null, turn: { ...turn, since: null, spentMs }, writtenByEnd };
}

type InPlay = Exclude<GameEvent, { type: "Seated" | "Started" | "Ended" | "Reopened" | "Discarded" }>;

function continued(play: Play, event: InPlay): Play {
  switch (event.type) {
    case "Moved": {
      const color = colorOf(play, event.by);
      const offer = play.offer === otherSide(event.by) ? null : play.offer;
      const lag = { ...play.lag, [color]: play.lag[color] + event.lagMs };
      return { ...afterTurn(play, event.spentMs, event.at), game: moved(play.game, event.uci), offer, lag };
    }
    case "Pressed": {
      const color = colorOf(play, event.by);
      const took = event.took ? { ...play.took, [color]: [...play.took[color], event.took] } : play.took;
      return { ...afterTurn(play, event.spentMs, event.at), took };
    }
    case "EntryWritten":
      return withSheet(play, event.by, moved(play.sheets[event.by], event.uci));
    case "EntryTakenBack":
      return withSheet(play, event.by, withoutLast(play.sheets[event.by]));
    case "DrawOffered":
      return { ...play, offer: event.by };
    case "DrawDeclined":
      return { ...play, offer: null };
    case "Paused":
      return { ...play, turn: { ...play.turn, since: null, spentMs: event.spentMs } };
    case "Resumed":
      return { ...play, turn: { ...play.turn, since: event.at } };
    case "Interrupted":
      return interrupted(play, { from: event.from, until: event.until });
    case "LimitPassed":
      return play;
  }
}

/** The turn and the time for the match give back what an outage took of them. */
function interrupted(play: Play, outage: Outage): Play {
  const { turn, matchEndsAt, startedAt } = play;
  return {
    ...play,
    outage,
    turn: { ...turn, since: turn.since && sinceAfter(turn.since, outage) },
    matchEndsAt: matchEndsAt && endAfter(matchEndsAt, startedAt, outage),
  };
}

/** The turn is over: its time is charged, and the other side's runs. */
function afterTurn(play: Play, spentMs: number, at: Instant): Play {
  const { color, number } = play.turn;
  const left = leftAfter(play.clock, play.left[color], spentMs);
  const turn: Turn = { number: number + 1, color: otherColor(color), since: at, spentMs: 0 };
  return { ...play, turn, left: { ...play.left, [color]: left }, times: [...play.times, { spentMs, left }] };
}

function withSheet(play: Play, side: Side, sheet: Game): Play {
  return { ...play, sheets: { ...play.sheets, [side]: sheet } };
}

/** A move that was legal when its event was stored. */
function moved(game: Game, uci: string): Game {
  const move = parseUci(game.position, uci);
  const next = move.ok ? playMove(game, move.value) : null;
  if (!next?.ok) throw new Error(`A stored move isn’t legal: ${uci}`);
  return next.value;
}

function withoutLast(game: Game): Game {
  return game.moves.slice(0, -1).reduce((before, move) => {
    const next = playMove(before, move);
    if (!next.ok) throw new Error("A stored game isn’t legal");
    return next.value;
  }, startGame(game.start));
}
