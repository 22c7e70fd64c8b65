import { Fragment } from "react";
import { paths } from "@/lib/paths";
import type { CellKind } from "@/lib/standings/rules/crosstable";
import type { PrintedCell } from "@/lib/standings/words/crosstable";

const CLASSES = {
  won: "w",
  drawn: "d",
  lost: "l",
  forfeit: "ff",
  "double-forfeit": "ff",
  "to-play": "u",
  none: "u",
} as const;

/** A single character for a phone. */
const SIGNS: Readonly<Record<CellKind, string>> = {
  won: "1",
  drawn: "½",
  lost: "0",
  "forfeit-won": "+",
  "forfeit-lost": "–",
  "double-forfeit": "–",
  "to-play": "·",
  none: "",
};

/**
 * One cell of the crosstable: the score of each match as the row's player sees it, linked to the match. The links are
 * plain ones, because a table has hundreds, and each of ours is sent and started in the browser.
 */
export function CrosstableCellBox({ cell, org }: { readonly cell: PrintedCell; readonly org: string }) {
  if (cell.kind === "self") {
    return (
      <td className="self">
        <span className="sr">no match against yourself</span>
      </td>
    );
  }

  return (
    <td className={CLASSES[cell.kind]}>
      {cell.matches.map(({ text, kind, matchId }, index) => {
        const score = (
          <>
            <span className="f">{text}</span>
            <span className="s">{SIGNS[kind]}</span>
          </>
        );
        return matchId ? (
          <a key={matchId} href={paths.publicMatch(org, matchId)}>
            {score}
          </a>
        ) : (
          <Fragment key={index}>{score}</Fragment>
        );
      })}
    </td>
  );
}
