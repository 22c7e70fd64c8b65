import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { PrintButton } from "@/components/season/print-button";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { AcceptedWaiver } from "@/components/waivers/accepted-waiver";
import { requireDirector } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { findSeason } from "@/lib/season/store/seasons";
import { entryId } from "@/lib/shared/form-fields";
import { possessive } from "@/lib/shared/text";
import { findPrintedWaiver } from "@/lib/waivers/store/acceptances";
import { waiverFacts } from "@/lib/waivers/view/waiver-facts";
import { acceptedWords } from "@/lib/waivers/words/waiver-words";
import { loadDeskFrame } from "../../../../../load-desk-frame";

export const metadata: Metadata = { title: "Accepted waiver" };

type Props = { readonly params: Promise<{ org: string; season: string; id: string }> };

/** What one player accepted, to print. */
export default async function AcceptedWaiverPage({ params }: Props) {
  const { org, season: slug, id } = await params;
  const desk = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season || !entryId.safeParse(id).success) notFound();
  const printed = (await findPrintedWaiver(desk.scope, season.id, id)) ?? notFound();

  return (
    <DeskFrame {...(await loadDeskFrame(desk))} current="seasons">
      <PageHead
        title={`${possessive(printed.name)} waiver`}
        lead={acceptedWords(printed.acceptance, season.organization.timeZone)}
        crumb={
          <>
            {season.organization.name}, {season.name}.{" "}
            <Link href={paths.deskWaiver(org, season.slug)}>Everyone’s waivers</Link>
          </>
        }
      >
        <PrintButton />
      </PageHead>
      <AcceptedWaiver
        text={printed.text}
        facts={waiverFacts(printed, season.organization.timeZone, "desk")}
      />
    </DeskFrame>
  );
}
