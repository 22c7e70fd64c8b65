import { type Square, squareNumber } from "../board/vocabulary";

/** What an engine thinks of the position after the move, from White's side: in pawns, or moves until mate. */
export type PgnEval =
  | { readonly pawns: number; readonly depth?: number }
  | { readonly mate: number; readonly depth?: number };

export const MARK_COLORS = ["green", "red", "yellow", "blue"] as const;
export type MarkColor = (typeof MARK_COLORS)[number];

export interface MarkedSquare {
  readonly color: MarkColor;
  readonly square: Square;
}

export interface Arrow {
  readonly color: MarkColor;
  readonly from: Square;
  readonly to: Square;
}

/** What programs write in a comment for each other, such as `[%clk 0:03:25]`. */
export interface PgnCommands {
  /** What the mover's clock showed, in seconds: `[%clk 0:03:25]`. */
  readonly clock?: number;
  /** How long the move took, in seconds: `[%emt 0:00:05]`. */
  readonly elapsed?: number;
  /** `[%eval 0.35]`, `[%eval #-3]`, with a depth `[%eval 0.35,20]`. */
  readonly eval?: PgnEval;
  /** Marked squares: `[%csl Ga4,Re5]`. */
  readonly squares?: readonly MarkedSquare[];
  /** Arrows: `[%cal Ge2e4]`. */
  readonly arrows?: readonly Arrow[];
}

export type DraftCommands = { -readonly [Key in keyof PgnCommands]: PgnCommands[Key] };

/** Takes the commands out of a comment and collapses white space. What can't be read, and what comes twice, stays text. */
export function readCommands(comment: string): { text: string; commands: DraftCommands | null } {
  if (!comment.includes("[%")) return { text: fold(comment), commands: null };
  const commands: DraftCommands = {};
  const text = comment.replace(COMMAND, (whole, name: string, value: string) =>
    READ[name]!(commands, value) ? "" : whole,
  );
  return { text: fold(text), commands };
}

/** The commands as text, in the order that Lichess writes them. */
export function makeCommands({ clock, elapsed, eval: score, squares, arrows }: PgnCommands): string[] {
  const texts: string[] = [];
  if (score !== undefined) texts.push(`[%eval ${makeEval(score)}]`);
  if (clock !== undefined) texts.push(`[%clk ${makeTime(clock)}]`);
  if (elapsed !== undefined) texts.push(`[%emt ${makeTime(elapsed)}]`);
  if (squares?.length)
    texts.push(`[%csl ${squares.map(({ color, square }) => letter(color) + square).join(",")}]`);
  if (arrows?.length)
    texts.push(`[%cal ${arrows.map(({ color, from, to }) => letter(color) + from + to).join(",")}]`);
  return texts;
}

export function fold(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

const COMMAND = /\[%(clk|emt|eval|csl|cal)\s+([^\]\s][^\]]{0,499})\]/g;
const TIME = /^(\d{1,5}):(\d{1,2}):(\d{1,2}(?:\.\d{1,9})?)$/;
const SECONDS = /^\d{1,7}(?:\.\d{1,9})?$/;
const SCORE = /^(#?)([+-]?\d{1,5}(?:\.\d{1,6})?)(?:,(\d{1,3}))?$/;
const LETTERS = { G: "green", R: "red", Y: "yellow", B: "blue" } as const;

/** Each adds what it reads to the commands. False if it can't. */
const READ: Readonly<Record<string, (commands: DraftCommands, value: string) => boolean>> = {
  clk: (commands, value) => {
    const time = TIME.exec(value.trim());
    if (commands.clock !== undefined || time === null) return false;
    commands.clock = secondsOf(time);
    return true;
  },
  emt: (commands, value) => {
    const text = value.trim();
    const time = TIME.exec(text);
    if (commands.elapsed !== undefined || (time === null && !SECONDS.test(text))) return false;
    commands.elapsed = time === null ? Number(text) : secondsOf(time);
    return true;
  },
  eval: (commands, value) => {
    const score = readEval(value.trim());
    if (commands.eval !== undefined || score === null) return false;
    commands.eval = score;
    return true;
  },
  csl: (commands, value) => {
    const squares = readMarks(value, /^([GRYB])([a-h][1-8])$/);
    if (commands.squares !== undefined || squares === null) return false;
    commands.squares = squares.map(({ color, from }) => ({ color, square: from }));
    return true;
  },
  cal: (commands, value) => {
    const arrows = readMarks(value, /^([GRYB])([a-h][1-8])([a-h][1-8])$/);
    if (commands.arrows !== undefined || arrows === null) return false;
    commands.arrows = arrows;
    return true;
  },
};

function readEval(text: string): PgnEval | null {
  const [, sign, number, depth] = SCORE.exec(text) ?? [];
  if (number === undefined || (sign === "#" && number.includes("."))) return null;
  const value = Number(number) + 0;
  const deep = depth === undefined ? {} : { depth: Number(depth) };
  return sign === "#" ? { mate: value, ...deep } : { pawns: value, ...deep };
}

function makeEval(score: PgnEval): string {
  const value = "mate" in score ? `#${score.mate}` : `${score.pawns}`;
  return score.depth === undefined ? value : `${value},${score.depth}`;
}

function readMarks(value: string, mark: RegExp): Arrow[] | null {
  const arrows: Arrow[] = [];
  for (const part of value.split(",")) {
    const [, sign, from = "", to = from] = mark.exec(part.trim()) ?? [];
    if (sign === undefined || !isSquare(from) || !isSquare(to)) return null;
    arrows.push({ color: LETTERS[sign as keyof typeof LETTERS], from, to });
  }
  return arrows;
}

function isSquare(text: string): text is Square {
  return squareNumber(text) >= 0;
}

function letter(color: MarkColor): string {
  return color[0]!.toUpperCase();
}

function secondsOf([, hours, minutes, seconds]: RegExpExecArray): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function makeTime(time: number): string {
  const milliseconds = Math.round(time * 1000);
  const hours = Math.floor(milliseconds / 3_600_000);
  const minutes = Math.floor(milliseconds / 60_000) % 60;
  const seconds = (milliseconds % 60_000) / 1000;
  return `${hours}:${pad(minutes)}:${pad(seconds)}`;
}

function pad(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}
