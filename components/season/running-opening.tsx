import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { Opening } from "./opening";

/** A season that's being played, ready to print. */
export type RunningSeason = {
  readonly name: string;
  readonly href: string;
  readonly divisions: readonly {
    readonly name: string;
    readonly href: string;
    /** "Round 6, until Sunday, Nov 22, 11:59 pm"; null if no round is left. */
    readonly round: string | null;
  }[];
};

interface RunningOpeningProps {
  readonly seasons: readonly RunningSeason[];
  /** "Central Time" */
  readonly zone: string;
}

/** The seasons of an organization that are being played, with the round of each division. */
export function RunningOpening({ seasons, zone }: RunningOpeningProps) {
  const [only, ...others] = seasons;
  const hasDates = seasons.some(({ divisions }) => divisions.some(({ round }) => round !== null));
  return (
    <Opening
      kind="play"
      who="If you’re playing"
      actions={
        <ButtonLink kind="primary" href={paths.me()} prefetch={false}>
          See your next move
        </ButtonLink>
      }
    >
      <h2>{only && others.length === 0 ? `${only.name} is under way` : "Seasons under way"}</h2>
      {seasons.map(({ name, href, divisions }) => (
        <div key={href}>
          <p>
            <Link href={href}>{name}</Link>
          </p>
          <ul className="m-0 mt-1 list-none p-0">
            {divisions.map((division) => (
              <li key={division.href} className="mt-1">
                <Link href={division.href}>{division.name}</Link>
                {division.round && `: ${division.round}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hasDates && <p className="small muted">Times are {zone}.</p>}
    </Opening>
  );
}
