/** The answer that someone without an email is nobody whom the organization entered before. */
export const NEW_PERSON = "new";
