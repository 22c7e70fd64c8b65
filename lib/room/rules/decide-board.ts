import { claimsOf, type Game, type How, makeSan, parseUci, playMove, statusOf } from "chess-core";
import { otherColor } from "@/lib/match/rules/games";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { creditedLag, MOST_LAG_MS } from "./clock";
import type { BoardCommand, GameCommand } from "./commands";
import { type GameContext, type GameDecision, happens, refused } from "./decision";
import { later, msBetween } from "./elapsed";
import type { GameEvent } from "./events";
import { judgeEnd } from "./judge-end";
import { isReady } from "./ready";
import { startEvent, whyNoStart } from "./start";
import { colorOf, type GameState, type Play } from "./state";

type OwnContext = GameContext & { readonly by: Side };
type Command<Type extends BoardCommand["type"]> = Extract<BoardCommand, { type: Type }>;

const ON_BOARD: ReadonlySet<string> = new Set<BoardCommand["type"]>([
  "sit",
  "move",
  "offer-draw",
  "decline-draw",
  "agree-draw",
  "claim-draw",
  "claim-time",
  "resign",
]);

export function isOnBoard(command: GameCommand): command is BoardCommand {
  return ON_BOARD.has(command.type);
}

/** A game played in Rookery. */
export function decideOnBoard(state: GameState, command: BoardCommand, context: OwnContext): GameDecision {
  if (command.type === "sit") return sit(state, context);
  const { play, ended } = state;
  if (!play) return refused("not-started");
  if (play.keptAs !== "board") return refused("kept-otherwise");
  if (ended) return refused("ended");
  if ("ply" in command && command.ply !== play.game.moves.length) return refused("old-page");
  switch (command.type) {
    case "move":
      return move(play, command, context);
    case "offer-draw":
      return offerDraw(play, context);
    case "decline-draw":
      if (play.offer !== otherSide(context.by)) return refused("no-offer");
      return happens({ type: "DrawDeclined", by: context.by });
    case "agree-draw":
      if (play.offer !== otherSide(context.by)) return refused("no-offer");
      return end(play, { kind: "agreement" }, context);
    case "claim-draw":
      return claimDraw(play, command, context);
    case "claim-time":
      return claimTime(play, context);
    case "resign":
      return end(play, { kind: "resignation", by: colorOf(play, context.by) }, context);
  }
}

/** Both players say that they're ready, within a few minutes. The second one starts the game. */
function sit(state: GameState, context: OwnContext): GameDecision {
  const { by, now } = context;
  if (state.play || isReady(state, by, now)) return state.ended ? refused("ended") : happens();
  const why = whyNoStart("board", context);
  if (why) return refused(why);
  const seated: GameEvent = { type: "Seated", by, at: now };
  if (!isReady(state, otherSide(by), now)) return happens(seated);
  return happens(seated, startEvent("board", context.white ?? context.lot, now, context));
}

/** Chess-core says whether it's legal and what it ended. An offer of the opponent is declined by moving (FIDE 9.1.2.1). */
function move(play: Play, { uci, lagMs }: Command<"move">, context: OwnContext): GameDecision {
  const { by, now } = context;
  const color = colorOf(play, by);
  if (play.turn.color !== color) return refused("not-your-turn");
  const read = parseUci(play.game.position, uci);
  if (!read.ok) return refused("illegal-move", read.error.message);
  const next = playMove(play.game, read.value);
  if (!next.ok) return refused("illegal-move", next.error.message);

  const elapsed = msBetween(play.turn.since ?? now, now);
  const lag = Math.min(elapsed, creditedLag(lagMs));
  const spentMs = elapsed - lag;
  const moved: GameEvent = {
    type: "Moved",
    by,
    ply: play.game.moves.length,
    uci,
    san: makeSan(play.game.position, read.value),
    spentMs,
    lagMs: lag,
    at: now,
  };
  const { perMove } = play.clock;
  const isLate = perMove !== null && spentMs > perMove;
  const late: readonly GameEvent[] = isLate ? [{ type: "LimitPassed", by, limit: "move", ms: spentMs }] : [];
  return happens(moved, ...late, ...endOnBoard(next.value, context));
}

/**
 * What the position ends by itself. Positions that only a search proves dead aren't looked for after each move; they're
 * found when someone resigns, claims, or runs out of time.
 */
function endOnBoard(game: Game, context: OwnContext): readonly GameEvent[] {
  if (statusOf(game, context.rules.authority).kind === "playing") return [];
  const over = judgeEnd(game, { kind: "position" }, { ...endedBy(context), by: null });
  return over.ok ? over.value : [];
}

/**
 * An offer waits until the opponent answers or moves (FIDE 9.1.2). Both must have made a move before (5.2.3), but not
 * under US Chess (14B).
 */
function offerDraw(play: Play, { by, rules }: OwnContext): GameDecision {
  if (play.offer === by) return happens();
  if (play.offer) return refused("offer-waits");
  if (rules.authority === "fide" && play.game.moves.length < 2) return refused("too-early-to-agree");
  return happens({ type: "DrawOffered", by });
}

/** By the player to move, for the position or with the move they intend (FIDE 9.2, 9.3). A wrong claim ends nothing. */
function claimDraw(play: Play, { claim, uci }: Command<"claim-draw">, context: OwnContext): GameDecision {
  if (play.turn.color !== colorOf(play, context.by)) return refused("not-your-turn");
  const intended = uci === undefined ? null : parseUci(play.game.position, uci);
  if (intended && !intended.ok) return refused("illegal-move", intended.error.message);
  if (!claimsOf(play.game, context.rules.authority).some(({ kind }) => kind === claim))
    return refused("claim-fails");
  const how: How = intended ? { kind: "claim", claim, move: intended.value } : { kind: "claim", claim };
  const ended = judgeEnd(play.game, how, endedBy(context));
  return ended.ok ? ended : refused("claim-fails", ended.refusal.detail);
}

/**
 * The opponent's move takes longer than the rules allow, and this player claims the game (DePaul 1.VI), once no move made
 * in time can still arrive.
 */
function claimTime(play: Play, context: OwnContext): GameDecision {
  const { by, now } = context;
  const { perMove } = play.clock;
  const color = colorOf(play, by);
  if (perMove === null || play.turn.color === color || !play.turn.since) return refused("time-left");
  if (now < later(play.turn.since, perMove + MOST_LAG_MS)) return refused("time-left");
  const seconds = msBetween(play.turn.since, now) / 1000;
  const how: How = { kind: "move-time", by: otherColor(color), seconds };
  return end(play, how, context);
}

function end(play: Play, how: How, context: OwnContext): GameDecision {
  return judgeEnd(play.game, how, endedBy(context));
}

function endedBy({ by, now, rules, judge }: OwnContext) {
  return { by, at: now, rules, judge };
}
