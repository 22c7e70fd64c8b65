import type { ReactNode } from "react";

interface FieldsetProps {
  readonly legend: ReactNode;
  /** The quiet half of the legend: "Amara had White". */
  readonly aside?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** The fields of one game of a report, under its number. */
export function GameFieldset({ legend, aside, children }: FieldsetProps) {
  return (
    <fieldset className="game">
      <legend>
        {legend}
        {aside && <span>{aside}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
