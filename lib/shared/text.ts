/** "Three hours" of "three hours" */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "The match is void." of "the match is void" */
export function sentence(words: string): string {
  return /[.?!]$/.test(words) ? capitalize(words) : `${capitalize(words)}.`;
}

/** "Ada", "Ada and Ben", "Ada, Ben, and Cy" */
export function list(items: readonly string[], word: "and" | "or" = "and"): string {
  return LISTS[word].format(items);
}

/** Orders names as people count: "Table 2" comes before "Table 10". */
export function compareNames(one: string, other: string): number {
  return NAMES.compare(one, other);
}

/** "3 matches", "1 match" */
export function plural(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "three matches", "one match" */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${numberWord(number)} ${number === 1 ? one : many}`;
}

/** "three"; digits from ten on: "1,560". */
export function numberWord(number: number): string {
  return NUMBER_WORDS[number] ?? number.toLocaleString("en-US");
}

/** "2nd", "11th", "23rd" */
export function ordinal(number: number): string {
  return `${number}${ordinalEnding(number)}`;
}

/** The "nd" of "2nd", which is smaller in some places. */
export function ordinalEnding(number: number): string {
  const endings = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" } as const;
  return endings[ORDINALS.select(number)];
}

/** "Theo’s" */
export function possessive(name: string): string {
  return `${name}’s`;
}

/** “My lab runs late on Thursday.” What someone wrote, in quotation marks. */
export function quoted(words: string): string {
  return `“${words.trim()}”`;
}

const LISTS = {
  and: new Intl.ListFormat("en-US", { type: "conjunction" }),
  or: new Intl.ListFormat("en-US", { type: "disjunction" }),
};
const NAMES = new Intl.Collator("en", { numeric: true });
const ORDINALS = new Intl.PluralRules("en-US", { type: "ordinal" });
const NUMBER_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"] as const;
