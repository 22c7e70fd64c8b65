import type { RoundStep } from "@/lib/stages/words/round-steps";

interface RoundSheetProps {
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
  readonly steps: readonly RoundStep[];
}

/**
 * How a round goes, written as a scoresheet: the player's moves on the left, the league's on the right, a ruling across
 * both.
 */
export function RoundSheet({ labelledBy, steps }: RoundSheetProps) {
  return (
    <table className="sheet how" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className="no">
            <span className="sr">Step</span>
          </th>
          <th scope="col">
            <span className="side">White</span>You
          </th>
          <th scope="col">
            <span className="side">Black</span>The league
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ you, youNote, league, leagueNote }, index) => (
          <tr key={you}>
            <th scope="row" className="no">
              {index + 1}
            </th>
            <td>
              <p className="act">{you}</p>
              {youNote && <p className="note">{youNote}</p>}
            </td>
            <td>
              <p className="act">{league}</p>
              {leagueNote && <p className="note">{leagueNote}</p>}
            </td>
          </tr>
        ))}
        <tr className="ruling">
          <td colSpan={3}>
            <h3>If you two disagree</h3>
            <p>The director hears both of you and rules. The ruling is final.</p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
