import { type ClaimedEnd, namesPlayer } from "@/lib/format/verdict";
import { HeadRow } from "../ui/head-row";
import { Segmented } from "../ui/segmented";
import { Select } from "../ui/select";
import { TextArea, TextInput } from "../ui/text-input";
import styles from "./adjudicator.module.css";
import { LONGEST_RECORD, type Question } from "./question";
import type { NotAGame } from "./read-game";

interface QuestionFormProps {
  readonly question: Question;
  readonly trouble: NotAGame | null;
  readonly onChange: (change: Partial<Question>) => void;
  /** Enter was pressed: the answer is there already, so the reader is led to it. */
  readonly onAsk: () => void;
  readonly action: string;
}

/** The game as text, and what the players say happened. Without JavaScript it is sent, and the page comes back with the answer. */
export function QuestionForm({ question, trouble, onChange, onAsk, action }: QuestionFormProps) {
  const errorAt = (field: NotAGame["field"]) =>
    trouble?.field === field ? `${trouble.headline}. ${trouble.why}` : undefined;

  return (
    <form
      method="get"
      action={action}
      className={styles.form}
      aria-label="The question"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <HeadRow title="The game" />
      <TextArea
        name="pgn"
        label="Moves (PGN)"
        hint="From any app or scoresheet, with or without the tags: 1. e4 e5 2. Nf3"
        className="mono"
        rows={4}
        maxLength={LONGEST_RECORD}
        spellCheck={false}
        autoComplete="off"
        value={question.pgn}
        onChange={(event) => onChange({ pgn: event.currentTarget.value })}
        error={errorAt("pgn")}
      />
      <TextInput
        name="fen"
        label="Position (FEN)"
        hint="The position alone, or the one before the first of the moves."
        className="input mono"
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        value={question.fen}
        onChange={(event) => onChange({ fen: event.currentTarget.value })}
        error={errorAt("fen")}
      />
      <HeadRow title="How it ended" />
      <Select
        name="end"
        label="What the players say"
        options={ENDS}
        value={question.end}
        onChange={(event) => onChange({ end: event.currentTarget.value as ClaimedEnd })}
      />
      {/* Hidden by the style sheet while no player is meant, so that it follows the choice without JavaScript too. */}
      <div className={styles.who}>
        <Segmented
          key={question.side}
          name="side"
          label={namesPlayer(question.end) ? WHO[question.end as keyof typeof WHO] : "Who was it?"}
          segments={[
            { value: "white", label: "White" },
            { value: "black", label: "Black" },
          ]}
          defaultValue={question.side}
          onChange={(side) => onChange({ side: side === "black" ? "black" : "white" })}
        />
      </div>
      <noscript>
        <button type="submit" className="btn btn-primary btn-wide">
          What does the rule say?
        </button>
      </noscript>
    </form>
  );
}

const ENDS: readonly { readonly value: ClaimedEnd; readonly label: string }[] = [
  { value: "none", label: "Nothing claimed: look at the board" },
  { value: "resignation", label: "A player resigned" },
  { value: "agreement", label: "A draw was agreed" },
  { value: "flag", label: "A flag fell" },
  { value: "move-time", label: "More than two minutes on a move" },
  { value: "hour", label: "The hour is over: captured points" },
  { value: "threefold", label: "Draw claimed: same position three times" },
  { value: "fifty-move", label: "Draw claimed: fifty moves" },
];

const WHO = {
  resignation: "Who resigned?",
  flag: "Whose flag fell?",
  "move-time": "Who took too long?",
} as const;
