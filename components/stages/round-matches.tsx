import Link from "next/link";
import { Status, type StatusKind } from "@/components/ui/status";

/** A match of a round as the director sees it, every word ready to print. */
export type RoundMatch = {
  readonly href: string;
  readonly home: PlayerLine;
  readonly away: PlayerLine;
  readonly kind: StatusKind;
  readonly word: string;
  /** "Sat, Nov 21, 4:00 pm" */
  readonly more: string | null;
};
type PlayerLine = { readonly name: string; readonly score: string; readonly hasWon: boolean };

/** The matches of a round, each leading to its case. */
export function RoundMatches({ matches }: { readonly matches: readonly RoundMatch[] }) {
  return (
    <ul className="pairs">
      {matches.map((match) => (
        <li key={match.href}>
          <div className="names">
            <PlayerName {...match.home} color="White" />
            <PlayerName {...match.away} color="Black" />
          </div>
          <div className="st">
            <Status kind={match.kind}>{match.word}</Status>
            {match.more && <span>{match.more}</span>}
          </div>
          <Link className="btn btn-quiet" href={match.href}>
            See the case
            <span className="sr">
              {" "}
              {match.home.name} v {match.away.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PlayerName({ name, score, hasWon, color }: PlayerLine & { readonly color: "White" | "Black" }) {
  return (
    <p className={hasWon ? "pn win" : "pn"}>
      <span className={color === "Black" ? "dotc b" : "dotc"} aria-hidden="true" />
      <span className="min-w-0">
        {name}
        <span className="sr">, {color} in game 1</span>
      </span>
      {score && <span className="sc">{score}</span>}
    </p>
  );
}
