import { randomBytes } from "node:crypto";
import { prisma } from "@/lib/db/client";
import { readForEverybody } from "@/lib/db/replica";
import { env } from "@/lib/env";
import { bookedNow, placeOf } from "@/lib/match/rules/place-of";
import type { Side } from "@/lib/match/rules/sides";
import { MATCH_RECORD, type MatchRecord, toRecord } from "@/lib/match/store/match-record";
import { absolute, paths } from "@/lib/paths";
import { listPublicNames } from "@/lib/people/store/public-names";
import type { PublicName } from "@/lib/people/words/public-name";
import { addHours, instantOf } from "@/lib/shared/instant";
import { roundOfAll } from "@/lib/stages/words/round-name";
import { type Appointment, printCalendar } from "../view/calendar";
import { type CalendarMatch, matchAppointment } from "../view/match-appointment";

/** Matches leave the feeds this long after their deadline. */
const DAYS_KEPT = 60;
const MOST_MATCHES = 500;

/** A person's own feed by the secret in its address; undefined for an unknown or replaced secret. */
export async function findOwnCalendar(token: string, at: Date): Promise<string | undefined> {
  const user = await prisma().user.findUnique({ where: { calendarToken: token } });
  if (!user) return undefined;
  const matches = await listMatches(
    { OR: [{ home: { userId: user.id } }, { away: { userId: user.id } }] },
    at,
  );
  const zone = matches.at(-1)?.organization.timeZone ?? "UTC";
  return printCalendar("My chess matches", zone, matches.map(ownAppointment), instantOf(at));
}

/** A division's public feed: agreed times and deadlines. Calendars that subscribed to an old address keep it. */
export async function findDivisionCalendar(
  organization: string,
  season: string,
  division: string,
  at: Date,
): Promise<string | undefined> {
  readForEverybody();
  const found = await prisma().division.findFirst({
    where: {
      addresses: { some: { slug: division } },
      season: {
        addresses: { some: { slug: season } },
        status: { not: "draft" },
        organization: { slug: organization },
      },
    },
    include: { season: { include: { organization: true } } },
  });
  if (!found) return undefined;
  const matches = await listMatches({ round: { stage: { divisionId: found.id } } }, at);
  const name = `${found.season.name}, ${found.name}`;
  return printCalendar(
    name,
    found.season.organization.timeZone,
    (await withPublicNames(matches)).map(publicAppointment),
    instantOf(at),
  );
}

/** A venue's feed: what is booked there, and at which table. */
export async function findVenueCalendar(
  organization: string,
  venue: string,
  at: Date,
): Promise<string | undefined> {
  readForEverybody();
  const found = await prisma().venue.findFirst({
    where: { slug: venue, organization: { slug: organization } },
    include: { organization: true },
  });
  if (!found) return undefined;
  const matches = await listMatches({ booking: { venueId: found.id } }, at);
  const booked = matches.filter((match) => bookedNow(match) !== null);
  return printCalendar(
    found.name,
    found.organization.timeZone,
    (await withPublicNames(booked)).map(publicAppointment),
    instantOf(at),
  );
}

/** The secret of a person's feed, created on first use. */
export async function ensureCalendarToken(userId: string): Promise<string> {
  const { calendarToken } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  if (calendarToken) return calendarToken;
  await prisma().user.updateMany({
    where: { id: userId, calendarToken: null },
    data: { calendarToken: secret() },
  });
  return ensureCalendarToken(userId);
}

/** Replaces the secret: the old address stops working. */
export async function renewCalendarToken(userId: string): Promise<void> {
  await prisma().user.update({ where: { id: userId }, data: { calendarToken: secret() } });
}

function secret(): string {
  return randomBytes(24).toString("base64url");
}

type Which = NonNullable<Parameters<ReturnType<typeof prisma>["match"]["findMany"]>[0]>["where"];

/** By deadline. If there are too many, those that are due next come before those that were due last. */
async function listMatches(which: Which, at: Date): Promise<readonly MatchRecord[]> {
  const find = (
    deadlineAt: { readonly gte: Date; readonly lt?: Date },
    order: "asc" | "desc",
    take: number,
  ) =>
    prisma().match.findMany({
      where: { AND: [which ?? {}, { deadlineAt }] },
      include: MATCH_RECORD,
      orderBy: [{ deadlineAt: order }, { id: order }],
      take,
    });
  const coming = await find({ gte: at }, "asc", MOST_MATCHES);
  const since = new Date(addHours(instantOf(at), -24 * DAYS_KEPT));
  const past = await find({ gte: since, lt: at }, "desc", MOST_MATCHES - coming.length);
  return [...past.reverse(), ...coming].map(toRecord);
}

/** What is in a feed that anyone can subscribe to. */
async function withPublicNames(matches: readonly MatchRecord[]): Promise<readonly PublicRecord[]> {
  const names = await listPublicNames(matches.flatMap(({ home, away }) => [home.entryId, away.entryId]));
  return matches.flatMap(({ home, away, ...match }) => {
    const shown = { home: names.get(home.entryId), away: names.get(away.entryId) };
    if (!shown.home || !shown.away) return [];
    return [{ ...match, home: { name: shown.home }, away: { name: shown.away } }];
  });
}

/** A match with only what everyone can read about its players. */
type PublicRecord = Omit<MatchRecord, "home" | "away"> &
  Readonly<Record<Side, { readonly name: PublicName }>>;
/** A match for the calendar of everyone or of one of its players. */
type DatedMatch = Omit<MatchRecord, "home" | "away"> & Readonly<Record<Side, { readonly name: string }>>;

/** It leads one of the two players to their page of the match. */
function ownAppointment(match: DatedMatch): Appointment {
  return matchAppointment(toCalendarMatch(match), absolute(env().appUrl, paths.match(match.id)));
}

/** It leads to the page of the match that everyone can read. */
function publicAppointment(match: PublicRecord): Appointment {
  const page = paths.publicMatch(match.organization.slug, match.id);
  return matchAppointment(toCalendarMatch(match), absolute(env().appUrl, page));
}

function toCalendarMatch({ id, home, away, rules, events, state, ...match }: DatedMatch): CalendarMatch {
  const round = roundOfAll({ format: match.stage.format, ...match.round });
  return {
    id,
    home: { name: home.name },
    away: { name: away.name },
    organizer: { name: match.organization.name, email: match.organization.contactEmail },
    occasion: `${match.season.name}, ${match.division.name}, ${round}`,
    rules,
    events,
    state,
    table: bookedNow({ ...match, state })?.table ?? null,
    venue: placeOf({ ...match, state }),
  };
}
