/** The texts of a section's rules by id. Null: this league has no such rule, and its number is left out. */
export type Texts<Titles> = { readonly [Id in keyof Titles]: string | null };

/** Sentences that follow each other; one that does not apply is false and left out. */
export function sentences(...all: readonly (string | false)[]): string {
  return all.filter((sentence) => sentence !== false).join(" ");
}
