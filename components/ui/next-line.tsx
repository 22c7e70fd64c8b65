import type { ReactNode } from "react";

import { classNames } from "./class-names";
import type { IconName } from "./icon";
import { Turn, type TurnKind } from "./turn";

interface NextLineProps {
  readonly turn: TurnKind;
  readonly turnLabel?: ReactNode | undefined;
  readonly turnIcon?: IconName | undefined;
  /** One or two sentences; the action is a link. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The next move in one line, for a page that is about something else. */
export function NextLine({ turn, turnLabel, turnIcon, children, className }: NextLineProps) {
  return (
    <p className={classNames("nextline", className)}>
      <Turn as="span" turn={turn} label={turnLabel} icon={turnIcon} />
      <span>{children}</span>
    </p>
  );
}
