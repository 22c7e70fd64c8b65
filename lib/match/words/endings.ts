import type { RulePack } from "@/lib/season/input/rule-pack";
import { capitalize, counted } from "@/lib/shared/text";
import { ENDINGS, type Ending, type EndingKind, endingKind, type ReportedGame } from "../rules/games";
import { isReplayed } from "../rules/series";

type Clock = Pick<RulePack, "clock">;

/** The rules that words about a game that was played need. */
export type GameRules = Pick<RulePack, "match" | "clock">;

const ENDING_WORDS: Record<Exclude<Ending, "move-time" | "match-time">, string> = {
  checkmate: "Checkmate",
  resignation: "Resigned",
  flag: "Ran out of time",
  forfeit: "Didn’t play",
  stalemate: "Stalemate",
  agreement: "Draw agreed",
  threefold: "Same position three times",
  "fifty-move": "Fifty-move rule",
  "dead-position": "Not enough pieces left to checkmate",
  unstated: "Not stated",
};

/** How a game ended, in a word or two: "Checkmate", "Two minutes ran out", "The hour ran out". */
export function endingWord(ending: Ending, { clock }: Clock): string {
  if (ending === "match-time") return `${capitalize(matchSpan(clock.minutesPerMatch))} ran out`;
  if (ending !== "move-time") return ENDING_WORDS[ending];
  return clock.secondsPerMove === null
    ? "Too long on one move"
    : `${capitalize(spanWords(clock.secondsPerMove))} ran out`;
}

/**
 * How a game that was played ended, with what decided it and what a draw means here: "The hour ran out, 14–11 in captured
 * points", "Stalemate (replayed here)".
 */
export function gameEnding(
  game: Pick<ReportedGame, "outcome" | "ending" | "captured">,
  rules: GameRules,
): string {
  const word = endingWord(game.ending, rules) + pointsAside(game, rules);
  return isReplayed(game, rules.match) ? `${word} (replayed here)` : word;
}

/** A choice in a form: how a game can end under these rules. */
export type EndingChoice = { readonly value: Ending; readonly label: string; readonly kind: EndingKind };

/**
 * The ways a game can end under these rules, to choose from. A limit the league doesn't have isn't among them, and
 * neither is an ending that isn't stated: that's no choice.
 */
export function endingChoices(rules: RulePack): readonly EndingChoice[] {
  return ENDINGS.filter((ending) => isPossible(ending, rules)).map((value) => {
    const kind = value === "match-time" && rules.clock.timeUp === "draw" ? "draw" : endingKind(value);
    return { value, label: choiceLabel(value, kind, rules), kind };
  });
}

/** Do captured points decide when the time of a match runs out? */
export function areCapturesCounted({ clock }: Clock): boolean {
  return clock.minutesPerMatch !== null && clock.timeUp === "captured-points";
}

/** "two minutes", "90 seconds" */
export function spanWords(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return counted(seconds / 60, "minute");
}

/** "the hour", "45 minutes": how long a match can take. */
export function matchSpan(minutes: number | null): string {
  if (minutes === null) return "the time for the match";
  return minutes === 60 ? "the hour" : spanWords(minutes * 60);
}

/** "The hour is up", "45 minutes are up" */
export function timeIsOver(minutes: number): string {
  return `${capitalize(matchSpan(minutes))} ${minutes === 60 || minutes === 1 ? "is" : "are"} up`;
}

function isPossible(ending: Ending, { clock }: Clock): boolean {
  if (ending === "unstated") return false;
  if (ending === "move-time") return clock.secondsPerMove !== null;
  if (ending === "match-time") return clock.minutesPerMatch !== null && clock.timeUp !== "director";
  return true;
}

function choiceLabel(ending: Ending, kind: EndingKind, rules: RulePack): string {
  if (kind === "draw") return gameEnding({ outcome: "draw", ending }, rules);
  const word = endingWord(ending, rules);
  return ending === "match-time" ? `${word}: captured points` : word;
}

/** ", 14–11 in captured points", the winner's first. */
function pointsAside({ ending, captured }: Pick<ReportedGame, "ending" | "captured">, rules: Clock): string {
  if (ending !== "match-time" || !captured || !areCapturesCounted(rules)) return "";
  const { home, away } = captured;
  return `, ${Math.max(home, away)}–${Math.min(home, away)} in captured points`;
}
