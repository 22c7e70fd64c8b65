import { type CapturedPoints, type Color, type CountedRole, USUAL_VALUES } from "chess-core";
import { Piece } from "../board/piece";
import { HeadRow } from "../ui/head-row";
import styles from "./adjudicator.module.css";

const ROLES = ["queen", "rook", "bishop", "knight", "pawn"] as const satisfies readonly CountedRole[];
const SIDES = [
  ["white", "White has taken", "black"],
  ["black", "Black has taken", "white"],
] as const satisfies readonly (readonly [Color, string, Color])[];

/** What each side has taken, piece by piece, and what it counts for. */
export function CapturedTable({ captured }: { readonly captured: CapturedPoints }) {
  return (
    <section aria-labelledby="captured">
      <HeadRow title="Captured points" id="captured" />
      <table className={`plain w-full ${styles.captured}`}>
        <thead>
          <tr>
            <th scope="col">Piece</th>
            {SIDES.map(([side, title]) => (
              <th key={side} scope="col" className="r">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">
                <span className="capitalize">{role}</span>, {USUAL_VALUES[role]}
              </th>
              {SIDES.map(([side, , other]) => (
                <td key={side} className="r">
                  <Taken
                    count={captured.taken[side].filter((taken) => taken === role).length}
                    color={other}
                    role={role}
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
}: {
  readonly count: number;
  readonly color: Color;
  readonly role: CountedRole;
}) {
  if (count === 0) return "–";
  return (
    <>
      <Piece color={color} role={role} /> {count} × {USUAL_VALUES[role]} = {count * USUAL_VALUES[role]}
    </>
  );
}
