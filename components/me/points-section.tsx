import type { RoundPoints } from "@/lib/standings/view/points-by-round";
import { PointsChart } from "./points-chart";

type Props = {
  readonly seasons: readonly {
    readonly id: string;
    readonly page: { readonly division: { readonly name: string } };
    readonly points: readonly RoundPoints[];
  }[];
};

/** A player's points by round, in each division where a result counts. */
export function PointsSection({ seasons }: Props) {
  const charts = seasons.filter(({ points }) => points.length > 0);
  if (charts.length === 0) return null;
  return (
    <section aria-labelledby="points">
      <h2 id="points">Points by round</h2>
      <p className="small muted">Filled square: won. Half-filled: drawn. Empty: lost.</p>
      {charts.map(({ id, page, points }) => (
        <PointsChart key={id} title={charts.length > 1 ? page.division.name : null} rounds={points} />
      ))}
    </section>
  );
}
