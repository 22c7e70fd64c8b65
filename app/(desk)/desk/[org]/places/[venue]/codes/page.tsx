import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { PrintButton } from "@/components/season/print-button";
import { BlankState } from "@/components/ui/blank-state";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { TableCodes } from "@/components/venue/table-codes";
import { requireDirector } from "@/lib/auth/gates";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { findVenue } from "@/lib/venue/store/read-venues";
import { loadDeskFrame } from "../../../load-desk-frame";

export const metadata: Metadata = { title: "Table codes" };

type Props = { readonly params: Promise<{ org: string; venue: string }> };

/** The codes of a venue's tables, to print and put on them. */
export default async function TableCodesPage({ params }: Props) {
  const { org, venue: slug } = await params;
  const desk = await requireDirector(org);
  const venue = await findVenue(desk.organization.id, slug);
  if (!venue) notFound();
  const { appUrl } = env();
  const codes = venue.tables.map(({ id, name }) => ({
    id,
    name,
    url: absolute(appUrl, paths.table(org, id)),
  }));

  return (
    <DeskFrame {...(await loadDeskFrame(desk))} current="places">
      <PageHead
        className="no-print"
        title="Table codes"
        crumb={<Link href={paths.deskVenue(org, slug)}>{venue.name}</Link>}
        lead="Print these and put each one on its table. Players scan it to check in for their match."
      >
        <PrintButton />
      </PageHead>
      {codes.length === 0 ? (
        <BlankState title="No tables yet">Add the tables of this venue first.</BlankState>
      ) : (
        <TableCodes venue={venue.name} codes={codes} />
      )}
    </DeskFrame>
  );
}
