import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CampusFirst } from "@/components/entries/campus-first";
import { NotEligible } from "@/components/entries/not-eligible";
import { RegisteredAlready, RegistrationClosed } from "@/components/entries/own-registration";
import { RegisterForm } from "@/components/entries/register-form";
import { RegistrationAside } from "@/components/entries/registration-aside";
import { RegistrationHead } from "@/components/entries/registration-head";
import { MemberFrame } from "@/components/layout/frames";
import { RuleSections } from "@/components/season/rule-sections";
import { type LocatedActor, requireActor } from "@/lib/auth/gates";
import { spotsOf } from "@/lib/entries/view/open-divisions";
import { feeName, howToPay } from "@/lib/fees/words/fee-words";
import { paths } from "@/lib/paths";
import { venueName } from "@/lib/season/rules/play-venue";
import { ruleSheet } from "@/lib/season/rules/rule-sheet";
import { findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { headlineRules } from "@/lib/season/view/headline-rules";
import { longCalendarDay } from "@/lib/season/words/seasons";
import { frameOf } from "../../../frame-of";
import { loadRegistration, type Registration, type RegistrationFacts } from "./load-registration";
import "@/app/styles/rule-sheet.css";

type Props = {
  readonly params: Promise<{ org: string; season: string }>;
  readonly searchParams: Promise<{ another?: string | string[] }>;
};

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { org, season } = await params;
  const facts = await findSeason(org, season);
  return { title: facts ? `Register for ${facts.name}` : "Register", robots: { index: false } };
}

/** Registration for a season, for a signed-in person: the form, or why there is none. */
export default async function RegisterPage({ params, searchParams }: Props) {
  const { org, season: slug } = await params;
  const actor = await requireActor(paths.register(org, slug));
  const season = await findSeason(org, slug);
  if (!season || season.status === "draft") notFound();
  if (season.slug !== slug) permanentRedirect(paths.register(org, season.slug));
  const { another } = await searchParams;
  const [found, frame] = await Promise.all([
    loadRegistration(actor, season, another !== undefined),
    frameOf(actor),
  ]);

  return (
    <MemberFrame
      {...frame}
      organization={season.organization}
      season={{ slug, firstDivision: season.divisions[0]?.slug }}
    >
      <WhatTheyFind found={found} season={season} actor={actor} />
    </MemberFrame>
  );
}

type Found<Facts> = {
  readonly found: Facts;
  readonly season: SeasonFacts;
  readonly actor: LocatedActor;
};

function WhatTheyFind({ found, season, actor }: Found<Registration>) {
  const { organization } = season;
  const next = paths.register(organization.slug, season.slug);
  switch (found.kind) {
    case "registered":
      return <RegisteredAlready season={season} {...found} />;
    case "closed":
      return <RegistrationClosed season={season} />;
    case "campus-first":
      return <CampusFirst organization={organization} next={next} />;
    case "not-eligible":
      return <NotEligible season={season.name} sentence={found.sentence} signIn={found.signIn} next={next} />;
    case "form":
      return <Registering found={found} season={season} actor={actor} />;
  }
}

function Registering({ found, season, actor }: Found<RegistrationFacts>) {
  const { at, today, open, spots, fee } = found;
  const isLate = open.every(({ isPaired }) => isPaired);
  const sections = ruleSheet(season.rules, season.organization);
  const { venue } = season.rules;

  return (
    <>
      <RegistrationHead season={season} at={at} today={today} isLate={isLate} />
      <div className="cols cols-me section">
        <RegisterForm
          rulePackId={season.rulePackId}
          ruleSheetHref={paths.ruleSheet(season.organization.slug, season.slug)}
          divisions={open}
          site={venue.kind === "online" ? { name: venueName(venue), handle: found.handle } : null}
          asksCampusId={found.asksCampusId}
          listed={found.listed}
          waiver={found.waiver}
          fee={fee && { name: feeName(fee), howToPay: howToPay(fee) }}
          reader={{ name: actor.name ?? "", email: actor.email, phone: actor.phone ?? "" }}
          headlines={headlineRules(sections)}
        >
          <RuleSections sections={sections} level={3} />
        </RegisterForm>
        <RegistrationAside
          starts={today <= season.startsOn ? longCalendarDay(season.startsOn) : null}
          isLate={isLate}
          fee={fee && `${feeName(fee)}. ${howToPay(fee)}`}
          spots={season.divisions.map(({ id, name, capacity }) => ({
            name,
            capacity,
            ...spotsOf(spots, id),
          }))}
        />
      </div>
    </>
  );
}
