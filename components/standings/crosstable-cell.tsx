import Link from "next/link";

const KINDS = {
  won: ["w", "1"],
  drawn: ["d", "½"],
  lost: ["l", "0"],
  forfeit: ["ff", "–"],
  "double-forfeit": ["ff", "–"],
  "to-play": ["u", "·"],
  none: ["u", ""],
} as const;

/** A match as the row's player sees it. */
export type CrosstableCell =
  | { readonly kind: "self" }
  | {
      readonly kind: keyof typeof KINDS;
      /** "2–1", "0 ff", "R7" */
      readonly text: string;
      /** A single character for a phone; "+" for a win by forfeit. */
      readonly short?: string | undefined;
      readonly href?: string | undefined;
    };

/** One cell of the crosstable: the score as a link to the match, and a single character for a phone. */
export function CrosstableCellBox({ cell }: { readonly cell: CrosstableCell }) {
  if (cell.kind === "self") {
    return (
      <td className="self">
        <span className="sr">no match against yourself</span>
      </td>
    );
  }
  const [className, sign] = KINDS[cell.kind];

  return (
    <td className={className}>
      {cell.href ? (
        <Link className="f" href={cell.href} prefetch={false}>
          {cell.text}
        </Link>
      ) : (
        <span className="f">{cell.text}</span>
      )}
      <span className="s">{cell.short ?? sign}</span>
    </td>
  );
}
