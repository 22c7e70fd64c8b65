import type { WallRound } from "@/components/desk/wall-chart";
import type { DivisionView, PublicMatch, RoundView } from "@/lib/data/divisions";
import type { Reservation } from "@/lib/data/reservations";
import type { Instant } from "@/lib/domain/instant";
import { projectedOutcome } from "@/lib/domain/match/project";
import { placeInStage } from "@/lib/domain/schedule/stages";
import { dayAndTime, shortDayAndTime } from "@/lib/format/dates";
import { roundOfAll } from "@/lib/format/round-name";
import { score } from "@/lib/format/scores";
import { matchStatus } from "@/lib/format/statuses";

/** The rounds of a division that are open, the matches with a time first and in order of it. */
export function wallRounds(
  view: DivisionView,
  reservations: readonly Reservation[],
  now: Instant,
): readonly WallRound[] {
  const zone = view.season.organization.timeZone;
  const names = new Map(view.entries.map(({ id, name }) => [id, name]));
  return view.rounds
    .filter((round) => isOpen(round, now))
    .map((round) => ({
      key: round.id,
      title: `${view.division.name}, ${roundOfAll(placeInStage(round, view.rounds))}`,
      until: `Report by ${dayAndTime(round.deadlineAt, zone)}`,
      matches: round.matches
        .filter(({ status }) => status !== "void")
        .toSorted((one, two) => (one.scheduledAt ?? "9").localeCompare(two.scheduledAt ?? "9"))
        .map((match) => {
          const booked = reservations.find(({ matchId }) => matchId === match.id);
          return {
            id: match.id,
            home: names.get(match.homeEntryId) ?? "",
            away: names.get(match.awayEntryId) ?? "",
            when: whenOf(match, zone),
            where: [booked?.table, booked?.place].filter(Boolean).join(", "),
          };
        }),
    }));
}

function isOpen({ opensAt, deadlineAt, matches }: RoundView, now: Instant): boolean {
  return matches.length > 0 && opensAt <= now && now < deadlineAt;
}

function whenOf(match: PublicMatch, zone: string): string {
  const outcome = projectedOutcome(match);
  if (outcome?.score) return score(outcome.score);
  if (match.status === "scheduled" && match.scheduledAt) return shortDayAndTime(match.scheduledAt, zone);
  return match.status === "open" ? "no time yet" : matchStatus(match).word;
}
