import { nameInOrder } from "@/lib/shared/name-order";

/** Both names of a match, as they are displayed. */
export type Pair = { readonly home: string; readonly away: string };

/** Whose results don't count: they aren't in the division anymore, but the match was played. */
export const PLAYER_WHO_LEFT = "A player who left";

/** The names of a match's two sides. */
export function namesOf({ home, away }: Named): Pair {
  return { home: home.name, away: away.name };
}

type Named = { readonly home: { readonly name: string }; readonly away: { readonly name: string } };

/** A no-break space keeps a name whole, such as the "Player 7" of someone whose name is withheld. */
const BETWEEN = /[^\S\u00a0]+/;

/** "Amara" of "Amara Osei" or "Osei, Amara": what the app calls the players of one match. */
export function firstName(name: string): string {
  return nameInOrder(name).split(BETWEEN)[0] ?? "";
}

/** "Lindqvist" of "Theo Lindqvist"; the whole name if there is only one. */
export function lastName(name: string): string {
  return nameInOrder(name).split(BETWEEN).at(-1) ?? "";
}

/** First names if they differ, otherwise full names. */
export function shortNames({ home, away }: Pair): Pair {
  const short = { home: firstName(home), away: firstName(away) };
  return short.home.toLowerCase() === short.away.toLowerCase() ? { home, away } : short;
}

/** "Amara Osei vs. Theo Lindqvist" */
export function matchTitle({ home, away }: Pair): string {
  return `${home} vs. ${away}`;
}

/** "Haddad vs. Ramaswamy", for the desk's list. */
export function shortMatchTitle({ home, away }: Pair): string {
  return matchTitle({ home: lastName(home), away: lastName(away) });
}
