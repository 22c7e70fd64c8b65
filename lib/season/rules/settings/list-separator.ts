/** Separates the parts of a setting that's a list. */
export const LIST_SEPARATOR = "\n";
