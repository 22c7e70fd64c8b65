import { firstName, lastName } from "./names";

declare const shown: unique symbol;

/**
 * What the public reads of a player's name. Only `publicName` makes one, so a page that asks for it can't be given the
 * name in the database.
 */
export type PublicName = string & { readonly [shown]: true };

/** How much of a name the public reads: all of it, the first name and an initial, or a number instead. */
export type NameStyle = "full" | "initial" | "number";

/** "Amara Osei", "Amara O." or "Player 7". The number is that of the player's entry in its division. */
export function publicName(
  entry: { readonly name: string; readonly number: number },
  style: NameStyle,
): PublicName {
  return NAMES[style](entry) as PublicName;
}

const NAMES: Readonly<
  Record<NameStyle, (entry: { readonly name: string; readonly number: number }) => string>
> = {
  full: ({ name }) => name,
  initial: ({ name }) => {
    const first = firstName(name);
    const last = lastName(name.normalize("NFC"));
    return first === last ? first : `${first} ${[...last][0]}.`;
  },
  number: ({ number }) => numberedName(number),
};

/** With a no-break space: names are taken apart where they have others, and this one is only whole. */
export function numberedName(number: number): string {
  return `Player\u00a0${number}`;
}

/**
 * The style that shows least: a number if the name is withheld, otherwise the strictest of the person's divisions for
 * minors.
 */
export function nameStyle({
  isWithheld,
  divisions,
}: {
  readonly isWithheld: boolean;
  /** What the person's divisions say, in the whole organization; null: full names. */
  readonly divisions: readonly ("initial" | "number" | null)[];
}): NameStyle {
  if (isWithheld || divisions.includes("number")) return "number";
  return divisions.includes("initial") ? "initial" : "full";
}
