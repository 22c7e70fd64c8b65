import { paths } from "@/lib/paths";
import { venueName } from "@/lib/season/rules/play-venue";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import type { DivisionFacts, SeasonFacts } from "@/lib/season/store/seasons";
import { fullCalendarDay } from "@/lib/season/words/seasons";
import { shortDayAndTime } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { emailOrNull } from "@/lib/shared/no-email";
import { ordinal } from "@/lib/shared/text";
import type { Site } from "../rules/handle";
import type { listEntriesOfDesk } from "../store/entries";

/** Someone who registered. */
export type EntryView = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Where a director corrects the address; null if emails to it arrive. */
  readonly correctHref: string | null;
  readonly phone: string | null;
  /** "born Mar 3, 2012" in an age division, "amara_osei on Chess.com" in an online season. */
  readonly remarks: readonly string[];
  /** The desk's page of the player. */
  readonly href: string;
  /** "Mon, Sep 14, 3:12 pm" */
  readonly when: string;
  /** "In", "Withdrawn" */
  readonly status: string;
};

export type DeskEntry = Awaited<ReturnType<typeof listEntriesOfDesk>>[number];

/** Everyone who registered for a division, by its address, as the desk sees them. */
export function entryViews(
  season: SeasonFacts,
  division: string,
  entries: readonly DeskEntry[],
): readonly EntryView[] {
  const line = entries.filter(({ status }) => status === "waitlisted");
  const { slug: org, timeZone } = season.organization;
  return entries.map((entry) => ({
    id: entry.id,
    name: entry.name,
    email: emailOrNull(entry.user.email) ?? "No email",
    correctHref: entry.isUndelivered ? paths.editEntry(org, season.slug, division, entry.id) : null,
    phone: entry.user.phone,
    remarks: [
      ...(entry.bornOn ? [`born ${fullCalendarDay(entry.bornOn)}`] : []),
      ...(entry.handle ? [usernameRemark(entry.handle, entry.provenOn, season)] : []),
    ],
    href: paths.deskPlayer(org, entry.id),
    when: shortDayAndTime(instantOf(entry.registeredAt), timeZone),
    status: statusOf(entry, line.indexOf(entry)),
  }));
}

/** "amara_plays on Lichess, proven". Until a player has changed it, it can be one on the site that the season left. */
function usernameRemark(handle: string, provenOn: Site | null, { rules }: SeasonFacts): string {
  return provenOn ? `${handle} on ${SITE_NAMES[provenOn]}, proven` : `${handle} on ${venueName(rules.venue)}`;
}

/** "8 of 8 spots taken, 3 waiting" */
export function spotsLine({ capacity }: DivisionFacts, entries: readonly DeskEntry[]): string {
  const count = (status: DeskEntry["status"]) => entries.filter((entry) => entry.status === status).length;
  const taken = count("active") + count("pending");
  const waiting = count("waitlisted");
  const spots = capacity === null ? `${taken} in` : `${taken} of ${capacity} spots taken`;
  return waiting > 0 ? `${spots}, ${waiting} waiting` : spots;
}

function statusOf({ status, annulled }: DeskEntry, index: number): string {
  if (status === "waitlisted") return `${ordinal(index + 1)} on the waitlist`;
  return entryStatus({ status, annulled });
}

/** "In", "Removed, results annulled" */
export function entryStatus({ status, annulled }: Pick<DeskEntry, "status" | "annulled">): string {
  return annulled ? `${ENTRY_WORDS[status]}, results annulled` : ENTRY_WORDS[status];
}

const ENTRY_WORDS = {
  active: "In",
  pending: "Waiting",
  waitlisted: "Waitlist",
  withdrawn: "Withdrawn",
  removed: "Removed",
} as const;
