import { paths } from "@/lib/paths";
import { Link } from "../ui/link";

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
      readonly matchId?: string | undefined;
    };

/** One cell of the crosstable: the score, linked to its match, and a single character for a phone. */
export function CrosstableCellBox({ cell, org }: { readonly cell: CrosstableCell; readonly org: string }) {
  if (cell.kind === "self") {
    return (
      <td className="self">
        <span className="sr">no match against yourself</span>
      </td>
    );
  }
  const [className, sign] = KINDS[cell.kind];

  const text = (
    <>
      <span className="f">{cell.text}</span>
      <span className="s">{cell.short ?? sign}</span>
    </>
  );

  return (
    <td className={className}>
      {cell.matchId ? (
        <Link href={paths.publicMatch(org, cell.matchId)} prefetch={false}>
          {text}
        </Link>
      ) : (
        text
      )}
    </td>
  );
}
