import { RESERVED_DIVISION_SLUGS } from "@/lib/paths";

/** A division's address from its name: "Under 18" becomes under-18. Names in other scripts become "division". */
export function slugOf(name: string): string {
  const made =
    name
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 40)
      .replace(/^-+|-+$/g, "") || "division";
  return (RESERVED_DIVISION_SLUGS as readonly string[]).includes(made) ? `${made}-division` : made;
}

/**
 * Gives each division of a season an address of its own: a second one with the same address is numbered.
 *
 * @example addressDivisions(["Début", "Debut", "初级"]) // debut, debut-2, division
 */
export function addressDivisions(
  names: readonly string[],
): readonly { readonly name: string; readonly slug: string }[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const slug = numberedSlug(name, taken);
    taken.add(slug);
    return { name, slug };
  });
}

/** A division's address that isn't taken yet. */
export function numberedSlug(name: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(name);
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1)
    slug = `${wanted.slice(0, 36).replace(/-$/, "")}-${number}`;
  return slug;
}
