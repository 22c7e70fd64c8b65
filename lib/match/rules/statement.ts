const FEWEST_WORDS = 3;

/** Does a statement say anything? Three words are the least that can: "x" or "No." gives a director nothing to go by. */
export function saysSomething(statement: string): boolean {
  const parts = new Intl.Segmenter("en", { granularity: "word" }).segment(statement);
  return [...parts].filter(({ isWordLike }) => isWordLike).length >= FEWEST_WORDS;
}
