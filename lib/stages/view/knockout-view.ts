import type { ScheduleView } from "@/components/stages/schedule-preview";
import { counted } from "@/lib/people/words/names";
import { venueName } from "@/lib/season/rules/play-venue";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { shortDay, shortDayAndTime, zoneName } from "@/lib/shared/dates";
import { localTime } from "@/lib/shared/form-fields";
import { dateIn, instantOfLocal, localIn } from "@/lib/shared/wall-clock";
import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import { drawBracket, roundsOf, type Source } from "../knockout/knockout";
import { type KnockoutWindow, knockoutWindows, type Session } from "../knockout/knockout-windows";
import { roundWindows } from "../rules/round-windows";
import { SCHEDULE_REFUSAL_SENTENCES } from "../rules/schedule-refusals";
import { roundName } from "../words/round-name";
import { firstDayOf } from "./first-day";
import type { Asked, ScheduleToBe } from "./schedule-view";

/** The draw of a knockout to be, with what each seed is called before it is drawn. */
type Draw = {
  readonly stage: KnockoutRules;
  readonly seeds: readonly string[];
  readonly form: ScheduleView["form"];
  readonly lots: string;
};

/** A knockout before it is published: its rounds with their windows, round 1 with its byes, the session of the final. */
export function knockoutView(plan: ScheduleToBe, { stage, seeds, form, lots }: Draw): ScheduleView {
  const { season, asked, now } = plan;
  const zone = season.organization.timeZone;
  const today = dateIn(zone, now);
  const firstDay = firstDayOf(asked.firstDay, season.startsOn, today);
  const count = roundsOf(seeds.length);
  const typed = stage.final === "session" ? typedSession(asked, season, firstDay, count) : null;
  const session = typed && sessionOf(typed, zone);
  const plain = knockoutWindows(firstDay, count, zone, season.rules.schedule, null);
  const windows = knockoutWindows(firstDay, count, zone, season.rules.schedule, session);
  const shown = windows.ok ? windows.value : plain.ok ? plain.value : [];
  const isTooEarly = !windows.ok || (session !== null && session.at <= now);
  const refusal = typed && !session ? "session-missing" : isTooEarly ? "session-too-early" : null;
  return {
    place: { org: season.organization.slug, season: season.slug, division: plan.division },
    form,
    firstDay,
    today,
    session: typed && { ...typed, min: localIn(zone, now) },
    sum: sumOf(seeds.length, stage),
    zone: shown[0] ? zoneName(zone, shown[0].opensAt) : zone,
    rounds: shown.map((window) => roundLine(window, count, zone)),
    firstRound: firstRoundLines(seeds),
    lots,
    refusal: refusal && SCHEDULE_REFUSAL_SENTENCES[refusal],
    warnings: [],
  };
}

type TypedSession = { readonly value: string; readonly place: string };

/** Until something is asked for: the evening of the last round's last day, where the season is played. */
function typedSession(asked: Asked, season: SeasonFacts, firstDay: string, rounds: number): TypedSession {
  const zone = season.organization.timeZone;
  const last = roundWindows(firstDay, rounds, zone, season.rules.schedule).at(-1);
  const { venue } = season.rules;
  return {
    value: asked.session ?? (last ? `${dateIn(zone, last.deadlineAt)}T18:00` : ""),
    place: asked.sessionPlace ?? (venue.kind === "on-site" ? venueName(venue) : ""),
  };
}

function sessionOf({ value, place }: TypedSession, zone: string): Session | null {
  if (place.trim() === "" || !localTime.safeParse(value).success) return null;
  return { at: instantOfLocal(zone, value), place: place.trim() };
}

/** "11 players, 4 rounds. Five of them have a bye in the first round." */
function sumOf(players: number, { thirdPlace }: KnockoutRules): string {
  const rounds = roundsOf(players);
  const byes = 2 ** rounds - players;
  const third = thirdPlace && players > 3 ? ", with a match for third place" : "";
  const free = byes === 0 ? "" : ` The first ${counted(byes, "seed")} ${byes === 1 ? "has" : "have"} a bye.`;
  return `${players} players in ${counted(rounds, "round")}${third}: who loses is out.${free}`;
}

function roundLine({ number, opensAt, deadlineAt, session }: KnockoutWindow, of: number, zone: string) {
  return {
    name: roundName({ format: "knockout", number, of }),
    opens: shortDay(opensAt, zone),
    closes: session
      ? `played ${shortDayAndTime(session.at, zone)}, ${session.place}`
      : shortDayAndTime(deadlineAt, zone),
  };
}

/** "Seed 1 has a bye", "Seed 4 v Seed 5" */
function firstRoundLines(seeds: readonly string[]): readonly string[] {
  const nameOf = (source: Source) => (source.from === "seed" ? (seeds[source.seed - 1] ?? null) : null);
  return (drawBracket(seeds.length, false)[0] ?? []).map(({ upper, lower }) => {
    const [one, two] = [nameOf(upper), nameOf(lower)];
    return one && two ? `${one} v ${two}` : `${one ?? two} has a bye`;
  });
}
