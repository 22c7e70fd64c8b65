import { Fold } from "@/components/ui/fold";
import { Link } from "@/components/ui/link";
import { Status, type StatusKind } from "@/components/ui/status";
import { paths } from "@/lib/paths";
import { ByGroup } from "./groups/by-group";

export interface PairSide {
  readonly entryId: string | null;
  readonly name: string;
  readonly score: string | null;
  readonly isWinner: boolean;
}

export interface Pair {
  readonly id: string;
  /** Has White in game 1. */
  readonly home: PairSide;
  readonly away: PairSide;
  readonly status: { readonly kind: StatusKind; readonly text: string } | null;
  readonly note: string | null;
  /** "Group A", if the round has groups. */
  readonly group?: string | null | undefined;
}

interface RoundFoldProps {
  readonly title: string;
  readonly dates: string;
  readonly pairs: readonly Pair[];
  /** For a knockout: who has a bye, and who is waiting for the winner of which match. */
  readonly unmet?: readonly string[] | undefined;
  readonly className?: string | undefined;
  readonly open?: boolean | undefined;
  /** The slug of the organization that its players and matches belong to. */
  readonly org: string;
}

/** One round under its number: the pairings, and the status of each match. */
export function RoundFold({ title, dates, pairs, unmet = [], className, open, org }: RoundFoldProps) {
  return (
    <Fold summary={title} aside={dates} open={open} className={className}>
      <ByGroup items={pairs}>
        {(own) => (
          <ul className="pairs">
            {own.map((pair) => (
              <PairRow key={pair.id} {...pair} org={org} />
            ))}
            {unmet.map((words) => (
              <li key={words} className="muted">
                {words}
              </li>
            ))}
          </ul>
        )}
      </ByGroup>
    </Fold>
  );
}

function PairRow({ id, home, away, status, note, org }: Pair & { readonly org: string }) {
  return (
    <li>
      <span className="names">
        <SideName {...home} color="White" org={org} />
        <SideName {...away} color="Black" org={org} />
      </span>
      {status && (
        <span className="st">
          <Link href={paths.publicMatch(org, id)} prefetch={false}>
            <Status kind={status.kind}>{status.text}</Status>
            <span className="sr">
              : {home.name} vs. {away.name}
            </span>
          </Link>
          {note && <span>{note}</span>}
        </span>
      )}
    </li>
  );
}

function SideName({
  entryId,
  name,
  score,
  isWinner,
  color,
  org,
}: PairSide & { readonly color: "White" | "Black"; readonly org: string }) {
  return (
    <span className={isWinner ? "pn win" : "pn"}>
      <span className={color === "White" ? "dotc" : "dotc b"} />
      {entryId ? (
        <Link href={paths.player(org, entryId)} prefetch={false}>
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="sr">, {color} in game 1</span>
      {score && <span className="sc">{score}</span>}
    </span>
  );
}
