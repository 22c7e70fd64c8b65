import { Link } from "@/components/ui/link";
import type { DeskPlayerEntry, DeskPlayerMatch } from "@/lib/entries/view/player-of-desk";
import { BlankState } from "../ui/blank-state";
import { HeadRow } from "../ui/head-row";
import { Status } from "../ui/status";

/** A player's registrations, with what a director can do about each. */
export function DeskPlayerEntries({ entries }: { readonly entries: readonly DeskPlayerEntry[] }) {
  return (
    <section aria-labelledby="registrations">
      <HeadRow id="registrations" title="Registrations">
        {entries.length}
      </HeadRow>
      <ul className="ledger mt-2">
        {entries.map(({ id, title, href, status, forfeits, sportsmanship, editHref, leave }) => (
          <li key={id}>
            <p className="small">
              <Link href={href}>
                <b>{title}</b>
              </Link>
              , {[status, forfeits, sportsmanship].filter(Boolean).join(", ")}
            </p>
            <p className="flex flex-wrap gap-x-6">
              <Link className="row-link small" href={editHref}>
                Correct name, email, or division<span className="sr">, {title}</span>
              </Link>
              {leave && (
                <Link className="row-link small" href={leave.href}>
                  {leave.words}
                  <span className="sr">, {title}</span>
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeskPlayerMatchesProps {
  readonly id: string;
  readonly title: string;
  /** What it says without any. */
  readonly none: string;
  readonly matches: readonly DeskPlayerMatch[];
}

/** A player's matches, newest first; each leads to its case. */
export function DeskPlayerMatches({ id, title, none, matches }: DeskPlayerMatchesProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <HeadRow id={id} title={title}>
        {matches.length > 0 && matches.length}
      </HeadRow>
      {matches.length === 0 ? (
        <BlankState title={none} />
      ) : (
        <table className="plain">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Opponent</th>
              <th scope="col">Status</th>
              <th scope="col" className="r">
                Games
              </th>
            </tr>
          </thead>
          <tbody>
            {matches.map((match) => (
              <MatchRow key={match.id} {...match} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function MatchRow({ href, slot, opponent, status, games }: DeskPlayerMatch) {
  return (
    <tr>
      <th scope="row" className="[overflow-wrap:anywhere]">
        <Link href={opponent.href} prefetch={false}>
          {opponent.name}
        </Link>
        <span className="block font-normal muted">{slot}</span>
      </th>
      <td>
        <Link href={href} prefetch={false}>
          <Status kind={status.kind}>{status.text}</Status>
          <span className="sr">
            : {opponent.name}, {slot}
          </span>
        </Link>
      </td>
      <td className="r num">{games ?? <span className="muted">–</span>}</td>
    </tr>
  );
}
