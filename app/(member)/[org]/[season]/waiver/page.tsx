import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { MemberFrame } from "@/components/layout/frames";
import { WhoHelps } from "@/components/people/who-helps";
import { PrintButton } from "@/components/season/print-button";
import { ButtonLink } from "@/components/ui/button";
import { DoneNotice } from "@/components/ui/done-notice";
import { Link } from "@/components/ui/link";
import { NextMove } from "@/components/ui/next-move";
import { PageHead } from "@/components/ui/page-head";
import { AcceptForm } from "@/components/waivers/accept-form";
import { AcceptedWaiver } from "@/components/waivers/accepted-waiver";
import { WaiverText } from "@/components/waivers/waiver-text";
import { requireActor } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { acceptBy, beforeSeason } from "@/lib/eligibility/words/before-season";
import { paths } from "@/lib/paths";
import { isRegistrationOpen } from "@/lib/season/rules/registration";
import { isInPlay } from "@/lib/season/rules/steps";
import { findSeason } from "@/lib/season/store/seasons";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { findOwnWaiver } from "@/lib/waivers/store/acceptances";
import { findPart, findWaiverToSign } from "@/lib/waivers/store/own";
import { waiverFacts } from "@/lib/waivers/view/waiver-facts";
import { askedAgainWords, WAIVER_OVER } from "@/lib/waivers/words/waiver-words";
import { frameOf } from "../../../frame-of";

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
  const [{ done }, accepted, part, own] = await Promise.all([
    searchParams,
    findOwnWaiver(actor.id, season.id),
    findPart(season, actor.id, now()),
    frameOf(actor),
  ]);
  const toSign = await findWaiverToSign(season.id, actor.id, part);
  if (!toSign && !accepted) notFound();
  const title = `Waiver for ${season.name}`;
  const crumb = season.organization.name;
  const frame = {
    ...own,
    organization: season.organization,
    season: { slug, firstDivision: season.divisions[0]?.slug },
  };

  const help = (
    <aside className="side" aria-label="Contact">
      <WhoHelps organizations={[season.organization]} />
    </aside>
  );

  const isInTime = isInPlay(season.status);
  if (toSign && part.isIn && isInTime) {
    const today = dateIn(instantOf(now()), season.organization.timeZone);
    const begins = {
      startsOn: season.startsOn,
      hasBegun: season.startsOn < today,
      isPaired: part.isPaired,
    };
    return (
      <MemberFrame {...frame}>
        <NextMove
          level={1}
          turn="you"
          what={`Accept the waiver for ${season.name}`}
          why={[accepted && askedAgainWords(accepted, part), acceptBy(begins)].filter(Boolean).join(" ")}
          by={beforeSeason(begins)}
        />
        <div className="cols cols-me section">
          <AcceptForm org={org} season={slug} waiver={{ ...toSign, asksGuardian: part.asksGuardian }} />
          {help}
        </div>
      </MemberFrame>
    );
  }
  if (toSign && (isInTime || !accepted)) {
    const lead = isInTime ? "You can read the waiver now. You’ll accept it when you register." : WAIVER_OVER;
    return (
      <MemberFrame {...frame}>
        <PageHead title={title} crumb={crumb} lead={lead} />
        <div className="cols cols-me">
          <div>
            <WaiverText text={toSign.text} />
            {isRegistrationOpen(season, instantOf(now())) && (
              <p className="actions mt-6">
                <ButtonLink kind="primary" href={paths.register(org, slug)}>
                  Register for {season.name}
                </ButtonLink>
              </p>
            )}
          </div>
          {help}
        </div>
      </MemberFrame>
    );
  }
  return (
    <MemberFrame {...frame}>
      <DoneNotice done={done} words={{ accepted: "Waiver accepted." }}>
        <Link href={paths.me()}>See your next move</Link>
      </DoneNotice>
      <PageHead title={title} crumb={crumb} lead="You accepted it. You don’t need to do anything.">
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
