import { type Ids, OWNED } from "./world/id-names.ts";
import type { World } from "./world.ts";

/** The home ids with one id from another campus, once for each id that's read. */
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
