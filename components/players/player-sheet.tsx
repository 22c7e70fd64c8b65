import { paths } from "@/lib/paths";
import type { Instant } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import type { PublicPlayer } from "@/lib/standings/store/players";
import {
  type Opponent,
  type PlayerMatchRow,
  type PlayerSeasonRows,
  playerPage,
} from "@/lib/standings/view/player-page";
import { BlankState } from "../ui/blank-state";
import { Fold } from "../ui/fold";
import { HeadRow } from "../ui/head-row";
import { Link } from "../ui/link";
import { PageHead } from "../ui/page-head";
import { Record } from "../ui/record";
import { ResultSquares } from "../ui/result-squares";
import { Status } from "../ui/status";

/** A player as everyone can see them: their record, their matches season by season, and their opponents. */
export function PlayerSheet({ player, at }: { readonly player: PublicPlayer; readonly at: Instant }) {
  const { name, organization } = player;
  const { seasons, figures, opponents } = playerPage(player, at);
  const [newest, ...earlier] = seasons;
  return (
    <>
      <PageHead
        className="season-head"
        crumb={<Link href={paths.organization(organization.slug)}>{organization.name}</Link>}
        title={name}
        lead={newest && [newest.title, newest.rank].filter(Boolean).join(": ")}
      />
      <Record figures={figures} />
      <div className="cols cols-7-5 section">
        <section aria-labelledby="results">
          <HeadRow id="results" title="Results">
            {newest && <Link href={newest.href}>{newest.title}</Link>}
          </HeadRow>
          {newest && <Matches season={newest} />}
          {earlier.map((season) => (
            <Fold key={season.entryId} summary={season.title} aside={season.rank ?? undefined}>
              <Matches season={season} />
              <p className="small mt-3">
                <Link href={season.href}>{season.title}</Link>
              </p>
            </Fold>
          ))}
        </section>
        <section aria-labelledby="opponents">
          <HeadRow id="opponents" title="Head to head">
            {opponents.length > 0 && counted(opponents.length, "opponent")}
          </HeadRow>
          {opponents.length === 0 ? (
            <BlankState title="No result yet">Opponents appear here with the first result.</BlankState>
          ) : (
            <Opponents opponents={opponents} />
          )}
          {opponents.length > 0 && (
            <p className="small muted mt-2">Filled square: won. Half-filled: drawn. Empty: lost.</p>
          )}
        </section>
      </div>
      <p className="small muted section">
        Everyone can see names, divisions, and results. Contact details are never shown here.{" "}
        <Link href={paths.privacy()}>Privacy: who sees what</Link>
      </p>
    </>
  );
}

function Matches({ season: { title, matches, hasNext } }: { readonly season: PlayerSeasonRows }) {
  if (matches.length === 0)
    return hasNext ? (
      <BlankState title="No match yet">Matches appear here once a round begins.</BlankState>
    ) : (
      <BlankState title="No match">The season ended without one.</BlankState>
    );
  return (
    <table className="plain by-round">
      <caption className="sr">{title}</caption>
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">Opponent</th>
          <th scope="col">Result</th>
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
  );
}

function MatchRow({ href, round, opponent, status, games, decidedBy }: PlayerMatchRow) {
  return (
    <tr>
      <td>{round}</td>
      <th scope="row">
        <PlayerLink {...opponent} />
      </th>
      <td>
        <Link href={href} prefetch={false}>
          <Status kind={status.kind}>{status.text}</Status>
          <span className="sr">, {round}</span>
        </Link>
      </td>
      <td className={games ? "r num" : "r small muted"}>{games ?? decidedBy ?? "–"}</td>
    </tr>
  );
}

function Opponents({ opponents }: { readonly opponents: readonly Opponent[] }) {
  return (
    <table className="plain by-name">
      <caption className="sr">Head to head</caption>
      <thead>
        <tr>
          <th scope="col">Opponent</th>
          <th scope="col">Matches</th>
          <th scope="col" className="r">
            Games
          </th>
        </tr>
      </thead>
      <tbody>
        {opponents.map((opponent) => (
          <tr key={opponent.href}>
            <th scope="row">
              <PlayerLink {...opponent} />
            </th>
            <td>
              <ResultSquares results={opponent.matches} />
            </td>
            <td className="r num">{opponent.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlayerLink({ name, href }: { readonly name: string; readonly href: string | null }) {
  if (href === null) return name;
  return (
    <Link href={href} prefetch={false}>
      {name}
    </Link>
  );
}
