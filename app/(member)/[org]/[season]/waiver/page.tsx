import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { MemberFrame } from "@/components/layout/frames";
import { PrintButton } from "@/components/season/print-button";
import { DoneNotice } from "@/components/ui/done-notice";
import { PageHead } from "@/components/ui/page-head";
import { AcceptForm } from "@/components/waivers/accept-form";
import { AcceptedWaiver } from "@/components/waivers/accepted-waiver";
import { WaiverText } from "@/components/waivers/waiver-text";
import { requireActor } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { findSeason } from "@/lib/season/store/seasons";
import { findOwnWaiver } from "@/lib/waivers/store/acceptances";
import { findPart, findWaiverToSign } from "@/lib/waivers/store/own";
import { waiverFacts } from "@/lib/waivers/view/waiver-facts";

export const metadata: Metadata = { title: "Waiver", robots: { index: false } };

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ done?: string | string[] }>;
};

/** A season's waiver for a signed-in person: to accept it, or to print what they accepted. */
export default async function OwnWaiverPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const actor = await requireActor(paths.waiver(org, slug));
  const season = await findSeason(org, slug);
  if (!season || season.status === "draft") notFound();
  if (season.slug !== slug) permanentRedirect(paths.waiver(org, season.slug));
  const [{ done }, toSign, accepted, part] = await Promise.all([
    searchParams,
    findWaiverToSign(season.id, actor.id),
    findOwnWaiver(actor.id, season.id),
    findPart(season.id, actor.id),
  ]);
  if (!toSign && !accepted) notFound();
  const title = `Waiver for ${season.name}`;
  const crumb = season.organization.name;
  const frame = {
    reader: actor,
    organization: season.organization,
    season: { slug, firstDivision: season.divisions[0]?.slug },
  };

  if (toSign) {
    return (
      <MemberFrame {...frame}>
        <PageHead
          title={title}
          crumb={crumb}
          lead={
            part.isIn
              ? accepted
                ? "It changed after you accepted it. Read the new version, then accept it to play."
                : "Read it, then accept it to play."
              : "You accept it when you register."
          }
        />
        {part.isIn ? (
          <AcceptForm org={org} season={slug} waiver={{ ...toSign, asksGuardian: part.asksGuardian }} />
        ) : (
          <WaiverText text={toSign.text} />
        )}
      </MemberFrame>
    );
  }
  return (
    <MemberFrame {...frame}>
      <DoneNotice done={done} words={{ accepted: "Waiver accepted." }} />
      <PageHead title={title} crumb={crumb} lead="You accepted it.">
        <PrintButton />
      </PageHead>
      {accepted && (
        <AcceptedWaiver
          text={accepted.text}
          facts={waiverFacts(accepted, season.organization.timeZone, "player")}
        />
      )}
    </MemberFrame>
  );
}
