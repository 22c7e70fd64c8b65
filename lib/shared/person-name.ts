import { optionalText, storable, text } from "./form-fields";
import { firstNameFirst } from "./name-order";
import { isBlank, oneLine } from "./one-line";

const LONGEST = 80;

/** A field for someone's name, which rosters write with the last name first. */
export const personName = (missing: string) => text(LONGEST, missing).overwrite(firstNameFirst);

/** A name as a campus says it, as far as it can be stored; null if there's none. */
export function claimedName(name: string): string | null {
  const shown = firstNameFirst([...oneLine(storable(name))].slice(0, LONGEST).join(""));
  return isBlank(shown) ? null : shown;
}

/** As `personName`, for a form that can do without. */
export const optionalPersonName = optionalText(LONGEST)
  .unwrap()
  .overwrite((name) => (isBlank(name) ? "" : firstNameFirst(name)))
  .default("");
