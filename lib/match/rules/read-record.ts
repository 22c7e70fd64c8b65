import { type Answer, type PgnError, type PgnGame, parsePgn } from "chess-core";

/**
 * The games in a text as players paste it. What's almost right, such as figurines or a dash from a word processor, is
 * mended, and each game says what was.
 */
export function readRecords(pgn: string): Answer<PgnGame[], PgnError> {
  return parsePgn(pgn, { lenient: true });
}

/** The game of a reported text, which was checked to be one game; undefined if there's no text or no game in it. */
export function readRecord(pgn: string | undefined): PgnGame | undefined {
  const read = pgn ? readRecords(pgn) : null;
  return read?.ok ? read.value[0] : undefined;
}

/** Is what can't be read a remark after the result, as in "1-0 White wins on time"? */
export function isAfterResult({ reason, offset }: PgnError, pgn: string): boolean {
  return reason === "not-san" && RESULT_LAST.test(pgn.slice(0, offset));
}

const RESULT_LAST = /(?:^|\s)(?:1\s?[-–—:]\s?0|0\s?[-–—:]\s?1|(?:1\/2|½)(?:\s?[-–—:]\s?(?:1\/2|½))?|\*)\s*$/;
