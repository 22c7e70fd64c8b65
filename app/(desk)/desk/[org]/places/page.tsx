import type { Metadata } from "next";
import Link from "next/link";
import { DeskFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { PageHead } from "@/components/ui/page-head";
import { NewPlaceForm } from "@/components/venue/place-forms";
import { requireDirector } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { capitalized, counted } from "@/lib/people/words/names";
import { listVenues } from "@/lib/venue/store/read-venues";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Places" };

/** The places of an organization, and a form for one more. */
export default async function PlacesPage({ params }: { readonly params: Promise<{ org: string }> }) {
  const { org } = await params;
  const desk = await requireDirector(org);
  const [frame, venues] = await Promise.all([loadDeskFrame(desk), listVenues(desk.organization.id)]);

  return (
    <DeskFrame {...frame} current="places">
      <PageHead
        title="Places"
        crumb={desk.organization.name}
        lead="A place has opening hours, tables, boards and clocks. A season that is played there books them when two players agree on a time."
      />
      <div className="cols cols-7-5">
        <section aria-labelledby="places">
          <HeadRow title="Where you play" id="places" />
          {venues.length === 0 ? (
            <BlankState title="No place yet">
              Without one, players agree on times and nothing is booked for them.
            </BlankState>
          ) : (
            <Ledger>
              {venues.map(({ id, slug, name, tables, equipment }) => (
                <LedgerRow key={id}>
                  <Link className="row-link" href={paths.deskPlace(org, slug)}>
                    {name}
                  </Link>
                  <p className="small">
                    {capitalized(counted(tables.length, "table"))},{" "}
                    {counted(equipment.filter(({ kind }) => kind === "board").length, "board")},{" "}
                    {counted(equipment.filter(({ kind }) => kind === "clock").length, "clock")}
                  </p>
                </LedgerRow>
              ))}
            </Ledger>
          )}
        </section>
        <section aria-labelledby="new">
          <HeadRow title="Add a place" id="new" />
          <div className="mt-4">
            <NewPlaceForm org={org} />
          </div>
        </section>
      </div>
    </DeskFrame>
  );
}
