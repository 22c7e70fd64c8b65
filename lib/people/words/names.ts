/** Both names of a match, as they are displayed. */
export type Pair = { readonly home: string; readonly away: string };

/** "Amara" of "Amara Osei": what the app calls the players of one match. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

/** "Lindqvist" of "Theo Lindqvist"; the whole name if there is only one. */
export function lastName(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? "";
}

/** First names if they differ, otherwise full names. */
export function shortNames({ home, away }: Pair): Pair {
  const short = { home: firstName(home), away: firstName(away) };
  return short.home.toLowerCase() === short.away.toLowerCase() ? { home, away } : short;
}

/** "Amara Osei v Theo Lindqvist" */
export function matchTitle({ home, away }: Pair): string {
  return `${home} v ${away}`;
}

/** "Haddad v Ramaswamy", for the desk's list. */
export function shortMatchTitle({ home, away }: Pair): string {
  return matchTitle({ home: lastName(home), away: lastName(away) });
}

/** "Theo’s" */
export function possessive(name: string): string {
  return `${name}’s`;
}

/** "2nd", "11th", "23rd" */
export function ordinal(number: number): string {
  return `${number}${ordinalEnding(number)}`;
}

/** The "nd" of "2nd", which is set smaller in some places. */
export function ordinalEnding(number: number): string {
  const endings = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" } as const;
  return endings[ORDINALS.select(number)];
}

/** "three"; digits from ten on. */
export function numberWord(number: number): string {
  return NUMBER_WORDS[number] ?? String(number);
}

/** "three times", "one time" */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${numberWord(number)} ${number === 1 ? one : many}`;
}

/** "Three hours" of "three hours" */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** “My lab runs late on Thursday.” What somebody wrote, in quotation marks. */
export function quoted(words: string): string {
  return `“${words.trim()}”`;
}

const ORDINALS = new Intl.PluralRules("en-US", { type: "ordinal" });
const NUMBER_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"] as const;
