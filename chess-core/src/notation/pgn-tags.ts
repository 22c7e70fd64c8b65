import { type Answer, accept } from "../board/answer";
import type { Position } from "../board/position";
import { START } from "../board/start";
import { parseFen } from "./fen";
import type { FenError } from "./fen-error";
import { says } from "./mend";
import { mendFen } from "./mend-fen";
import { PgnFailure } from "./pgn-failure";
import { type DraftMend, readLooseResult } from "./pgn-mend";
import { readTagPair } from "./pgn-scan";
import { isFromPosition, otherGame, otherGameOfFen } from "./variant";

/** How far after a FEN tag the name of the game is looked for. */
const TAGS_LENGTH = 2000;

/** The tags of a game, and what they say about its start. */
export class PgnTags {
  readonly values = new Map<string, string>();
  start: Position = START;

  constructor(
    private readonly text: string,
    /** Where the game starts. */
    private readonly startedAt: number,
    private readonly isLenient: boolean,
    private readonly mends: DraftMend[],
  ) {}

  /** Reads a tag pair, and returns where it ends. */
  read(at: number): number {
    const pair = readTagPair(this.text, at);
    if (typeof pair === "string") throw new PgnFailure("tag", at, pair);
    const { name, end } = pair;
    const value = this.isLenient && name === "Result" ? this.mendResult(pair.value, at) : pair.value;
    this.values.set(name, value);
    if (/^variant$/i.test(name)) refuseOther(otherGame(value), at);
    if (name === "FEN") this.setUp(value, at, end);
    return end;
  }

  /** A game from a position isn't known without the position. */
  checkStart(): void {
    const { startedAt, values } = this;
    if (values.has("FEN") || !isFromPosition(values.get("Variant") ?? "")) return;
    const why = "the game starts from a position, and there is no FEN tag to name it";
    throw new PgnFailure("fen", startedAt, why);
  }

  private mendResult(value: string, offset: number): string {
    const loose = readLooseResult(value.trim(), 0);
    if (loose === null || value === loose.result) return value;
    this.mends.push({ kind: "result", offset, why: says(value, loose.result) });
    return loose.result;
  }

  private setUp(fen: string, at: number, end: number): void {
    const answer = this.isLenient ? this.mendStart(fen, at) : parseFen(fen);
    if (answer.ok) {
      this.start = answer.value;
      return;
    }
    const variant = /^\s*\[Variant\s+"([^"\r\n]*)"/im.exec(this.text.slice(end, end + TAGS_LENGTH));
    refuseOther(variant === null ? null : otherGame(variant[1]!), at);
    refuseOther(otherGameOfFen(fen), at);
    throw new PgnFailure("fen", at, `the game starts from an impossible position: ${answer.error.message}`);
  }

  private mendStart(fen: string, offset: number): Answer<Position, FenError> {
    const answer = mendFen(fen);
    if (!answer.ok) return answer;
    for (const { kind, message } of answer.value.mended)
      this.mends.push({ kind, offset, why: `FEN: ${message}` });
    return accept(answer.value.position);
  }
}

function refuseOther(game: string | null, at: number): void {
  if (game !== null) throw new PgnFailure("variant", at, `this is a game of ${game}, not of standard chess`);
}
