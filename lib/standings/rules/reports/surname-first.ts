/**
 * A name as chess files want it, "Osei, Amara": the last word is taken for the family name, which people did not tell
 * apart when they registered. A single word stays.
 */
export function surnameFirst(name: string): string {
  const words = name
    .normalize("NFC")
    .split(/[\p{Cc}\s]+/u)
    .filter(Boolean);
  const surname = words.pop() ?? "";
  return words.length === 0 ? surname : `${surname}, ${words.join(" ")}`;
}
