import type { MatchScene } from "@/lib/match/view/match-scene";
import type { FoundLink, FoundView } from "@/lib/online/view/found-view";
import { paths } from "@/lib/paths";
import { ButtonLink } from "../ui/button";
import { CapturedSection } from "./captured-section";
import { FoundForm, LookForm, RejectForm } from "./found-forms";
import { GameEnds } from "./game-ends";
import { GamesTable } from "./games-table";
import { PickForm } from "./pick-form";

/** What the league found of the match on its chess site: evidence that a player can report with one tap. */
export function FoundSection({ found, scene }: { readonly found: FoundView; readonly scene: MatchScene }) {
  const {
    site,
    heading,
    why,
    rows,
    games,
    links,
    others,
    picks,
    foundAt,
    outcome,
    canReject,
    looked,
    mustProve,
  } = found;
  return (
    <section id="found" aria-labelledby="found-title">
      <h2 id="found-title">{canReject ? `What we found on ${site}` : heading}</h2>
      {!canReject && <p className="next-why">{why}</p>}
      {rows.length > 0 && <GamesTable rows={rows} caption={`Games found on ${site}`} />}
      <FoundLinks links={links} site={site} />
      <CapturedSection scene={scene} games={games} />
      <GameEnds scene={scene} games={games} />
      {foundAt && outcome && !canReject && !picks && (
        <FoundForm foundAt={foundAt} label={`Report ${outcome}`} isMain={false} />
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-5">{rows.length > 0 ? "Other games between you" : "Why not"}</h3>
          <FoundLinks links={others} site={site} />
        </>
      )}
      {foundAt && picks && (
        <div className="mt-5">
          <PickForm foundAt={foundAt} picks={picks} isFolded={canReject} />
        </div>
      )}
      {mustProve && (
        <p className="mt-3">
          <ButtonLink href={paths.profile()}>Prove your username</ButtonLink>
        </p>
      )}
      {looked && <p className="hint mt-3">{looked}</p>}
      {looked && !canReject && <LookForm />}
      {foundAt && canReject && <RejectForm foundAt={foundAt} them={scene.them} />}
    </section>
  );
}

function FoundLinks({ links, site }: { readonly links: readonly FoundLink[]; readonly site: string }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-3">
      {links.map(({ href, label, note }) => (
        <li key={`${label} ${href}`}>
          <a href={href} rel="noreferrer">
            {label}
            <span className="sr"> on {site}</span>
          </a>
          : {note}
        </li>
      ))}
    </ul>
  );
}
