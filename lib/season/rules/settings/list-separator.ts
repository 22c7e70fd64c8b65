/** Stands between the parts of a setting that is a list. */
export const LIST_SEPARATOR = "\n";
