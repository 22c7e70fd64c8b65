import { type FormEvent, useRef } from "react";
import { type ClaimedEnd, namesPlayer } from "@/lib/adjudicator/words/claimed";
import { HeadRow } from "../ui/head-row";
import { Segmented } from "../ui/segmented";
import { Select } from "../ui/select";
import { TextArea, TextInput } from "../ui/text-input";
import { useEarlyInput } from "../ui/use-early-input";
import styles from "./adjudicator.module.css";
import type { Answer } from "./answer-of";
import { endChoices } from "./end-choices";
import { changesIn, type Question, readForm } from "./question";
import { chosenRules, type RulesChoice } from "./rules-choice";

interface QuestionFormProps {
  readonly question: Question;
  readonly choices: readonly RulesChoice[];
  readonly error: Answer["error"];
  readonly onChange: (change: Partial<Question>) => void;
  /** Enter was pressed. If the answer is already there, the focus moves to it; otherwise the server is asked. */
  readonly onAsk: (event: FormEvent) => void;
  readonly action: string;
}

/**
 * The game as text, and what the players claim. Without JavaScript the form is sent, and the page comes back with the
 * answer.
 */
export function QuestionForm({ question, choices, error, onChange, onAsk, action }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (data) => {
    const changes = changesIn(question, readForm(data, choices));
    if (changes) onChange(changes);
  });
  const errorAt = (field: "pgn" | "fen") =>
    error?.field === field ? `${error.headline}. ${error.why}` : undefined;

  return (
    <form
      ref={form}
      method="get"
      action={action}
      className={styles.form}
      aria-label="The question"
      onSubmit={onAsk}
    >
      <HeadRow title="The game" />
      <TextArea
        name="pgn"
        label="Moves (PGN)"
        hint="From any app or scoresheet, with or without tags: 1. e4 e5 2. Nf3"
        className="mono"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={question.pgn}
        onChange={(event) => onChange({ pgn: event.currentTarget.value })}
        error={errorAt("pgn")}
      />
      <TextInput
        name="fen"
        label="Position (FEN)"
        hint="A position on its own, or the one before the first move."
        className="input mono"
        spellCheck={false}
        autoComplete="off"
        value={question.fen}
        onChange={(event) => onChange({ fen: event.currentTarget.value })}
        error={errorAt("fen")}
      />
      <HeadRow title="How it ended" />
      <Select
        name="rules"
        label="Which rules?"
        options={choices.map(({ value, label }) => ({ value, label }))}
        value={question.rules}
        onChange={(event) => onChange({ rules: event.currentTarget.value })}
      />
      <Select
        name="end"
        label="What the players say"
        options={endChoices(chosenRules(choices, question.rules).rules)}
        value={question.end}
        onChange={(event) => onChange({ end: event.currentTarget.value as ClaimedEnd })}
      />
      {/* Hidden by the style sheet unless the claim names a player, so that it works without JavaScript. */}
      <div className={styles.who}>
        <Segmented
          name="side"
          label={namesPlayer(question.end) ? WHO[question.end as keyof typeof WHO] : "Who was it?"}
          segments={[
            { value: "white", label: "White" },
            { value: "black", label: "Black" },
          ]}
          value={question.side}
          onChange={(side) => onChange({ side: side === "black" ? "black" : "white" })}
        />
      </div>
      <noscript>
        <button type="submit" className="btn btn-primary btn-wide">
          What do the rules say?
        </button>
      </noscript>
    </form>
  );
}

const WHO = {
  resignation: "Who resigned?",
  flag: "Whose flag fell?",
  "move-time": "Who took too long?",
} as const;
