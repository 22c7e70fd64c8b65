import { randomUUID } from "node:crypto";
import { ensureCalendarToken } from "@/lib/calendars/store/calendars";
import { prisma } from "@/lib/db/client";
import { findLeaving } from "@/lib/entries/store/leaving";
import { ensureLetterChoices } from "@/lib/mail/store/letter-choices";
import type { Zone } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { listTestMatches, type TestLeague } from "@/lib/testing/league";
import { addSeasons } from "./add-seasons.ts";
import { addPhoto, addThings } from "./add-things.ts";
import type { Ids } from "./id-names.ts";
import type { People } from "./people.ts";

/** Days and hours for forms, by the league's clock. */
type Days = Pick<Ids, "date" | "soon" | "before" | "later" | "day" | "offered">;

/** An id for everything of a campus that an address or a form can name. */
export async function nameEverything(
  league: TestLeague,
  people: People,
  yesterday: string,
  at: Date,
): Promise<Ids> {
  const { org, season, players } = league;
  const divisionId = season.divisions[0]?.id ?? "";
  const last = players.at(-1);
  const [match] = await listTestMatches(league);
  return {
    ...(await addSeasons(league, at)),
    ...(await addThings(league, people, at)),
    ...(await renameSeason(league)),
    ...daysFrom(yesterday, league.season.organization.timeZone),
    org,
    match: match?.id ?? "",
    photo: await addPhoto(league, match?.id ?? ""),
    entry: last?.entryId ?? "",
    borrower: players[0]?.userId ?? "",
    member: people.staff,
    ownDivision: divisionId,
    person: "Robin Asker",
    token: await prisma().$transaction(
      async (tx) => (await ensureLetterChoices(tx, last?.userId ?? "")).token,
    ),
    calendar: await ensureCalendarToken(last?.userId ?? ""),
    version: "1",
    stamp: (await findLeaving(league.scope, last?.entryId ?? ""))?.stamp ?? "",
    nonce: randomUUID(),
  };
}

/** At first, both campuses have the same words in their addresses. The foreign campus needs different ones. */
async function renameSeason({ season, org }: TestLeague): Promise<Pick<Ids, "season" | "division">> {
  const slugs = { season: `fall-${org}`, division: `open-${org}` };
  const divisionId = season.divisions[0]?.id ?? "";
  await prisma().season.update({ where: { id: season.id }, data: { slug: slugs.season } });
  await prisma().division.update({ where: { id: divisionId }, data: { slug: slugs.division } });
  return slugs;
}

function daysFrom(yesterday: string, zone: Zone): Days {
  const soon = addDays(yesterday, 3);
  return {
    date: yesterday,
    soon: `${soon}T12:00`,
    before: `${yesterday}T12:00`,
    later: `${addDays(yesterday, 12)}T20:00`,
    day: addDays(yesterday, 14),
    offered: instantAt(soon, "12:00", zone),
  };
}
