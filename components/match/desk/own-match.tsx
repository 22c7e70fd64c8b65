import { ownMove } from "@/lib/match/view/case-head";
import { paths } from "@/lib/paths";
import { Link } from "../../ui/link";

interface OwnMatchProps {
  readonly org: string;
  /** Is there another director, or a stand-in, who can decide it? */
  readonly othersDecide: boolean;
  readonly isAdmin: boolean;
}

/** Instead of the rulings, if the director who's reading plays in the match. */
export function OwnMatch({ org, othersDecide, isAdmin }: OwnMatchProps) {
  return (
    <section className="rule" aria-labelledby="ruling">
      <h2 id="ruling">You can’t decide this match</h2>
      <p>{ownMove(othersDecide).why}</p>
      {!othersDecide && (
        <>
          <p className="mt-3">
            <Link className="row-link" href={paths.standIn(org)}>
              Name a stand-in
            </Link>
          </p>
          {isAdmin && (
            <p>
              <Link className="row-link" href={paths.people(org)}>
                Add a director
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
