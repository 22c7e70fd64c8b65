import { type CapturedPoints, type Color, type CountedRole, USUAL_VALUES } from "chess-core";
import { Piece } from "../board/piece";
import { HeadRow } from "../ui/head-row";
import styles from "./captured-table.module.css";

const ROLES = ["queen", "rook", "bishop", "knight", "pawn"] as const satisfies readonly CountedRole[];
const SIDES = [
  ["white", "black"],
  ["black", "white"],
] as const satisfies readonly (readonly [Color, Color])[];
const TAKERS = { white: "White has captured", black: "Black has captured" } as const;

interface CapturedTableProps {
  readonly captured: CapturedPoints;
  /** What each piece is worth; the usual values unless the league has its own. */
  readonly values?: Readonly<Record<CountedRole, number>> | undefined;
  readonly title?: string | undefined;
  readonly id?: string | undefined;
  /** The two column headings: "White has captured". */
  readonly takers?: Readonly<Record<Color, string>> | undefined;
}

/** What each side has captured, piece by piece, and what it's worth. */
export function CapturedTable({
  captured,
  values = USUAL_VALUES,
  title = "Captured points",
  id = "captured",
  takers = TAKERS,
}: CapturedTableProps) {
  return (
    <section aria-labelledby={id}>
      <HeadRow title={title} id={id} />
      <table className={`plain w-full ${styles.captured}`}>
        <thead>
          <tr>
            <th scope="col">Piece</th>
            {SIDES.map(([side]) => (
              <th key={side} scope="col" className="r">
                {takers[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">
                <span className="capitalize">{role}</span>, {values[role]}
              </th>
              {SIDES.map(([side, other]) => (
                <td key={side} className="r">
                  <Taken
                    count={captured.taken[side].filter((taken) => taken === role).length}
                    color={other}
                    role={role}
                    value={values[role]}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Points</th>
            {SIDES.map(([side]) => (
              <td key={side} className="r">
                <b className="num">{captured[side]}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** "2 × 3 = 6" with the piece; a dash for none. */
function Taken({
  count,
  color,
  role,
  value,
}: {
  readonly count: number;
  readonly color: Color;
  readonly role: CountedRole;
  readonly value: number;
}) {
  if (count === 0) return "–";
  return (
    <>
      <Piece color={color} role={role} /> {count} × {value} = {count * value}
    </>
  );
}
