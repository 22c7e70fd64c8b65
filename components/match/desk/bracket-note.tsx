import { Fragment } from "react";
import { Link } from "@/components/ui/link";
import type { BracketNote as Note } from "@/lib/match/view/bracket-limits";

/** Why some actions aren't offered, with links to the matches of the bracket that are in the way. */
export function BracketNote({ links, words }: Note) {
  return (
    <p className="mt-3">
      {links.map(({ href, words: match }, index) => (
        <Fragment key={href}>
          {index === 0 ? "The " : index < links.length - 1 ? ", the " : " and the "}
          <Link href={href}>{match}</Link>
        </Fragment>
      ))}
      {links.length > 0 && " "}
      {words}
    </p>
  );
}
