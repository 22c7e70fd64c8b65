import type { ScheduleView } from "@/components/desk/schedule-preview";
import type { SeasonFacts } from "@/lib/data/seasons";
import { bergerRounds } from "@/lib/domain/pairing/berger";
import { type RoundWindow, roundWindows } from "@/lib/domain/schedule/round-windows";
import { dateOf, shortDay, shortDayAndTime, zoneName } from "@/lib/format/dates";

/** What publishing now would publish: everybody meets once, a round per window of the rules. */
export function scheduleView(
  season: SeasonFacts,
  division: string,
  players: number,
  firstDay: string,
  today: string,
): ScheduleView {
  const zone = season.organization.timeZone;
  const count = bergerRounds(players).length;
  const windows = roundWindows(firstDay, count, zone, season.rules.schedule);
  const sitsOut = players % 2 === 1 ? " One player sits out each round." : "";
  return {
    org: season.organization.slug,
    season: season.slug,
    division,
    firstDay,
    today,
    sum: `${players} players meet once each, in ${count} ${count === 1 ? "round" : "rounds"}.${sitsOut}`,
    zone: windows[0] ? zoneName(zone, windows[0].opensAt) : zone,
    rounds: windows.map(({ number, opensAt, deadlineAt }) => ({
      number,
      opens: shortDay(opensAt, zone),
      closes: shortDayAndTime(deadlineAt, zone),
    })),
    warnings: warningsOf(season, windows),
  };
}

/** More rounds than this do not fit into a term. */
const LONG = 15;

function warningsOf(season: SeasonFacts, windows: readonly RoundWindow[]): readonly string[] {
  const zone = season.organization.timeZone;
  const last = windows.at(-1);
  const others = season.divisions.length > 1 ? " for every division" : "";
  return [
    ...(last && windows.length > LONG
      ? [
          `The last round closes on ${shortDay(last.deadlineAt, zone)}, ${dateOf(last.deadlineAt, zone).slice(0, 4)}. More divisions make a shorter season.`,
        ]
      : []),
    ...(season.status === "registration"
      ? [`Registration is still open. Publishing closes it${others}.`]
      : []),
  ];
}
