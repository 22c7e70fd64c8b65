import { shortDay, shortDayAndTime, time } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import type { ContactMeans } from "../../rules/events";
import { otherSide } from "../../rules/sides";
import { timeToCome } from "../../rules/state";
import { stampInRound, stampOf } from "../event-stamps";
import { act, byLeague, type Describers, type EventContext } from "../event-text";

/** When the players meet: how a time is found, set and given up, and who came. */
export const describeTimes = {
  TimesProposed: (event, { at, before, zone }) =>
    act(
      event.by,
      timeToCome(before, at)
        ? "Asked to move it"
        : `Suggested ${event.times.length === 1 ? "a time" : "times"}`,
      event.times.map((time) => stampInRound(time, at, zone)).join(", "),
      event.note,
    ),
  TimeAgreed: (event, { at, before, context, zone }) =>
    act(
      event.by,
      `${timeToCome(before, at) ? "Agreed:" : "Picked"} ${stampOf(event.scheduledAt, at, zone)}`,
      reservedTable(event.scheduledAt, context),
    ),
  TimeCancelled: (event, { at, before, zone }) => {
    const off = before.scheduledAt ? stampOf(before.scheduledAt, at, zone) : "the time";
    return act(event.by, `Canceled ${off}`, "", event.reason);
  },
  TimeFixed: (event, { zone }) =>
    byLeague(`The league set the time: ${shortDayAndTime(event.scheduledAt, zone)}, ${event.place}.`),
  TimeDefaulted: (event, { context, zone }) => {
    const table = reservedTable(event.scheduledAt, context);
    return byLeague(
      `No time was agreed, so the league set ${shortDayAndTime(event.scheduledAt, zone)}. Either player can still move it.${table && ` ${table}.`}`,
    );
  },
  DefaultTimeMissed: (_event, { at, zone }) =>
    byLeague(
      `No time was agreed, and the league couldn’t find one, ${shortDay(at, zone)}. It keeps looking until the round closes.`,
    ),
  Arrived: (event, { zone }) =>
    act(
      event.by,
      `Checked in at ${time(event.arrivedAt, zone)}`,
      event.table === undefined ? "" : `With the code on ${event.table}`,
    ),
  ContactLogged: (event, { at, names, zone }) =>
    act(
      event.by,
      `Tried to reach ${names[otherSide(event.by)]}`,
      `${MEANS_WORDS[event.means]}, ${stampOf(event.triedAt, at, zone)}`,
      event.note,
    ),
  NoticeGiven: (event, { zone }) =>
    event.outcome
      ? act(event.by, "Gave advance notice: can’t play", "The match counts as a default.", event.reason)
      : act(
          event.by,
          "Gave advance notice: can’t play now",
          event.deadlineAt ? `More time until ${shortDayAndTime(event.deadlineAt, zone)}.` : "",
          event.reason,
        ),
} satisfies Partial<Describers>;

/** "Table 3 reserved", for the agreed time. */
function reservedTable(scheduledAt: Instant, { reserved }: EventContext): string {
  return reserved?.table && reserved.at === scheduledAt ? `${reserved.table} reserved` : "";
}

const MEANS_WORDS: Record<ContactMeans, string> = {
  email: "By email",
  phone: "By phone",
  message: "By message",
  "in-person": "In person",
};
