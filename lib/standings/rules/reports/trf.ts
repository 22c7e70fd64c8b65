import { oneLine } from "@/lib/shared/one-line";
import { surnameFirst } from "./surname-first";
import {
  inRound,
  inScore,
  PLAYER_COLUMNS,
  ROUND_COLUMNS,
  ROUND_DATE,
  SCORE_COLUMNS,
  setLine,
} from "./trf-columns";

/**
 * A player's result in a round: won, drawn, lost; won or lost without playing; `Z` for a round without a match: a bye
 * in an odd field or in a bracket, or out of it. Blank: not played yet.
 */
export const TRF_RESULTS = ["1", "=", "0", "+", "-", "Z", " "] as const;
export type TrfResult = (typeof TRF_RESULTS)[number];

export type TrfRound = {
  /** The opponent's starting rank; null if there's no match. */
  readonly opponent: number | null;
  readonly color: "w" | "b" | null;
  readonly result: TrfResult;
};

export type TrfPlayer = {
  readonly name: string;
  readonly points: number;
  /** Shared by ties. */
  readonly rank: number;
  readonly rounds: readonly TrfRound[];
};

/** Points by kind of result: win, draw, loss, and a match lost without playing. */
export type TrfScoring = Readonly<Record<"W" | "D" | "L" | "A", number>>;

export type TrfReport = {
  readonly name: string;
  /** Calendar dates, "2026-11-16". */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly roundDates: readonly string[];
  readonly type: string;
  /** The code of line 192; null if the table of codes has none. */
  readonly code: string | null;
  readonly allottedTime: string;
  readonly arbiter: string;
  /** What the standings are ordered by, as codes: PTS, DE, WIN. */
  readonly order: readonly string[];
  readonly scoring: TrfScoring;
  /** Remarks for readers of the file. */
  readonly notes: readonly string[];
  /** In order of starting rank, from 1. */
  readonly players: readonly TrfPlayer[];
};

const USUAL_SCORING: TrfScoring = { W: 1, D: 0.5, L: 0, A: 0 };

/**
 * A tournament report file (FIDE, TRF26, in force since September 1, 2025; readers of TRF16 find its lines in the same
 * places). City, federation, ratings and FIDE numbers aren't known here and stay blank for the person who sends the
 * file. Lines end in CR and LF; the text is meant for UTF-8.
 */
export function makeTrf(report: TrfReport): string {
  const { players, scoring } = report;
  const lines = [
    `012 ${oneLine(report.name)}`,
    "022",
    "032",
    `042 ${report.startsOn.replaceAll("-", "/")}`,
    `052 ${report.endsOn.replaceAll("-", "/")}`,
    `062 ${players.length}`,
    "072 0",
    "082 0",
    `092 ${oneLine(report.type)}`,
    `102 ${oneLine(report.arbiter)}`.trimEnd(),
    `122 ${oneLine(report.allottedTime)}`,
    makeDates(report.roundDates),
    `142 ${report.roundDates.length}`,
    ...(isUsual(scoring) ? [] : [makeScoring(scoring)]),
    ...(report.code ? [`192 ${report.code}`] : []),
    `212 ${report.order.join(",")}`,
    ...report.notes.map((note) => `### ${oneLine(note)}`),
    ...players.map((player, index) => makePlayer(player, index + 1)),
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

function makePlayer({ name, points, rank, rounds }: TrfPlayer, startingRank: number): string {
  const at = PLAYER_COLUMNS;
  return setLine([
    { at: at.record, text: "001" },
    { at: at.startingRank, text: String(startingRank), align: "right" },
    { at: at.name, text: surnameFirst(name) },
    { at: at.points, text: printTrfPoints(points), align: "right" },
    { at: at.rank, text: String(rank), align: "right" },
    ...rounds.flatMap((round, index) => [
      { at: inRound(ROUND_COLUMNS.opponent, index + 1), text: opponentOf(round), align: "right" as const },
      { at: inRound(ROUND_COLUMNS.color, index + 1), text: round.color ?? "-" },
      { at: inRound(ROUND_COLUMNS.result, index + 1), text: round.result },
    ]),
  ]);
}

function opponentOf({ opponent }: TrfRound): string {
  return opponent === null ? "0000" : String(opponent);
}

/**
 * "11.5" in four columns. A whole number too long for that loses its ".0"; a value that's still too long is left out.
 */
function printTrfPoints(points: number): string {
  const text = points.toFixed(1);
  const short = text.length > 4 ? text.replace(/\.0$/, "") : text;
  return short.length > 4 ? "" : short;
}

function makeDates(dates: readonly string[]): string {
  return setLine([
    { at: [1, 3], text: "132" },
    ...dates.map((date, index) => ({
      at: inRound(ROUND_DATE, index + 1),
      text: date.slice(2).replaceAll("-", "/"),
    })),
  ]);
}

function isUsual(scoring: TrfScoring): boolean {
  return SCORE_KINDS.every((kind) => scoring[kind] === USUAL_SCORING[kind]);
}

function makeScoring(scoring: TrfScoring): string {
  return setLine([
    { at: [1, 3], text: "162" },
    ...SCORE_KINDS.flatMap((kind, index) => [
      { at: inScore(SCORE_COLUMNS.code, index + 1), text: kind },
      {
        at: inScore(SCORE_COLUMNS.points, index + 1),
        text: scoring[kind].toFixed(1),
        align: "right" as const,
      },
    ]),
  ]);
}

const SCORE_KINDS = ["W", "D", "L", "A"] as const;
