import type { ScoresheetRow } from "@/lib/match/words/scoresheet";
import { FormFields } from "../ui/definitions";
import { ScoresheetRows } from "./scoresheet-rows";
import { ScoresheetSigns, type Sign } from "./scoresheet-signs";

interface ScoresheetProps {
  readonly title?: string | undefined;
  /** The id of the heading, if a page has more than one sheet. */
  readonly id?: string | undefined;
  /**
   * Event, division, round, date, table, result: the printed head of the sheet. A field without a value keeps its box.
   */
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** Who has White in game 1. */
  readonly white: string;
  readonly black: string;
  readonly whiteLabel?: string | undefined;
  readonly blackLabel?: string | undefined;
  /** Oldest first, and always complete. */
  readonly rows: readonly ScoresheetRow[];
  readonly signs?: readonly Sign[] | undefined;
}

/** The history of a match as a chess scoresheet: White's acts left, Black's right, the league's across both. */
export function Scoresheet({
  title = "Scoresheet",
  id = "scoresheet",
  fields,
  rows,
  signs,
  ...sides
}: ScoresheetProps) {
  const { white, black, whiteLabel = "White, game 1", blackLabel = "Black, game 1" } = sides;

  return (
    <section className="ssheet" aria-labelledby={id}>
      <h2 id={id} className="ss-title">
        {title}
      </h2>
      <FormFields items={fields} />
      <table className="sheet">
        <caption className="sr">What each player did, in order</caption>
        <thead>
          <tr>
            <th scope="col" className="no">
              <span className="sr">Number</span>
            </th>
            <th scope="col">
              <span className="side">{whiteLabel}</span>
              {white}
            </th>
            <th scope="col">
              <span className="side">{blackLabel}</span>
              {black}
            </th>
          </tr>
        </thead>
        <tbody>
          <ScoresheetRows rows={rows} />
        </tbody>
      </table>
      {signs && signs.length > 0 && <ScoresheetSigns signs={signs} />}
    </section>
  );
}
