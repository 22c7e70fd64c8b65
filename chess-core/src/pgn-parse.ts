import { type Answer, accept, refuse } from "./answer";
import type { PgnError, PgnGame } from "./pgn";
import { GameReader, isEmptyRecord, PgnTrouble } from "./pgn-game";
import { locate } from "./pgn-locate";

/**
 * Reads a PGN text of any number of games, all or nothing: the first move that is not legal, or the first thing that is no PGN, is
 * the answer, with its place. Never throws. What is unusual but clear is read: a byte order mark, any line ends, `1.e4`, zeros
 * for castling, tags and moves on one line, a missing result.
 */
export function parsePgn(text: string): Answer<PgnGame[], PgnError> {
  const games: PgnGame[] = [];
  for (const answer of readGames(text)) {
    if (!answer.ok) return answer;
    games.push(answer.value);
  }
  return accept(games);
}

/** The same, game by game: one that cannot be read does not hide the others. */
export function parsePgnGames(text: string): Answer<PgnGame, PgnError>[] {
  return [...readGames(text)];
}

function* readGames(text: string): Generator<Answer<PgnGame, PgnError>> {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let number = 1;
  while (at < text.length) {
    const reader = new GameReader(text, at);
    try {
      const game = reader.read();
      if (isEmptyRecord(game)) return;
      yield accept(game);
      at = reader.at;
    } catch (trouble) {
      if (!(trouble instanceof PgnTrouble)) throw trouble;
      yield refuse(locate(text, number, trouble));
      at = findNextGame(text, Math.max(trouble.offset, at + 1), trouble.moveNumber === undefined);
    }
    number += 1;
  }
}

/** After trouble, among the tags or past them: the next line that opens a tag section. */
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
