"use client";

import type { Move } from "chess-core";
import { type FormEvent, useDeferredValue, useMemo, useRef } from "react";
import { paths } from "@/lib/paths";
import { MoveList } from "../board/move-list";
import { HeadRow } from "../ui/head-row";
import { Link } from "../ui/link";
import { NextLine } from "../ui/next-line";
import styles from "./adjudicator.module.css";
import { AnswerHead } from "./answer-head";
import type { Answer, WrittenMoves } from "./answer-of";
import { CapturedTable } from "./captured-table";
import { PlayedBoard } from "./played-board";
import type { PlayedGame } from "./played-game";
import { addressOf, isEmpty, keptAddress, type Question } from "./question";
import { QuestionForm } from "./question-form";
import { Reasons } from "./reasons";
import { chosenRules, type RulesChoice } from "./rules-choice";
import { loadJudge, useJudge } from "./use-judge";
import { useQuestion } from "./use-question";

export interface AdjudicatorProps {
  readonly question: Question;
  /** The rule sheets, and the rules of the season the reader came from. */
  readonly choices: readonly RulesChoice[];
  /** The board and the answer for this question, as the server has them. */
  readonly board: PlayedGame;
  readonly answer: Answer;
}

/**
 * A dispute at the board, asked and answered on one page: the answer first, then the board and the question, then the
 * reasons and the moves. The form's text is the source of truth; a move on the board is written into it.
 */
export function Adjudicator({ question: asked, choices, ...given }: AdjudicatorProps) {
  const { question, isAsAsked, canTakeBack, change, write, takeBack } = useQuestion(asked, choices);
  const top = useRef<HTMLDivElement>(null);
  const judge = useJudge(!isAsAsked || !isEmpty(asked));

  const { pgn, fen } = question;
  const board = useMemo(() => judge?.playedGame({ pgn, fen }) ?? given.board, [judge, pgn, fen, given.board]);
  // Looking for a mate can take a moment and must not block the board.
  const settled = useDeferredValue(question);
  const answer = useMemo(
    () => judge?.answerOf(settled, chosenRules(choices, settled.rules).rules) ?? given.answer,
    [judge, settled, choices, given.answer],
  );
  const { rules } = chosenRules(choices, question.rules);

  function play(move: Move): void {
    loadJudge().then(
      ({ afterMove }) => write(afterMove(question, move) ?? question),
      () => {},
    );
  }

  function undo(): void {
    loadJudge().then(
      ({ withoutLastMove }) => takeBack(withoutLastMove(question)),
      () => {},
    );
  }

  function ask(event: FormEvent): void {
    if (judge === null && !isAsAsked) return;
    event.preventDefault();
    top.current?.focus();
  }

  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.top}>
        <AnswerHead answer={answer} />
      </div>
      <p className="sr" role="status">
        {isAsAsked ? "" : `${answer.headline}. ${answer.kind === "goes-on" ? "" : answer.why}`}
      </p>
      <div className={styles.desk}>
        <div className={styles.board}>
          <PlayedBoard
            game={board}
            onMove={play}
            onTakeBack={undo}
            onStartOver={() => write({ pgn: "", fen: "" })}
            canTakeBack={canTakeBack}
          />
        </div>
        <div className={styles.question}>
          <QuestionForm
            question={question}
            choices={choices}
            error={answer.error}
            onChange={change}
            onAsk={ask}
            action={paths.adjudicator()}
          />
          <NextLine turn="none" turnIcon="gavel" turnLabel="The rules say" className={styles.again}>
            <a href="#answer">{answer.headline}</a>
          </NextLine>
        </div>
        <div className={styles.reasons}>
          {answer.captured && <CapturedTable captured={answer.captured} values={rules.clock.pieceValues} />}
          <Reasons facts={answer.facts} />
          <Keep answer={answer} question={question} />
        </div>
        <Moves moves={answer.moves} />
      </div>
    </>
  );
}

function Moves({ moves: { sans, firstNumber, blackBegins } }: { readonly moves: WrittenMoves }) {
  return (
    <section className={styles.moves} aria-labelledby="moves">
      <HeadRow title="The moves" id="moves" />
      {sans.length === 0 ? (
        <p className="small muted mt-3">No moves yet.</p>
      ) : (
        <MoveList
          moves={sans}
          firstNumber={firstNumber}
          blackBegins={blackBegins}
          current={sans.length - 1}
        />
      )}
    </section>
  );
}

/** How far the answer goes, and a link to share it. */
function Keep({ answer, question }: { readonly answer: Answer; readonly question: Question }) {
  return (
    <p className="fine mt-4 max-w-[34rem]">
      This is what the rules say about what you entered. If you two don’t agree on what happened, the director
      decides.{" "}
      {answer.kind !== "empty" && keptAddress(question) === addressOf(question) && (
        <Link href={addressOf(question)} prefetch={false} replace scroll={false}>
          Link to this question
        </Link>
      )}
    </p>
  );
}
