import type { MatchPlayer, MatchScene } from "@/lib/match/view/match-scene";
import { challengeUrl, whatToSet } from "@/lib/match/words/challenge";
import type { ChallengeView } from "@/lib/online/view/challenge-view";
import { paths } from "@/lib/paths";
import { venueName } from "@/lib/season/rules/play-venue";
import type { Venue } from "@/lib/season/rules/settings/league";
import { Definitions } from "../ui/definitions";
import { Link } from "../ui/link";
import { GameLinkForm } from "./game-link-form";

interface ChallengeProps {
  readonly scene: MatchScene;
  /** Null if the match can't be played now, or without the opponent's username. */
  readonly challenge: ChallengeView | null;
}

type OnlineVenue = Extract<Venue, { kind: "online" }>;

/**
 * How to meet on the site of an online season: the opponent's username, a link that challenges them, and what to set.
 */
export function ChallengeSection({ scene, challenge }: ChallengeProps) {
  const { rules, them, opponent } = scene;
  const { venue } = rules;
  if (venue.kind !== "online") return null;
  const site = venueName(venue);
  const own = scene[scene.side].handle;

  return (
    <section id="challenge" aria-labelledby="challenge-title">
      <h2 id="challenge-title">Meet on {site}</h2>
      <Definitions
        items={[
          {
            term: them,
            text: opponent.handle ? <Username player={opponent} venue={venue} /> : "No username yet",
          },
          {
            term: "You",
            text: own ? (
              <Username player={scene[scene.side]} venue={venue} />
            ) : (
              <Link href={paths.profile()}>Add your username</Link>
            ),
          },
        ]}
      />
      <p className="next-why">
        {opponent.handle
          ? `One of you challenges the other. ${whatToSet(rules)}`
          : `Ask ${them} for it: see “Reach ${them}.”`}
      </p>
      {challenge && <GameLinks challenge={challenge} them={them} />}
      {opponent.handle && (
        <>
          {challenge && (
            <ol className="mt-3 grid list-decimal gap-1 pl-5">
              {challenge.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          <p className="mt-3">
            <a className="btn" href={challengeUrl(venue.site, opponent.handle)} rel="noreferrer">
              Challenge {opponent.handle} on {site}
            </a>
          </p>
        </>
      )}
      {!own && <p className="hint mt-2">Without it, {them} can’t challenge you.</p>}
    </section>
  );
}

/** Links to games that are already set up, and the button that makes one. */
function GameLinks({
  challenge: { links, next },
  them,
}: {
  readonly challenge: ChallengeView;
  readonly them: string;
}) {
  if (links.length === 0 && !next) return null;
  return (
    <>
      {links.length > 0 && (
        <ul className="mt-3">
          {links.map(({ href, label, note }) => (
            <li key={href}>
              <a href={href} rel="noreferrer">
                {label}
              </a>
              : {note}
            </li>
          ))}
        </ul>
      )}
      {next && <GameLinkForm key={next.number} next={next} isMain={links.length === 0} />}
      <p className="hint mt-2">
        The link has the right players, colors, and clock. You and {them} see the same one. Or set it up
        yourselves:
      </p>
    </>
  );
}

/** A username, and whether it's proven. Where it doesn't have to be, only those that are say so. */
function Username({ player, venue }: { readonly player: MatchPlayer; readonly venue: OnlineVenue }) {
  const note = player.isProven ? "proven" : venue.provenNames ? "not proven yet" : null;
  return (
    <>
      <b>{player.handle}</b>
      {note && <span className="small muted"> ({note})</span>}
    </>
  );
}
