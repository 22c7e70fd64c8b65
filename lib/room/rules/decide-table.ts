import { makeSan, parseUci, playMove, statusOf } from "chess-core";
import { doFit } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import type { Instant } from "@/lib/shared/instant";
import type { TableCommand } from "./commands";
import { type GameContext, type GameDecision, happens, refused } from "./decision";
import type { GameEvent } from "./events";
import { startEvent, whyNoStart } from "./start";
import { type GameState, isUntouched, type Play, sideOf } from "./state";
import { pointsAtTable } from "./table-points";

type OwnContext = GameContext & { readonly by: Side };
type Command<Type extends TableCommand["type"]> = Extract<TableCommand, { type: Type }>;

/** A game on a real board, with the room's clock between the players, their scoresheets, or both. */
export function decideAtTable(state: GameState, command: TableCommand, context: OwnContext): GameDecision {
  const { play, ended } = state;
  if (command.type === "start") return start(state, command, context);
  if (!play) return refused("not-started");
  if (play.keptAs !== "table") return refused("kept-otherwise");
  if (command.type === "reopen") return reopen(state, command, context);
  if (command.type === "write") return write(play, command, context);
  if (command.type === "take-back") return takeBack(state, play, command, context);
  if (ended) return refused("ended");
  if (command.type === "discard") return discard(play, context);
  return command.type === "end" ? endGame(play, command, context) : onClock(play, command, context);
}

/** Either phone can start the game. If the other one has, this one follows. */
function start(state: GameState, { white, at }: Command<"start">, context: OwnContext): GameDecision {
  if (state.play) return state.play.keptAs === "table" ? happens() : refused("kept-otherwise");
  const why = whyNoStart("table", context);
  if (why) return refused(why);
  return happens(startEvent("table", context.white ?? white, notLater(at, context.now), context));
}

/** An end that was entered by mistake is taken back, unless the players have gone on to the next game. */
function reopen({ ended }: GameState, { at }: Command<"reopen">, context: OwnContext): GameDecision {
  if (!ended) return refused("not-ended");
  return context.isLaterBegun ? refused("later-game") : happens({ type: "Reopened", by: context.by, at });
}

/** A start by mistake, as of players who meant to play on the board. Either player takes it back. */
function discard(play: Play, { by, now }: OwnContext): GameDecision {
  if (!isUntouched(play)) return refused("not-empty");
  return happens({ type: "Discarded", by, at: now });
}

type ClockCommand = Extract<TableCommand, { turn: number }>;

/** One phone runs the clock for both, so a press counts for the side whose turn it is, no matter who is signed in. */
function onClock(play: Play, command: ClockCommand, { by, rules, now }: OwnContext): GameDecision {
  const { turn, clock } = play;
  if (!rules.room.clock) return refused("not-used-here");
  if (command.turn !== turn.number) return refused("old-page");
  const at = notLater(command.at, now);
  if (command.type === "resume") {
    return turn.since === null ? happens({ type: "Resumed", by, at }) : refused("not-paused");
  }
  if (turn.since === null) return refused("paused");
  const spentMs = Math.max(turn.spentMs, Math.round(command.spentMs));
  if (command.type === "pause") return happens({ type: "Paused", by, at, spentMs });
  const side = sideOf(play, turn.color);
  const isLate = clock.perMove !== null && spentMs > clock.perMove;
  if (command.type === "claim-overstep") {
    if (!isLate) return refused("time-left");
    const outcome = turn.color === "white" ? "black" : "white";
    const seconds = Math.round(spentMs / 1000);
    const why = `${COLOR_WORDS[turn.color]} took ${seconds} seconds for one move.`;
    return happens({ type: "Ended", outcome, ending: "move-time", by, at, why });
  }
  const { took } = command;
  const pressed: GameEvent = { type: "Pressed", by: side, spentMs, at, ...(took && { took }) };
  if (!isLate) return happens(pressed);
  return happens(pressed, { type: "LimitPassed", by: side, limit: "move", ms: spentMs });
}

const COLOR_WORDS = { white: "White", black: "Black" } as const;

/**
 * A player's own record (FIDE 8.1). An illegal entry is a slip to mend, so it's refused with the reason. It's evidence
 * and changes no result, so what was written without a network still counts after the game has ended.
 */
function write(play: Play, { ply, uci }: Command<"write">, { by, rules }: OwnContext): GameDecision {
  if (!rules.room.scoresheet) return refused("not-used-here");
  const sheet = play.sheets[by];
  if (ply !== sheet.moves.length) return refused("old-page");
  const read = parseUci(sheet.position, uci);
  if (!read.ok) return refused("illegal-move", read.error.message);
  const next = playMove(sheet, read.value);
  if (!next.ok) return refused("illegal-move", next.error.message);
  return happens({ type: "EntryWritten", by, ply, uci, san: makeSan(sheet.position, read.value) });
}

/** Once the game or the match is over, only an entry that arrived after the game's end can be struck out. */
function takeBack(
  { ended }: GameState,
  play: Play,
  { ply }: Command<"take-back">,
  { by, isOver }: OwnContext,
): GameDecision {
  const { length } = play.sheets[by].moves;
  if (length === 0) return refused("nothing-written");
  if (ply !== length) return refused("old-page");
  if (ended && length <= play.writtenByEnd[by]) return refused("ended");
  if (!ended && isOver) return refused("match-over");
  return happens({ type: "EntryTakenBack", by, ply });
}

/**
 * How the players say the game ended. They can't contradict what their scoresheet proves, and when the time for the
 * match is up and captured points decide, a record has to have them: the report on the match's page is where players count.
 */
function endGame(play: Play, { outcome, ending, at }: Command<"end">, context: OwnContext): GameDecision {
  if (!doFit(outcome, ending)) return refused("ending-does-not-fit");
  const status = statusOf(play.sheets[context.by], context.rules.authority);
  if (status.kind === "ended" && outcome !== (status.winner ?? "draw")) return refused("ending-does-not-fit");
  const isCounted = ending === "match-time" && context.rules.clock.timeUp === "captured-points";
  const points = isCounted ? pointsAtTable(play, context.rules) : null;
  if (isCounted && !points) return refused("points-unknown");
  if (points && outcome !== points.outcome) return refused("ending-does-not-fit", points.sentence);
  const why = points?.sentence ?? "The players entered how the game ended.";
  return happens({ type: "Ended", outcome, ending, by: context.by, at: notLater(at, context.now), why });
}

/** A phone's clock may be ahead; nothing happened later than now. */
function notLater(at: Instant, now: Instant): Instant {
  return at < now ? at : now;
}
