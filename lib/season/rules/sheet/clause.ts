/** A rule before it has its number. */
export type Clause = readonly [title: string, text: string];

/** Sentences that follow each other; one that does not apply is false and left out. */
export function sentences(...all: readonly (string | false)[]): string {
  return all.filter((sentence) => sentence !== false).join(" ");
}
