/**
 * Puts text on one line: line breaks, tabs and control characters become a space. A name ends up in calendars, files
 * and email headers, where a line break would start a new entry.
 */
export function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
