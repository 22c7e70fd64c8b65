/** More words than this are left out: no name has more. */
const MOST_WORDS = 8;

/** The words of a question or a name, without accents and capitals: "ana", "maria". */
function searchWords(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The words of a question. Empty if there's nothing to look for: a single letter would find half of the players. */
export function questionWords(question: string): readonly string[] {
  const words = searchWords(question).slice(0, MOST_WORDS);
  return words.some(({ length }) => length > 1) ? words : [];
}

/** Does every word of a question begin a word of this text? Each word of the text answers one word. */
export function answersAll(words: readonly string[], text: string): boolean {
  const own = [...searchWords(text)];
  return [...words]
    .sort((one, two) => two.length - one.length)
    .every((word) => {
      const index = own.findIndex((each) => each.startsWith(word));
      if (index >= 0) own.splice(index, 1);
      return index >= 0;
    });
}

/** Do the words name two players, each with one word or more: "ana ben", "benson ana costa"? */
export function answersBoth(words: readonly string[], one: string, other: string): boolean {
  return splits(words).some(([first, second]) => answersAll(first, one) && answersAll(second, other));
}

/** Every way to give some of the words to one and the rest to another. */
function splits(words: readonly string[]): readonly (readonly [readonly string[], readonly string[]])[] {
  const all = 2 ** words.length - 1;
  return Array.from({ length: Math.max(all - 1, 0) }, (_, index) => {
    const isFirst = (place: number) => Math.floor((index + 1) / 2 ** place) % 2 === 1;
    return [words.filter((_word, place) => isFirst(place)), words.filter((_word, place) => !isFirst(place))];
  });
}
