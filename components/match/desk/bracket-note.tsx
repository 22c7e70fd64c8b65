import { Fragment } from "react";
import { Link } from "@/components/ui/link";
import type { BracketNote as Note } from "@/lib/match/view/bracket-limits";

/** Why some actions aren't offered, with links to the matches of the bracket that are in the way. */
export function BracketNote({ links, words }: Note) {
  return (
    <p className="mt-3">
      {links.map(({ href, words: match }, index) => (
        <Fragment key={href}>
          {before(index, links.length)}
          <Link href={href}>{match}</Link>
        </Fragment>
      ))}
      {links.length > 0 && " "}
      {words}
    </p>
  );
}

/** "The final", "the semifinal and the final", "the semifinal, the final, and the third-place match" */
function before(index: number, count: number): string {
  if (index === 0) return "The ";
  if (index < count - 1) return ", the ";
  return count > 2 ? ", and the " : " and the ";
}
