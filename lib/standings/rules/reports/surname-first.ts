import { nameInOrder } from "@/lib/shared/name-order";

/**
 * A name the way chess files have it, "Osei, Amara". The last word counts as the family name, because people don't
 * separate the two when they register. A single word stays as it is, and so does what a no-break space holds together.
 */
export function surnameFirst(name: string): string {
  const words = nameInOrder(name)
    .normalize("NFC")
    .split(/(?:\p{Cc}|[^\S\u00a0])+/u)
    .filter(Boolean);
  const surname = words.pop() ?? "";
  return words.length === 0 ? surname : `${surname}, ${words.join(" ")}`;
}
