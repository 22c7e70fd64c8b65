import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon";

const TURNS = {
  you: ["your-move", "Your move"],
  them: ["their-move", "Their move"],
  none: ["check", "Nothing to do"],
  late: ["clock-alert", "Too late"],
} as const satisfies Record<string, readonly [IconName, string]>;

/** Whose move it is: yours, someone else's, no one's, or too late for anyone. */
export type TurnKind = keyof typeof TURNS;

interface TurnProps {
  readonly turn: TurnKind;
  /** "The director’s move" instead of "Their move". */
  readonly label?: ReactNode | undefined;
  readonly icon?: IconName | undefined;
  /** A line of its own above a headline (`p`), or the beginning of a line (`span`). */
  readonly as?: "p" | "span" | undefined;
}

/** A filled square if it's the reader's move, an outlined one if it's the other side's, and the words for it. */
export function Turn({ turn, label, icon, as: Tag = "p" }: TurnProps) {
  const [usualIcon, usualLabel] = TURNS[turn];

  return (
    <Tag className={`turn turn-${turn}`}>
      <Icon name={icon ?? usualIcon} />
      {label ?? usualLabel}
    </Tag>
  );
}
