import { PartSwatch, RoundBars } from "@/components/stages/round-bars";
import { Link } from "@/components/ui/link";
import type { DivisionOverview } from "@/lib/season/view/overview";
import { PROGRESS_PARTS, type ProgressPart, type RoundBar } from "@/lib/stages/view/round-progress";

/** The running divisions, each with its rounds as bars and its current round in numbers. */
export function SeasonOverview({ divisions }: { readonly divisions: readonly DivisionOverview[] }) {
  if (divisions.length === 0) return null;
  return (
    <div className="side">
      {divisions.map((division) => (
        <section key={division.href} aria-label={`${division.division}, ${division.season}`}>
          <h2>
            <Link href={division.href}>{division.division}</Link>
          </h2>
          <p className="small muted">
            {division.season}. {division.round}
          </p>
          {division.rounds.length > 0 && <RoundBars rounds={division.rounds} />}
          {division.current && <Progress round={division.current} />}
        </section>
      ))}
    </div>
  );
}

/** What most rounds have none of. */
const IF_ANY: ReadonlySet<ProgressPart> = new Set(["forfeits", "void"]);

function Progress({ round: { name, progress } }: { readonly round: RoundBar }) {
  const shown = PROGRESS_PARTS.filter(([key]) => !IF_ANY.has(key) || progress[key] > 0);
  return (
    <>
      <h3 className="lab mt-4">{name}</h3>
      <dl className="small mt-1">
        {shown.map(([key, label]) => (
          <div
            key={key}
            className="flex justify-between gap-4 border-0 border-t border-solid border-rule py-1.5"
          >
            <dt className={progress[key] === 0 ? "muted" : undefined}>
              <PartSwatch part={key} />
              {label}
            </dt>
            <dd className={progress[key] === 0 ? "muted" : "font-semibold"}>{progress[key]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
