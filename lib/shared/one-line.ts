/**
 * Puts text on one line: line breaks, tabs and control characters become a space. A name ends up in calendars, files
 * and email headers, where a line break would start a new entry. What sets the direction of writing is dropped, because
 * it would turn around the words and scores that follow (Unicode, UAX 9).
 */
export function oneLine(words: string): string {
  return words
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
}

/** Is there nothing to see in a text, only spaces, invisible characters and fillers? */
export function isBlank(words: string): boolean {
  return /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]*$/u.test(words);
}
