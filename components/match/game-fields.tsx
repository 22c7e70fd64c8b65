import type { ComponentType, ReactNode } from "react";
import type { EndingKind } from "@/lib/match/rules/games";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { JudgedMoves } from "@/lib/match/view/judged-moves";
import type { DraftGame, PlannedGame } from "@/lib/match/view/plan-report";
import { areCapturesCounted, type EndingChoice } from "@/lib/match/words/endings";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { GameViewerProps } from "../board/game-viewer";
import { describedBy, Field, FieldNotes } from "../ui/field";
import { Fold } from "../ui/fold";
import { GameFieldset } from "../ui/game-fieldset";
import { Icon } from "../ui/icon";
import { Segmented } from "../ui/segmented";
import { TextArea } from "../ui/text-input";
import { CapturedFields } from "./captured-fields";

interface GameFieldsProps {
  readonly game: PlannedGame;
  /** The initial values of the fields. */
  readonly draft: DraftGame;
  readonly names: Pair;
  readonly endings: readonly EndingChoice[];
  readonly clock: RulePack["clock"];
  /** A drawn game has to say how it ended, because a stalemate counts differently here. */
  readonly needsEnding: boolean;
  /** "Game 1", or "The game" if the match has only one. */
  readonly legend: string;
  readonly error?: string | undefined;
  /** The game was changed since, so its error isn't shown anymore. */
  readonly isCorrected?: boolean | undefined;
  readonly note?: string | undefined;
  /** What the moves say, as far as they have been read; null without moves. */
  readonly judged: JudgedMoves | null;
  readonly Viewer?: ComponentType<GameViewerProps> | undefined;
}

/**
 * One game of a report: who won, how it ended, and in folds the colors, the moves and the captured pieces. It
 * doesn't ask for what the moves say.
 */
export function GameFields({
  game,
  draft,
  names,
  endings,
  clock,
  needsEnding,
  legend,
  error,
  isCorrected = false,
  note,
  judged,
  Viewer,
}: GameFieldsProps) {
  const { index, expectedWhite, white } = game;
  const id = `game-${index}`;
  const shownError = isCorrected ? undefined : error;
  const said = judged && !judged.isRefused ? judged : null;
  const colors = <ColorsField index={index} names={names} chosen={white} key={expectedWhite ?? "lot"} />;

  return (
    <GameFieldset id={id} legend={legend} aside={asideOf(game, names)} error={shownError}>
      <FieldNotes id={id} error={shownError} hint={note} />
      {expectedWhite === null && colors}
      <div role="status" className={said ? undefined : "sr"}>
        <p className={said ? "next-why" : undefined}>{judged?.sentence}</p>
        {said?.mended.map((line) => (
          <p key={line} className="hint">
            {line}
          </p>
        ))}
      </div>
      <Unless told={said?.winner}>
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
      </Unless>
      <Unless told={said?.ending}>
        <EndingField index={index} endings={endings} chosen={draft.ending} isNeeded={needsEnding} />
      </Unless>
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
            hint="We check every move. If they show who won and how it ended, you don’t have to say it."
            name={`pgn-${index}`}
            className="mono"
            spellCheck={false}
            defaultValue={draft.pgn}
            error={judged?.isRefused ? judged.sentence : undefined}
          />
          {said?.game && Viewer && (
            <Viewer
              game={said.game}
              white={white ? names[white] : undefined}
              black={white ? names[otherSide(white)] : undefined}
              label={`Your record of game ${index + 1}`}
            />
          )}
        </div>
      </Fold>
      {areCapturesCounted({ clock }) && <CapturedFields index={index} draft={draft} clock={clock} />}
    </GameFieldset>
  );
}

/** A question that the moves may have answered; then it isn't asked or sent. An earlier choice stays chosen. */
function Unless({ told, children }: { readonly told: unknown; readonly children: ReactNode }) {
  const isTold = told != null;
  return (
    <fieldset hidden={isTold} disabled={isTold}>
      {children}
    </fieldset>
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
  isNeeded,
}: {
  readonly index: number;
  readonly endings: readonly EndingChoice[];
  readonly chosen: string | null;
  readonly isNeeded: boolean;
}) {
  const id = `ending-${index}`;
  const options = (kind: EndingKind) =>
    endings
      .filter((ending) => ending.kind === kind)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));

  return (
    <Field id={id} label={isNeeded ? "How it ended" : "How it ended (optional)"}>
      <span className="select-box">
        <select className="select" id={id} name={id} defaultValue={chosen ?? ""} {...describedBy(id, {})}>
          <option value="">Not stated</option>
          <optgroup label="Someone won">{options("win")}</optgroup>
          <optgroup label="Time ran out: won or drawn">{options("either")}</optgroup>
          <optgroup label="Drawn">{options("draw")}</optgroup>
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}

function asideOf({ white, expectedWhite, isReplay, isExtra }: PlannedGame, names: Pair): string {
  if (!white) return "White by lot";
  const had = `${names[white]} had White`;
  if (isReplay) return `Replay, ${had}`;
  if (isExtra) return `One more, ${had}`;
  return expectedWhite === null ? `${had}, by lot` : had;
}
