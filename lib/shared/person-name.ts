import { optionalText, text } from "./form-fields";
import { firstNameFirst } from "./name-order";

const LONGEST = 80;

/** A field for somebody's name, which rosters write with the last name first. */
export const personName = (missing: string) => text(LONGEST, missing).overwrite(firstNameFirst);

export const optionalPersonName = optionalText(LONGEST).unwrap().overwrite(firstNameFirst).default("");
