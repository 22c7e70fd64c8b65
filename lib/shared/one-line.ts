/**
 * Words on one line: line breaks, tabs and control characters become a space. A name goes into calendars, files and the
 * headers of emails, where a line break would begin an entry of its own.
 */
export function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
