import type { ScheduleView } from "@/components/desk/schedule-preview";
import type { SeasonFacts } from "@/lib/data/seasons";
import { bergerRounds } from "@/lib/domain/pairing/berger";
import { roundWindows } from "@/lib/domain/schedule/round-windows";
import { shortDay, shortDayAndTime, zoneName } from "@/lib/format/dates";

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
  const others = season.divisions.length > 1 ? " for every division" : "";
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
    warning:
      season.status === "registration" ? `Registration is still open. Publishing closes it${others}.` : null,
  };
}
