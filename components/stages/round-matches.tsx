import { Link } from "@/components/ui/link";
import { Status } from "@/components/ui/status";
import type { PlayerLine, RoundMatch } from "@/lib/stages/view/round-view";
import { ByGroup } from "./groups/by-group";

/** The matches of a round, each with a link to its case. */
export function RoundMatches({ matches }: { readonly matches: readonly RoundMatch[] }) {
  return (
    <ByGroup items={matches}>
      {(own) => (
        <ul className="pairs">
          {own.map((match) => (
            <MatchRow key={match.href} {...match} />
          ))}
        </ul>
      )}
    </ByGroup>
  );
}

function MatchRow({ href, home, away, kind, word, more }: RoundMatch) {
  return (
    <li>
      <div className="names">
        <PlayerName {...home} color="White" />
        <PlayerName {...away} color="Black" />
      </div>
      <div className="st">
        <Status kind={kind}>{word}</Status>
        {more && <span>{more}</span>}
      </div>
      <Link className="btn btn-quiet" href={href}>
        See the case
        <span className="sr">
          {" "}
          {home.name} vs. {away.name}
        </span>
      </Link>
    </li>
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
