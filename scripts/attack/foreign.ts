import { type Ids, OWNED, type World } from "./world.ts";

/** Ids of home of which one belongs to another campus, for each that is read. */
export function foreignIds(
  own: Ids,
  { elsewhere }: World,
  read: ReadonlySet<string>,
): readonly { readonly name: string; readonly ids: Ids }[] {
  return OWNED.filter((name) => read.has(name)).map((name) => ({
    name,
    ids: { ...own, [name]: elsewhere.ids[name] },
  }));
}
