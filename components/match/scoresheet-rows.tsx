import type { Act, ScoresheetRow } from "@/lib/match/words/scoresheet";
import { WholeScores } from "../ui/whole-scores";
import { Photos } from "./photos";

const BLANK_LINES = 4;

/** The lines of a scoresheet; an unused sheet shows its printed numbers. */
export function ScoresheetRows({ rows }: { readonly rows: readonly ScoresheetRow[] }) {
  if (rows.length === 0) return <BlankRows />;

  return rows.map((row, index) => <Row key={index} row={row} />);
}

function Row({ row }: { readonly row: ScoresheetRow }) {
  switch (row.kind) {
    case "both":
      return (
        <tr className="both">
          <td className="no" />
          <td colSpan={2}>{row.text}</td>
        </tr>
      );
    case "pair":
      return (
        <tr>
          <th scope="row" className="no">
            {row.number}
          </th>
          <ActCell act={row.white} />
          <ActCell act={row.black} />
        </tr>
      );
    case "ruling":
      return (
        <tr className="ruling">
          <td colSpan={3}>
            <p className={row.tone === "red" ? "stamp red" : "stamp"}>{row.stamp}</p>
            <h3>{row.heading}</h3>
            <p>{row.body}</p>
            <Photos photos={row.photos ?? []} />
            <p className="at">{row.at}</p>
          </td>
        </tr>
      );
  }
}

function ActCell({ act }: { readonly act: Act | null }) {
  if (!act) {
    return (
      <td className="empty">
        <span className="sr">no entry</span>
      </td>
    );
  }

  return (
    <td>
      <p className="act">
        <WholeScores>{act.act}</WholeScores>
      </p>
      {act.note && (
        <p className="note">
          <WholeScores>{act.note}</WholeScores>
        </p>
      )}
      <Photos photos={act.photos ?? []} />
      <p className="at">{act.at}</p>
    </td>
  );
}

function BlankRows() {
  return Array.from({ length: BLANK_LINES }, (_, index) => (
    <tr key={index}>
      <th scope="row" className="no">
        {index + 1}
      </th>
      <td>
        <span className="sr">no entry</span>
      </td>
      <td>
        <span className="sr">no entry</span>
      </td>
    </tr>
  ));
}
