import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { NewVenueForm } from "@/components/venue/venue-forms";
import { requireDirector } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { capitalize, counted } from "@/lib/shared/text";
import { listVenues } from "@/lib/venue/store/read-venues";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Venues" };

/** An organization's venues, and a form to add one. */
export default async function VenuesPage({ params }: { readonly params: Promise<{ org: string }> }) {
  const { org } = await params;
  const desk = await requireDirector(org);
  const [frame, venues] = await Promise.all([loadDeskFrame(desk), listVenues(desk.organization.id)]);

  return (
    <DeskFrame {...frame} current="places">
      <PageHead
        title="Venues"
        crumb={desk.organization.name}
        lead="A venue has opening hours, tables, boards, and clocks. When two players agree on a time, their season books a table and a board."
      />
      <div className="cols cols-7-5">
        <section aria-labelledby="places">
          <HeadRow title="Where you play" id="places">
            <Link href={paths.deskClosures(org)}>Close the rec center</Link>
          </HeadRow>
          {venues.length === 0 ? (
            <BlankState title="No venues yet">
              Without a venue, players still agree on times, but nothing is booked for them.
            </BlankState>
          ) : (
            <Ledger>
              {venues.map(({ id, slug, name, tables, equipment }) => (
                <LedgerRow key={id}>
                  <Link className="row-link" href={paths.deskVenue(org, slug)}>
                    {name}
                  </Link>
                  <p className="small">
                    {capitalize(counted(tables.length, "table"))},{" "}
                    {counted(equipment.filter(({ kind }) => kind === "board").length, "board")},{" "}
                    {counted(equipment.filter(({ kind }) => kind === "clock").length, "clock")}
                  </p>
                </LedgerRow>
              ))}
            </Ledger>
          )}
        </section>
        <section aria-labelledby="new">
          <HeadRow title="Add a venue" id="new" />
          <div className="mt-4">
            <NewVenueForm org={org} />
          </div>
        </section>
      </div>
    </DeskFrame>
  );
}
