/**
 * What the public can read of a player's name: the name they registered with. Every public page, file and feed takes
 * names from here, so a rule that shows less of a name is one change.
 */
export function publicName({ name }: { readonly name: string }): string {
  return name;
}
