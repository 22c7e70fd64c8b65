import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { DoneNotice } from "@/components/ui/done-notice";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { HoursForm } from "@/components/venue/hours-form";
import { StockTable } from "@/components/venue/stock-form";
import {
  ExceptionForm,
  RemoveExceptionForm,
  StockForm,
  WhereaboutsForm,
} from "@/components/venue/venue-forms";
import { requireDirector } from "@/lib/auth/gates";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { calendarDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/text";
import { findVenue, type VenueFacts } from "@/lib/venue/store/read-venues";
import { VENUE_DONE } from "@/lib/venue/words/done";
import { openingHours } from "@/lib/venue/words/hours";
import { loadDeskFrame } from "../../load-desk-frame";

export const metadata: Metadata = { title: "Venue" };

type Props = {
  readonly params: Promise<{ org: string; venue: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** A venue: when it's open, and its tables, boards and clocks. */
export default async function VenuePage({ params, searchParams }: Props) {
  const { org, venue: slug } = await params;
  const desk = await requireDirector(org);
  const venue = await findVenue(desk.organization.id, slug);
  if (!venue) notFound();
  const [frame, { done }] = await Promise.all([loadDeskFrame(desk), searchParams]);

  return (
    <DeskFrame {...frame} current="places">
      <PageHead
        title={venue.name}
        crumb={<Link href={paths.deskVenues(org)}>Venues</Link>}
        lead="Set the opening hours and equipment. Players see times when a table and a board are free."
      />
      <DoneNotice done={done} words={VENUE_DONE} />
      <div className="cols cols-7-5">
        <div>
          <section aria-labelledby="hours">
            <HeadRow title="Opening hours" id="hours">
              every week
            </HeadRow>
            <div className="mt-4">
              <HoursForm org={org} venue={slug} seen={venue.hoursStamp} weekly={venue.hours.weekly} />
            </div>
          </section>
          <Exceptions org={org} venue={venue} />
        </div>
        <div>
          <Stock org={org} venue={venue} />
          <section className="section" aria-labelledby="where">
            <HeadRow title="How to get there" id="where" />
            <p className="small mt-3">Players see this on match pages, in emails, and in their calendars.</p>
            <div className="mt-4">
              <WhereaboutsForm
                org={org}
                venue={slug}
                seen={venue.whereaboutsStamp}
                address={venue.address}
                directions={venue.directions}
              />
            </div>
          </section>
          <section className="section" aria-labelledby="feed">
            <HeadRow title="Calendar" id="feed" />
            <p className="small mt-3">
              Subscribe to all bookings here in any calendar app:{" "}
              <a href={paths.venueCalendar(org, slug)}>
                {absolute(env().appUrl, paths.venueCalendar(org, slug))}
              </a>
            </p>
          </section>
        </div>
      </div>
    </DeskFrame>
  );
}

type PartProps = { readonly org: string; readonly venue: VenueFacts };

function Exceptions({ org, venue }: PartProps) {
  return (
    <section className="section" aria-labelledby="exceptions">
      <HeadRow title="Exceptions" id="exceptions" />
      <p className="small mt-3">
        Days with other hours. Matches that are already scheduled keep their times. To cancel them,{" "}
        <Link href={paths.deskClosures(org, venue.slug)}>close the venue for a while</Link>.
      </p>
      {venue.exceptions.length > 0 && (
        <Ledger>
          {venue.exceptions.map(({ id, from, until, hours, reason }) => {
            const days = from === until ? calendarDay(from) : `${calendarDay(from)} to ${calendarDay(until)}`;
            return (
              <LedgerRow key={id} className="day-row">
                <span>
                  <b>{reason}</b>
                  <span className="small">
                    <br />
                    {days}: {hours ? openingHours(hours) : "closed"}
                  </span>
                </span>
                <RemoveExceptionForm org={org} venue={venue.slug} id={id} words={`${reason}, ${days}`} />
              </LedgerRow>
            );
          })}
        </Ledger>
      )}
      <div className="mt-4">
        <ExceptionForm org={org} venue={venue.slug} />
      </div>
    </section>
  );
}

function Stock({ org, venue }: PartProps) {
  const ofKind = (kind: "board" | "clock") => venue.equipment.filter((each) => each.kind === kind);
  const columns = [
    { title: "Tables", items: venue.tables.map(({ id, name }) => ({ id, label: name })) },
    { title: "Boards", items: ofKind("board") },
    { title: "Clocks", items: ofKind("clock") },
  ];
  const count = venue.tables.length + venue.equipment.length;
  return (
    <section aria-labelledby="stock">
      <HeadRow title="Tables, boards, and clocks" id="stock">
        {plural(count, "item")}
      </HeadRow>
      {count > 0 && <StockTable org={org} venue={venue.slug} columns={columns} />}
      {venue.tables.length > 0 && (
        <p className="small mt-3">
          <Link href={paths.tableCodes(org, venue.slug)}>Print a code for each table</Link>, so players can
          check in there.
        </p>
      )}
      <div className="mt-6">
        <StockForm org={org} venue={venue.slug} />
      </div>
    </section>
  );
}
