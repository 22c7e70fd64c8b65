import type { ReactNode } from "react";

interface FieldsetProps {
  /** Where an error summary leads. */
  readonly id?: string | undefined;
  readonly legend: ReactNode;
  /** The quiet half of the legend: "Amara had White". */
  readonly aside?: ReactNode | undefined;
  /** What's wrong with the game, if that's shown inside by `FieldNotes` with this id. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** The fields of one game of a report, under its number. */
export function GameFieldset({ id, legend, aside, error, children }: FieldsetProps) {
  return (
    <fieldset
      className="game"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-describedby={error && `${id}-error`}
    >
      <legend>
        {legend}
        {aside && <span>{aside}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
