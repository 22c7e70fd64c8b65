import { HeadRow } from "@/components/ui/head-row";
import { paths } from "@/lib/paths";
import { dateIn } from "@/lib/shared/dates";
import { addHours, type Instant } from "@/lib/shared/instant";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { EarlierTablesForm } from "./earlier-tables-form";

interface EarlierTablesProps {
  readonly view: DivisionView;
  /** Today's calendar date in the organization's zone. */
  readonly today: string;
  /** The date that is being looked at. */
  readonly shown?: string | undefined;
}

/** The sweep records what no one reported within minutes of the round's close; an hour later it's certainly done. */
const HOURS_TO_SETTLE = 1;

/** Links to the standings of any day since the first round opened, and to those after each round. */
export function EarlierTables({ view, today, shown }: EarlierTablesProps) {
  const { season, division } = view;
  const zone = season.organization.timeZone;
  const rounds = tableRounds(view.rounds);
  const first = rounds[0] && dateIn(rounds[0].opensAt, zone);
  if (!first || first >= today) return null;
  const closesOn = (deadlineAt: Instant) =>
    dateIn(addHours(deadlineAt, season.rules.reporting.graceHours + HOURS_TO_SETTLE), zone);
  const path = (date?: string) =>
    paths.divisionOn(season.organization.slug, season.slug, division.slug, date);

  return (
    <section className="section no-print" aria-labelledby="earlier">
      <HeadRow title="Earlier standings" id="earlier" />
      <EarlierTablesForm
        action={path()}
        first={first}
        last={today}
        shown={shown}
        rounds={rounds
          .map(({ number, deadlineAt }) => ({ number, on: closesOn(deadlineAt) }))
          .filter(({ on }) => on < today)
          .map(({ number, on }) => ({ number, href: path(on), isShown: on === shown }))}
      />
    </section>
  );
}
