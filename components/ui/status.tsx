import type { ReactNode } from "react";
import { MATCH_STATUS_WORDS } from "@/lib/match/words/statuses";
import { Icon, type IconName } from "./icon";

type Tone = "done" | "soon" | "bad" | "plain";
type Look = readonly [tone: Tone, icon: IconName];

const WORDS = {
  ...MATCH_STATUS_WORDS,
  playing: "Playing now",
  bye: "Bye",
  replay: "Replay ordered",
  "due-soon": "Due soon",
  out: "Out",
  past: "Done",
  now: "This week",
} as const;

const LOOKS: Record<StatusKind, Look> = {
  "to-schedule": ["soon", "calendar-plus"],
  "times-suggested": ["soon", "calendar-clock"],
  scheduled: ["plain", "calendar-check"],
  playing: ["done", "play"],
  reported: ["soon", "pen-line"],
  confirmed: ["done", "check"],
  contested: ["bad", "flag"],
  "with-director": ["bad", "flag"],
  ruled: ["done", "gavel"],
  default: ["plain", "minus"],
  forfeit: ["bad", "x"],
  "double-forfeit": ["bad", "double-forfeit"],
  bye: ["plain", "chevrons-right"],
  void: ["plain", "minus"],
  replay: ["soon", "rotate-ccw"],
  overdue: ["bad", "clock-alert"],
  "due-soon": ["soon", "clock"],
  out: ["plain", "package"],
  won: ["done", "check"],
  drawn: ["plain", "equal"],
  lost: ["plain", "minus"],
  past: ["plain", "check"],
  now: ["done", "map-pin"],
};

export type StatusKind = keyof typeof WORDS;

interface StatusProps {
  readonly kind: StatusKind;
  /** Instead of the usual word, if there's a more exact one: "Today, 4:00 pm", "Forfeit by Callum". */
  readonly children?: ReactNode;
}

/** The status of something: an icon and a word from a fixed list, never only a color. */
export function Status({ kind, children }: StatusProps) {
  const [tone, icon] = LOOKS[kind];

  return (
    <span className={`status st-${tone}`}>
      <Icon name={icon} />
      {children ?? WORDS[kind]}
    </span>
  );
}
