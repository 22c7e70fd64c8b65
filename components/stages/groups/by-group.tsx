import { Fragment, type ReactNode } from "react";
import { groupBy } from "@/lib/shared/group-by";

type ByGroupProps<Item> = {
  readonly items: readonly Item[];
  /** Draws the items of one group, or all of them if there are no groups. */
  readonly children: (items: readonly Item[]) => ReactNode;
};

/** The matches of a round by group, each under the group's name. */
export function ByGroup<Item extends { readonly group?: string | null | undefined }>({
  items,
  children,
}: ByGroupProps<Item>) {
  const groups = [...groupBy(items, ({ group }) => group ?? "")];
  if (groups.length === 0) return children(items);
  return groups.map(([group, own]) => (
    <Fragment key={group}>
      {group && <h3 className="day-head">{group}</h3>}
      {children(own)}
    </Fragment>
  ));
}
