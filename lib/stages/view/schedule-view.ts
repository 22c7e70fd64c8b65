import type { ScheduleView } from "@/components/stages/schedule-preview";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { dateOf, shortDay, shortDayAndTime, zoneName } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { dateIn } from "@/lib/shared/wall-clock";
import { roundRobinRounds } from "../round-robin/round-robin";
import { type RoundWindow, roundWindows } from "../rules/round-windows";
import { mostInRoundRobin, SCHEDULE_REFUSAL_SENTENCES } from "../rules/schedule-refusals";
import { roundName } from "../words/round-name";
import { firstDayOf } from "./first-day";
import { knockoutView } from "./knockout-view";

/** What the director tries out before publishing, as the address holds it. */
export type Asked = {
  readonly firstDay?: string;
  readonly session?: string;
  readonly sessionPlace?: string;
};

/** A schedule to be: for whom, when it is looked at, and what was asked for. */
export type ScheduleToBe = {
  readonly season: SeasonFacts;
  readonly division: string;
  /** Names in the order of registration. */
  readonly players: readonly string[];
  readonly asked: Asked;
  readonly now: Instant;
};

/** What publishing now would publish: the rounds of the first stage by the rules, with their windows. */
export function scheduleView(plan: ScheduleToBe): ScheduleView {
  const { season, players } = plan;
  const [stage] = season.rules.stages;
  if (stage?.format !== "knockout") return roundRobinView(plan, stage?.cycles ?? 1);
  const isByLot = stage.seeding === "lot";
  return {
    ...knockoutView(plan, {
      stage,
      seeds: isByLot ? players.map((_, index) => `Seed ${index + 1}`) : players,
      form: "schedule",
      lots: isByLot
        ? "Lots are drawn when you publish: they decide who is which seed. What is published stays."
        : "Who registered first is the first seed. What is published stays.",
    }),
    warnings: registrationWarning(season),
  };
}

function roundRobinView(plan: ScheduleToBe, cycles: 1 | 2): ScheduleView {
  const { season, players, asked, now } = plan;
  const zone = season.organization.timeZone;
  const today = dateIn(zone, now);
  const firstDay = firstDayOf(asked.firstDay, season.startsOn, today);
  const count = roundRobinRounds(players.length, cycles).length;
  const windows = roundWindows(firstDay, count, zone, season.rules.schedule);
  const sitsOut = players.length % 2 === 1 ? " One player sits out each round." : "";
  const meet = `meet ${cycles === 1 ? "once" : "twice"} each`;
  return {
    place: { org: season.organization.slug, season: season.slug, division: plan.division },
    form: "schedule",
    firstDay,
    today,
    session: null,
    sum: `${players.length} players ${meet}, in ${count} ${count === 1 ? "round" : "rounds"}.${sitsOut}`,
    zone: windows[0] ? zoneName(zone, windows[0].opensAt) : zone,
    rounds: windows.map(({ number, opensAt, deadlineAt }) => ({
      name: roundName({ format: "round-robin", number, of: count }),
      opens: shortDay(opensAt, zone),
      closes: shortDayAndTime(deadlineAt, zone),
    })),
    firstRound: [],
    lots: "When you publish, lots decide who plays whom in each round and who has White. A published schedule doesn’t change.",
    refusal:
      players.length > mostInRoundRobin(cycles) ? SCHEDULE_REFUSAL_SENTENCES["too-many-players"] : null,
    warnings: [...lengthWarning(zone, windows), ...registrationWarning(season)],
  };
}

/** More rounds than this do not fit into a term. */
const LONG = 15;

function lengthWarning(zone: string, windows: readonly RoundWindow[]): readonly string[] {
  const last = windows.at(-1);
  if (!last || windows.length <= LONG) return [];
  return [
    `The last round closes on ${shortDay(last.deadlineAt, zone)}, ${dateOf(last.deadlineAt, zone).slice(0, 4)}. More divisions make a shorter season.`,
  ];
}

function registrationWarning({ status, divisions }: SeasonFacts): readonly string[] {
  if (status !== "registration") return [];
  const others = divisions.length > 1 ? " for every division" : "";
  return [`Registration is still open. Publishing closes it${others}.`];
}
