import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberFrame } from "@/components/layout/frames";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { DayForm, DayRow, WeekForm } from "@/components/venue/availability-forms";
import { requireActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { findOrganization } from "@/lib/people/store/organizations";
import { calendarDay, dateIn, zoneName } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { findAvailability } from "@/lib/venue/store/availability";
import { AVAILABILITY_DONE } from "@/lib/venue/words/done";
import { frameOf } from "../../../frame-of";

export const metadata: Metadata = { title: "Your availability" };

type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** A player's availability: entered once, used for every match. */
export default async function AvailabilityPage({ params, searchParams }: Props) {
  const { org } = await params;
  const actor = await requireActor(paths.availability(org));
  const organization = await findOrganization(org);
  if (!organization || !actor.rolesEverywhere.some((at) => at.organization.id === organization.id))
    notFound();
  const [{ done }, free, frame] = await Promise.all([
    searchParams,
    findAvailability(organization.id, actor.id),
    frameOf(actor),
  ]);
  const at = instantOf(now());
  const today = dateIn(at, organization.timeZone);
  const days = [...(free?.days ?? [])].filter(([date]) => date >= today);
  const saved = AVAILABILITY_DONE[String(done)];

  return (
    <MemberFrame {...frame} organization={organization}>
      <PageHead
        title="Your availability"
        lead={`Check the hours you’re free in a typical week, in ${zoneName(at, organization.timeZone)}. Match pages then show times that work for both of you.`}
      />
      {saved && (
        <Notice tone="ok" title="Saved." focus>
          <p>{saved}</p>
        </Notice>
      )}
      <WeekForm org={org} week={free?.weekly ?? new Map()} />
      <section className="section" aria-labelledby="days">
        <h2 id="days">Exceptions</h2>
        {days.length > 0 && (
          <ul className="picks mb-4">
            {days.map(([date, hours]) => (
              <DayRow key={date} org={org} date={date} words={calendarDay(date)} hours={hours} />
            ))}
          </ul>
        )}
        <div className="day-form">
          <DayForm org={org} today={today} />
        </div>
      </section>
    </MemberFrame>
  );
}
