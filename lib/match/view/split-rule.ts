/**
 * A ruling cites its rule with a list and a line of text, both sent under one name: either one counts, and both
 * together are one citation. This splits what was sent again, to fill the form.
 */
export function splitRule(
  typed: string | undefined,
  rules: readonly { readonly value: string }[],
): { readonly cited: string; readonly words: string } {
  const [first = "", ...rest] = (typed ?? "").split("\n");
  if (rules.some(({ value }) => value === first)) return { cited: first, words: rest.join("\n").trim() };
  return { cited: "", words: (typed ?? "").trim() };
}
