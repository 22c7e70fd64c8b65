import { type Answer, accept, refuse } from "../board/answer";
import type { PgnError, PgnGame, PgnOptions } from "./pgn";
import { PgnFailure } from "./pgn-failure";
import { GameReader } from "./pgn-game";
import { Locator } from "./pgn-locate";
import { isEmptyRecord, type ReadGame } from "./pgn-read-game";

type PgnAnswer = Answer<PgnGame, PgnError>;

/**
 * Reads a PGN text with any number of games, all or nothing. The first illegal move or invalid PGN is returned as an
 * error with its place. Never throws. Unusual but clear text is read: a byte order mark, any line ends, `1.e4`, zeros
 * for castling, tags and moves on one line, a missing result. Games other than standard chess are refused by name.
 *
 * @example parsePgn(text, { lenient: true }) // mends "1. ♘f3* 1–0" and says so in `mended`
 */
export function parsePgn(text: string, options: PgnOptions = {}): Answer<PgnGame[], PgnError> {
  const games: PgnGame[] = [];
  for (const answer of readGames(text, options)) {
    if (!answer.ok) return answer;
    games.push(answer.value);
  }
  return accept(games);
}

/** Reads all games, each with its own answer: a game that can't be read doesn't hide the others. */
export function parsePgnGames(text: string, options: PgnOptions = {}): PgnAnswer[] {
  return [...readGames(text, options)];
}

/**
 * Reads games from a stream, such as a file of many megabytes: each as soon as it is complete, and no more text kept than
 * the game that is being read.
 *
 * @example for await (const answer of readPgn(response.body.pipeThrough(new TextDecoderStream()))) { ... }
 */
export async function* readPgn(
  chunks: AsyncIterable<string> | Iterable<string>,
  options: PgnOptions = {},
): AsyncGenerator<PgnAnswer> {
  const stream = new GameStream(options);
  for await (const chunk of chunks) yield* stream.take(chunk);
  yield* stream.end();
}

function* readGames(text: string, options: PgnOptions): Generator<PgnAnswer> {
  const stream = new GameStream(options);
  yield* stream.read(text, true);
}

/** Text goes in, games come out. An incomplete game waits. */
class GameStream {
  private waiting = "";
  /**
   * Chunks of an incomplete game are joined only when their number has doubled, so a long game isn't read over and
   * over.
   */
  private more: string[] = [];
  private moreLength = 0;
  private number = 1;
  private base = 0;
  private locator: Locator | null = null;

  constructor(private readonly options: PgnOptions) {}

  *take(chunk: string): Generator<PgnAnswer> {
    this.more.push(chunk);
    this.moreLength += chunk.length;
    if (this.moreLength >= this.waiting.length) yield* this.read(this.gather(), false);
  }

  end(): Generator<PgnAnswer> {
    return this.read(this.gather(), true);
  }

  *read(text: string, isAll: boolean): Generator<PgnAnswer> {
    if (this.locator === null) this.locator = new Locator(text);
    else this.locator.moveTo(text, 0);
    const { locator } = this;
    const lastBrace = text.lastIndexOf("}");
    let at = this.base === 0 && text.charCodeAt(0) === 0xfeff ? 1 : 0;
    while (at < text.length) {
      const { found, next } = readOne(text, at, lastBrace, this.isLenient);
      if (
        found === null ||
        (!isAll && mayGoOn(found, next + (this.isLenient ? LOOSE_RESULT_LENGTH : 0), text))
      )
        break;
      if (found instanceof PgnFailure) yield refuse(locator.locate(this.number, found, this.base));
      else yield accept(this.isLenient ? this.withMends(found, locator) : found);
      this.number += 1;
      at = next;
    }
    this.waiting = isAll ? "" : text.slice(at);
    if (isAll) return;
    this.base += at;
    locator.moveTo(this.waiting, at);
  }

  private get isLenient(): boolean {
    return this.options.lenient ?? false;
  }

  private withMends(game: ReadGame, locator: Locator): PgnGame {
    game.mended = game.mends.map((mend) => locator.locateMend(this.number, mend, this.base));
    return game;
  }

  private gather(): string {
    const text = this.waiting + this.more.join("");
    this.more = [];
    this.moreLength = 0;
    return text;
  }
}

/** A lenient reading needs to see that much more to know where a result ends, such as "1/2 - 1/2". */
const LOOSE_RESULT_LENGTH = 12;

/** Text at the very end may continue in the next chunk, and so may an unclosed comment. */
function mayGoOn(found: PgnGame | PgnFailure, next: number, text: string): boolean {
  return next >= text.length || (found instanceof PgnFailure && found.reason === "unclosed-comment");
}

/** One game or its error, and where the next one may start. Null if only white space and comments are left. */
function readOne(
  text: string,
  at: number,
  lastBrace: number,
  isLenient: boolean,
): { found: ReadGame | PgnFailure | null; next: number } {
  const reader = new GameReader(text, at, lastBrace, isLenient);
  try {
    const game = reader.read();
    return { found: isEmptyRecord(game) ? null : game, next: reader.at };
  } catch (failure) {
    if (!(failure instanceof PgnFailure)) throw failure;
    const from = Math.max(failure.offset, at + 1);
    return { found: failure, next: findNextGame(text, from, failure.moveNumber === undefined) };
  }
}

/** After an error, among the tags or past them: the next line that starts tags. */
function findNextGame(text: string, from: number, isAmongTags: boolean): number {
  const lines = /(?:^|[\r\n])([^\r\n]*)/g;
  lines.lastIndex = from;
  let wasTag = isAmongTags;
  for (let line = lines.exec(text); line !== null; line = lines.exec(text)) {
    const content = line[1]!.trim();
    const isTag = /^\[\s*\w+\s+"/.test(content);
    if (isTag && !wasTag) return line.index;
    if (content !== "") wasTag = isTag;
    if (lines.lastIndex >= text.length) break;
    if (line[0] === "") lines.lastIndex += 1;
  }
  return text.length;
}
