import { optionalText, storable, text } from "./form-fields";
import { firstNameFirst } from "./name-order";

const LONGEST = 80;

/** A field for someone's name, which rosters write with the last name first. */
export const personName = (missing: string) => text(LONGEST, missing).overwrite(firstNameFirst);

/** A name as a campus says it, as far as it can be stored; null if there's none. */
export function claimedName(name: string): string | null {
  return firstNameFirst([...storable(name).trim()].slice(0, LONGEST).join("")) || null;
}

export const optionalPersonName = optionalText(LONGEST).unwrap().overwrite(firstNameFirst).default("");
