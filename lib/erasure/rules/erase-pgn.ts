/** Gives a text back without what tells who someone is. */
export type Erase = (text: string) => string;

/**
 * Erases from the record of a game what people or programs write around its moves: the values of tags, comments, and
 * variations, which needn't be legal. The names of tags and the game itself stay, so that it reads as before.
 */
export function erasePgn(pgn: string, erase: Erase): string {
  let depth = 0;
  return pgn.replace(PARTS, (part: string, start?: string, tag?: string, value?: string, end?: string) => {
    if (tag !== undefined) return MEANT.test(tag) ? part : `${start}${erase(value ?? "")}${end}`;
    if (/^[{;%]/.test(part)) return eraseComment(part, erase);
    if (part === "(") depth += 1;
    if (part === ")") depth -= 1;
    return depth > 0 ? erase(part) : part;
  });
}

/**
 * A tag, a comment, a line for programs, a parenthesis, or moves. A tag without an end goes to the end of its line, and a
 * comment to the end of the text, so that what follows isn't searched again for each.
 */
const PARTS =
  /(\[\s*([^\s"[\]]+)\s*")((?:\\.|[^\\\r\n])*?)("[ \t]*\]|\\?$)|\{[^}]*(?:\}|$)|;[^\r\n]*|^%[^\r\n]*|[()]|[^[{;()\r\n]+/gm;

/** Tags that say how to read the moves. */
const MEANT = /^(?:FEN|SetUp|Variant|Result)$/i;

/** The braces, the clock and the marks of a comment stay. */
function eraseComment(comment: string, erase: Erase): string {
  return comment
    .split(/(^[{;%]|\}$|\[%(?:clk|emt|eval|csl|cal)\s[\w\s.:,#+-]*\])/)
    .map((part, index) => (index % 2 === 1 ? part : erase(part)))
    .join("");
}
