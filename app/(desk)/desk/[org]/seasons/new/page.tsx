import type { Metadata } from "next";
import Link from "next/link";
import { NewSeasonForm } from "@/components/desk/new-season-form";
import { RulesInWordsFolds } from "@/components/desk/rules-in-words";
import { DeskFrame } from "@/components/layout/frames";
import { HeadRow } from "@/components/ui/head-row";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { DEPAUL } from "@/lib/domain/rules/depaul";
import { ruleSheet } from "@/lib/domain/rules/rule-sheet";
import { venueName } from "@/lib/domain/rules/venue";
import { paths } from "@/lib/paths";
import { deskFrame } from "../../desk-frame";

export const metadata: Metadata = { title: "New season" };

/** The form for a new season, beside the rules it will be played under. */
export default async function NewSeasonPage({ params }: { readonly params: Promise<{ org: string }> }) {
  const { org } = await params;
  const desk = await requireDirector(org);
  const frame = await deskFrame(desk);

  return (
    <DeskFrame {...frame} current="seasons">
      <PageHead
        title="New season"
        crumb={<Link href={paths.deskSeasons(org)}>Seasons</Link>}
        lead="It starts as a draft that only the desk sees. Nothing is public until you open registration."
      />
      <div className="cols cols-7-5">
        <NewSeasonForm org={org} venue={venueName(DEPAUL.venue)} />
        <section aria-labelledby="rules">
          <HeadRow title="The rules" id="rules" />
          <p className="small mt-3 mb-2">
            One match a week, best of three, arranged by the players. Both sign the result; a match nobody
            reports is lost by both. The place you name goes into rule 1.3.
          </p>
          <RulesInWordsFolds sections={ruleSheet(DEPAUL)} />
        </section>
      </div>
    </DeskFrame>
  );
}
