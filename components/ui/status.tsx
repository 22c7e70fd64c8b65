import type { ReactNode } from "react";

import { Icon, type IconName } from "./icon";

type Tone = "done" | "soon" | "bad" | "plain";
type Look = readonly [tone: Tone, icon: IconName, word: string];

const LOOKS = {
  "to-schedule": ["soon", "calendar-plus", "To schedule"],
  "times-proposed": ["soon", "calendar-clock", "Times suggested"],
  scheduled: ["plain", "calendar-check", "Scheduled"],
  playing: ["done", "play", "Playing now"],
  reported: ["soon", "pen-line", "Waiting to be confirmed"],
  confirmed: ["done", "check", "Confirmed"],
  disputed: ["bad", "flag", "Contested"],
  "with-director": ["bad", "flag", "With the director"],
  ruled: ["done", "gavel", "Ruled"],
  default: ["plain", "minus", "Default"],
  forfeit: ["bad", "x", "Forfeit"],
  "double-forfeit": ["bad", "double-forfeit", "Double forfeit"],
  bye: ["plain", "chevrons-right", "Bye"],
  void: ["plain", "minus", "Void"],
  replay: ["soon", "rotate-ccw", "Replay ordered"],
  overdue: ["bad", "clock-alert", "Overdue"],
  "due-soon": ["soon", "clock", "Due soon"],
  out: ["plain", "package", "Out"],
  won: ["done", "check", "Won"],
  drawn: ["plain", "equal", "Drawn"],
  lost: ["plain", "minus", "Lost"],
  past: ["plain", "check", "Done"],
  now: ["done", "map-pin", "This week"],
} as const satisfies Record<string, Look>;

export type StatusKind = keyof typeof LOOKS;

interface StatusProps {
  readonly kind: StatusKind;
  /** Instead of the usual word, if there's a more exact one: "Today, 4:00 pm", "Forfeit by Callum". */
  readonly children?: ReactNode;
}

/** The status of something: an icon and a word from a fixed list, never only a color. */
export function Status({ kind, children }: StatusProps) {
  const [tone, icon, word] = LOOKS[kind];

  return (
    <span className={`status st-${tone}`}>
      <Icon name={icon} />
      {children ?? word}
    </span>
  );
}
