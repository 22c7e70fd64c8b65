/** A tag pair in a text, and where it ends. */
export interface TagPair {
  readonly name: string;
  readonly value: string;
  readonly end: number;
}

/**
 * `[Name "value"]`, with \" and \\. A quote without a bracket after it is part of the value, because some programs
 * write that. Returns a sentence if it can't be read.
 */
export function readTagPair(text: string, at: number): TagPair | string {
  const nameFrom = pastBlanks(text, at + 1);
  const nameTo = nameEnd(text, nameFrom);
  const quote = pastBlanks(text, nameTo);
  if (nameTo === nameFrom || text.charCodeAt(quote) !== 34) return 'a tag is written as [Name "value"]';
  const name = text.slice(nameFrom, nameTo);
  const from = quote + 1;
  let value = "";
  let kept = from;
  for (let next = from; next < text.length; next += 1) {
    const code = text.charCodeAt(next);
    if (code === 10 || code === 13) break;
    if (code === 92) {
      const escaped = text.charCodeAt(next + 1);
      if (escaped !== 34 && escaped !== 92) continue;
      value += text.slice(kept, next);
      kept = next + 1;
      next += 1;
    } else if (code === 34) {
      const end = afterBracket(text, next + 1);
      if (end > 0) return { name, value: value + text.slice(kept, next), end };
    }
  }
  return `the tag ${name.slice(0, 40)} is not closed`;
}

function pastBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

/** The end of a tag name, which can't contain spaces, quotes or square brackets. */
function nameEnd(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34 || code === 91 || code === 93 || isBlank(code)) break;
  }
  return at;
}

/** What separates words in a tag: everything that's white space in a regular expression. */
function isBlank(code: number): boolean {
  if (code === 32 || (code >= 9 && code <= 13)) return true;
  return code >= 160 && /\s/.test(String.fromCharCode(code));
}

/** The position after a closing bracket with only spaces before it, or 0. */
function afterBracket(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9) at += 1;
  return text.charCodeAt(at) === 93 ? at + 1 : 0;
}

export function isAtLineStart(text: string, at: number): boolean {
  const before = at === 0 ? 10 : text.charCodeAt(at - 1);
  return before === 10 || before === 13 || before === 0xfeff;
}

/** Whether a tag starts here, at the start of a line. If so, the previous game is over, whatever it left open. */
export function isTagLine(text: string, at: number): boolean {
  if (!isAtLineStart(text, at)) return false;
  const tag = /\[\w{1,60} {1,9}"/y;
  tag.lastIndex = at;
  return tag.test(text);
}

export function isAfterBlankLine(text: string, at: number): boolean {
  return /(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 80), at));
}

export function lineEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end += 1;
  return end;
}
