/**
 * A ruling cites its rule with a list and a line of text, both sent under one name: whichever is filled in counts, and
 * both together are one citation. This takes what was sent apart again, to fill the form.
 */
export function splitRule(
  typed: string | undefined,
  rules: readonly { readonly value: string }[],
): { readonly cited: string; readonly words: string } {
  const [first = "", ...rest] = (typed ?? "").split("\n");
  if (rules.some(({ value }) => value === first)) return { cited: first, words: rest.join("\n").trim() };
  return { cited: "", words: (typed ?? "").trim() };
}
