import { shortNames } from "@/lib/people/words/names";
import { day, time } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { possessive } from "@/lib/shared/text";
import { timeLeft, timeUntil } from "@/lib/shared/time-left";
import { closesAt } from "../rules/deadline-rules";
import type { NextMove } from "../rules/next-move";
import type { MatchState } from "../rules/state";
import {
  answerCorrectionWords,
  answerNoShowWords,
  answerReportWords,
  directorWords,
  waitForApprovalWords,
  waitForCorrectionWords,
} from "./next-move-answers";
import { decidedWords, lateWords, voidWords } from "./next-move-decided";
import { pickTimeWords, playWords, reportWords, suggestWords, waitForAnswerWords } from "./next-move-play";
import { roomStageWords } from "./next-move-room";
import type { NextMoveReader, NextMoveWords, Said, Scene } from "./next-move-words";

/**
 * The headline of a match for one of its players. It comes from the same next move that letters and lists use, so that
 * they always agree.
 */
export function describeNextMove(move: NextMove, state: MatchState, reader: NextMoveReader): NextMoveWords {
  const them = shortNames({ home: reader.you, away: reader.opponent }).away;
  const scene = { ...reader, state, them, move };
  const said = reader.room ? roomStageWords(reader.room, scene) : say(scene);
  const turn = said.turn ?? (move.turn === "director" ? "them" : move.turn);
  const by = reader.room || turn === "late" ? closesAt(state, reader.rules) : move.by;
  const at = by ?? (turn === "none" ? (reader.decidedAt ?? null) : null);

  return {
    turn,
    turnLabel: turnLabel(turn, move, them),
    what: said.what,
    why: said.why,
    by: at === null ? null : moment(at, said.label ?? "by", reader),
  };
}

function say(scene: Scene): Said {
  switch (scene.move.kind) {
    case "suggest-times":
      return suggestWords(scene);
    case "pick-time":
      return pickTimeWords(scene);
    case "wait-for-answer":
      return waitForAnswerWords(scene);
    case "play":
      return playWords(scene);
    case "report":
      return reportWords(scene);
    case "answer-report":
      return answerReportWords(scene);
    case "answer-no-show":
      return answerNoShowWords(scene);
    case "wait-for-approval":
      return waitForApprovalWords(scene);
    case "answer-correction":
      return answerCorrectionWords(scene);
    case "wait-for-correction":
      return waitForCorrectionWords(scene);
    case "director-decides":
      return directorWords(scene);
    case "late":
      return lateWords(scene);
    case "decided":
      return decidedWords(scene);
    case "void":
      return voidWords(scene);
  }
}

function turnLabel(turn: NextMoveWords["turn"], move: NextMove, them: string): string {
  if (turn === "late") return "Too late to report";
  if (turn === "none") return "Nothing to do";
  if (turn === "you") return "Your move";
  return move.turn === "director" ? "The director’s move" : `${possessive(them)} move`;
}

/** By or since when, with the time left. */
export function moment(
  at: Instant,
  label: string,
  { now, zone }: Pick<NextMoveReader, "now" | "zone">,
): NonNullable<NextMoveWords["by"]> {
  const left = label === "on" ? timeUntil(at, now) : timeLeft(at, now);
  return { label, day: day(at, zone), time: time(at, zone), left, at };
}
