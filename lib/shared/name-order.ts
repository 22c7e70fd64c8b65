/**
 * Turns a name around at its only comma: "Osei, Amara" is "Amara Osei". Everything that shortens a name counts on that
 * order, also what hides the last names of minors. "Amara Osei, Jr." stays.
 */
export function firstNameFirst(name: string): string {
  const { parts, suffix } = takeApart(name);
  const [last, first, ...more] = parts;
  if (!last || !first || more.length > 0) return name;
  return [`${first} ${last}`, ...suffix].join(", ");
}

/** The words of a name with the first name first, however many commas it has, and without "Jr.". */
export function nameInOrder(name: string): string {
  const [last = "", ...first] = takeApart(name).parts;
  return [...first, last].join(" ");
}

function takeApart(name: string) {
  const all = name
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const isSuffixed = all.length > 1 && SUFFIX.test(all.at(-1) ?? "");
  return { parts: isSuffixed ? all.slice(0, -1) : all, suffix: isSuffixed ? all.slice(-1) : [] };
}

const SUFFIX = /^(?:[js]r\.?|i{2,3}|iv|v|ph\.?\s?d\.?|m\.?d\.?|esq\.?)$/i;
