import type { Color, CountedRole } from "chess-core";
import { readTaken } from "@/lib/match/input/taken-fields";
import { listedPoints, whyImpossible } from "@/lib/match/rules/captured";
import type { DraftGame } from "@/lib/match/view/plan-report";
import { matchSpan } from "@/lib/match/words/endings";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { plural } from "@/lib/shared/text";
import { Fold } from "../ui/fold";
import styles from "./captured-fields.module.css";

const ROLES = ["queen", "rook", "bishop", "knight", "pawn"] as const satisfies readonly CountedRole[];
const SIDES = [
  ["white", "White"],
  ["black", "Black"],
] as const satisfies readonly (readonly [Color, string])[];
/** The most pieces a side can lose: eight pawns could have promoted, so nine queens, or ten of the others. */
const MOST: Record<CountedRole, number> = { queen: 9, rook: 10, bishop: 10, knight: 10, pawn: 8 };

interface CapturedFieldsProps {
  readonly index: number;
  readonly draft: DraftGame;
  readonly clock: RulePack["clock"];
}

/** How many pieces of each kind each side took, for a game that ran out of time and has no recorded moves. */
export function CapturedFields({ index, draft, clock }: CapturedFieldsProps) {
  const isCounted = Object.values(draft.taken).some((value) => value !== "");
  const span = matchSpan(clock.minutesPerMatch);

  return (
    <Fold
      className="pgn"
      summary="Count the captured pieces"
      aside={isCounted ? "counted" : `if ${span} ran out`}
      open={isCounted || (draft.ending === "match-time" && draft.pgn === "")}
    >
      <p className="small muted">
        If {span} ran out, captured points decide: add the moves, or count here what each side took.{" "}
        {clock.promoted === "as-pawn"
          ? "A promoted piece that was taken counts as a pawn."
          : "A promoted piece that was taken counts as the piece it was promoted to."}
      </p>
      <table className={`plain ${styles.fields}`}>
        <caption className="sr">What each side took in game {index + 1}</caption>
        <thead>
          <tr>
            <th scope="col">Piece, points</th>
            {SIDES.map(([color, name]) => (
              <th key={color} scope="col">
                {name} took
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">
                <span className="capitalize">{role}s</span>, {clock.pieceValues[role]}
              </th>
              {SIDES.map(([color, name]) => (
                <td key={color}>
                  <input
                    className="input"
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={MOST[role]}
                    name={`taken-${color}-${role}-${index}`}
                    aria-label={`${role}s that ${name} took in game ${index + 1}`}
                    defaultValue={draft.taken[`taken-${color}-${role}`] ?? ""}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint" aria-live="polite">
        {isCounted && sumOf(draft, clock)}
      </p>
    </Fold>
  );
}

/** "White took 14 points, Black 11.", or why that's impossible. */
function sumOf({ taken }: DraftGame, clock: RulePack["clock"]): string | null {
  const list = readTaken((name) => taken[name]);
  if (!list) return null;
  const impossible = whyImpossible(list, clock);
  if (impossible) return impossible;
  const { white, black } = listedPoints(list, clock);
  return `White took ${plural(white, "point")}, Black ${black}.`;
}
