"use client";

import { type Game, moveNumberOf, turnOf } from "chess-core";
import { useDeferredValue, useMemo, useRef } from "react";
import { paths } from "@/lib/paths";
import { MoveList } from "../board/move-list";
import { HeadRow } from "../ui/head-row";
import { Link } from "../ui/link";
import { NextLine } from "../ui/next-line";
import styles from "./adjudicator.module.css";
import { AnswerHead } from "./answer-head";
import { type Answer, answerOf, writtenMoves } from "./answer-of";
import { CapturedTable } from "./captured-table";
import { PlayedBoard } from "./played-board";
import { addressOf, keptAddress, type Question } from "./question";
import { QuestionForm } from "./question-form";
import { readGame } from "./read-game";
import { Reasons } from "./reasons";
import { chosenRules, type RulesChoice, rulesChoices } from "./rules-choice";
import { useQuestion } from "./use-question";
import { useSearch } from "./use-search";

interface AdjudicatorProps {
  readonly question: Question;
  /** The season the reader came from: its rules can be chosen next to the rule sheets. */
  readonly season: RulesChoice | null;
}

/**
 * A dispute at the board, asked and answered on one page: the answer first, then the board and the question, then the
 * reasons and the moves. The form's text is the source of truth; a move on the board is written into it.
 */
export function Adjudicator({ question: asked, season }: AdjudicatorProps) {
  const choices = useMemo(() => rulesChoices(season), [season]);
  const { question, isAsAsked, canTakeBack, change, write, takeBack } = useQuestion(asked, choices);
  const top = useRef<HTMLDivElement>(null);

  const { pgn, fen } = question;
  const read = useMemo(() => readGame({ pgn, fen }), [pgn, fen]);
  // Looking for a mate can take a moment and must not block the board.
  const settled = useDeferredValue(question);
  const search = useSearch();
  const answer = useMemo(
    () => answerOf(settled, chosenRules(choices, settled.rules).rules, search),
    [settled, choices, search],
  );
  const { rules } = chosenRules(choices, question.rules);

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
            game={read.ok ? read.game : read.error.upTo}
            onGame={write}
            onTakeBack={takeBack}
            canTakeBack={canTakeBack}
          />
        </div>
        <div className={styles.question}>
          <QuestionForm
            question={question}
            choices={choices}
            error={answer.error}
            onChange={change}
            onAsk={() => top.current?.focus()}
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
        <Moves game={answer.game} />
      </div>
    </>
  );
}

function Moves({ game }: { readonly game: Game }) {
  const moves = useMemo(() => writtenMoves(game), [game]);

  return (
    <section className={styles.moves} aria-labelledby="moves">
      <HeadRow title="The moves" id="moves" />
      {moves.length === 0 ? (
        <p className="small muted mt-3">No moves yet.</p>
      ) : (
        <MoveList
          moves={moves}
          firstNumber={moveNumberOf(game.start)}
          blackBegins={turnOf(game.start) === "black"}
          current={moves.length - 1}
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
