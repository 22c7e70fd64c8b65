/** The longest campus id that's kept. */
const LONGEST_CAMPUS_ID = 40;

/**
 * A campus id as ids are compared and kept: without spaces, in capitals, and a number without the zeros in front of it,
 * because spreadsheets drop them.
 *
 * @returns null if it can't be an id: letters, digits and `. _ @ -` only
 * @example parseCampusId(" 00123 45") // "12345"
 */
export function parseCampusId(typed: string): string | null {
  const id = typed.replace(/\s/g, "").toUpperCase();
  if (id.length > LONGEST_CAMPUS_ID || !/^[A-Z0-9][A-Z0-9._@-]*$/.test(id)) return null;
  return /^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, "") : id;
}

/** Why someone can't give a campus id. */
export type CampusIdRefusal = "campus-id-shape" | "campus-id-taken";

/** Why a director can't correct one. */
export type CampusIdCorrectionRefusal = CampusIdRefusal | "changed" | "deleted";
