import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { PublicFrame } from "@/components/layout/frames";
import { PlayersGuide } from "@/components/season/players-guide";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { findFee } from "@/lib/fees/store/fee";
import { feeName } from "@/lib/fees/words/fee-words";
import { absolute, paths } from "@/lib/paths";
import { GUIDE_LANGUAGES, type GuideLanguage, guidePaths } from "@/lib/paths/guide";
import { findSeason } from "@/lib/season/store/seasons";
import { guideFacts } from "@/lib/season/view/guide-facts";
import { playersGuide } from "@/lib/season/words/guide/guide";
import { instantOf } from "@/lib/shared/instant";
import { findDivision, type PublicDivision } from "@/lib/standings/store/divisions";
import { findWaiver } from "@/lib/waivers/store/texts";

/** Cached until something changes, for at most an hour: which dates are coming depends on the clock. */
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; season: string; language: string }> };

const loadSeason = cache(findSeason);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season, language } = await params;
  const facts = await loadSeason(org, season);
  if (!facts || facts.status === "draft" || !isLanguage(language)) return {};
  const addresses = GUIDE_LANGUAGES.map((each) => [each, guidePaths.guide(org, facts.slug, each)]);
  return {
    title: `${language === "es" ? "Guía del jugador" : "Player’s guide"}, ${facts.name}`,
    alternates: { languages: Object.fromEntries(addresses) },
  };
}

/** A season on one page for its players, in English or Spanish. */
export default async function GuidePage({ params }: Props) {
  const { org, season, language } = await params;
  if (!isLanguage(language)) notFound();
  const facts = await loadSeason(org, season);
  if (!facts || facts.status === "draft") notFound();
  if (facts.slug !== season) permanentRedirect(guidePaths.guide(org, facts.slug, language));
  const found = await Promise.all(facts.divisions.map(({ slug }) => findDivision(org, season, slug)));
  const views = found.filter((view): view is PublicDivision => view !== undefined);
  const [{ fee }, waiver] = await Promise.all([findFee(facts.id), findWaiver(facts.id)]);
  const needs = {
    fee: fee && { name: feeName(fee), whereToPay: fee.whereToPay },
    hasWaiver: waiver.text !== null,
  };
  const url = absolute(env().appUrl, paths.season(org, season));

  return (
    <PublicFrame
      organization={facts.organization}
      season={{ slug: season, firstDivision: facts.divisions[0]?.slug }}
      current="rules"
    >
      <PlayersGuide
        guide={playersGuide(guideFacts(facts, views, url, instantOf(now()), needs), language)}
        language={language}
        org={org}
        season={season}
      />
    </PublicFrame>
  );
}

function isLanguage(language: string): language is GuideLanguage {
  return GUIDE_LANGUAGES.some((each) => each === language);
}
