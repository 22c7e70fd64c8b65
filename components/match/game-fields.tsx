import type { Side } from "@/lib/domain/match/sides";
import type { EndingChoice } from "@/lib/format/endings";
import type { Pair } from "@/lib/format/names";
import { describedBy, Field } from "../ui/field";
import { Fold } from "../ui/fold";
import { GameFieldset } from "../ui/game-fieldset";
import { Icon } from "../ui/icon";
import { Segmented } from "../ui/segmented";
import { TextArea } from "../ui/text-input";
import type { DraftGame, PlannedGame } from "./plan-report";

interface GameFieldsProps {
  readonly game: PlannedGame;
  /** What the fields hold when they appear. */
  readonly draft: DraftGame;
  readonly names: Pair;
  readonly endings: readonly EndingChoice[];
  readonly error?: string | undefined;
  readonly note?: string | undefined;
}

/** One game of a report: who won, how it ended, and behind a fold the colors and the moves. */
export function GameFields({ game, draft, names, endings, error, note }: GameFieldsProps) {
  const { index, expectedWhite, white } = game;
  const colors = <ColorsField index={index} names={names} chosen={white} key={expectedWhite ?? "lot"} />;

  return (
    <GameFieldset legend={`Game ${index + 1}`} aside={asideOf(game, names)}>
      {error && (
        <p className="err" id={`game-${index}`} tabIndex={-1}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      {note && <p className="hint">{note}</p>}
      {expectedWhite === null && colors}
      <Segmented
        label="Who won?"
        name={`winner-${index}`}
        segments={[
          { value: "home", label: names.home },
          { value: "draw", label: "Drawn" },
          { value: "away", label: names.away },
        ]}
        defaultValue={draft.winner ?? undefined}
      />
      <EndingField index={index} endings={endings} chosen={draft.ending} />
      <Fold
        className="pgn"
        summary="Add the moves"
        aside={draft.pgn ? "added" : expectedWhite === null ? "optional" : "or who had White"}
        open={draft.pgn !== "" && error !== undefined}
      >
        <div className="form">
          {expectedWhite !== null && colors}
          <TextArea
            label={`Moves of game ${index + 1}, as PGN`}
            hint="Moves that end in mate or with a result fill in who won and how it ended. Every move is checked."
            name={`pgn-${index}`}
            className="mono"
            spellCheck={false}
            defaultValue={draft.pgn}
          />
        </div>
      </Fold>
    </GameFieldset>
  );
}

function ColorsField({
  index,
  names,
  chosen,
}: {
  readonly index: number;
  readonly names: Pair;
  readonly chosen: Side | null;
}) {
  return (
    <Segmented
      label="Who had White?"
      name={`white-${index}`}
      segments={[
        { value: "home", label: names.home },
        { value: "away", label: names.away },
      ]}
      defaultValue={chosen ?? undefined}
    />
  );
}

function EndingField({
  index,
  endings,
  chosen,
}: {
  readonly index: number;
  readonly endings: readonly EndingChoice[];
  readonly chosen: string | null;
}) {
  const id = `ending-${index}`;
  const options = (isDraw: boolean) =>
    endings
      .filter((ending) => ending.isDraw === isDraw)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));

  return (
    <Field id={id} label="How it ended">
      <span className="select-box">
        <select className="select" id={id} name={id} defaultValue={chosen ?? ""} {...describedBy(id, {})}>
          <option value="">Choose one</option>
          <optgroup label="Somebody won">{options(false)}</optgroup>
          <optgroup label="Drawn">{options(true)}</optgroup>
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}

function asideOf({ white, expectedWhite, isReplay }: PlannedGame, names: Pair): string {
  if (!white) return "White by lot";
  const had = `${names[white]} had White`;
  if (isReplay) return `Replay, ${had}`;
  return expectedWhite === null ? `${had}, by lot` : had;
}
