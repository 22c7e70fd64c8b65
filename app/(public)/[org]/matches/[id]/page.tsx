import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PublicFrame } from "@/components/layout/frames";
import { needsApp, PublicMatchSheet } from "@/components/match/public-match";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { inPage, sportsEvent } from "@/lib/sharing/view/sports-event";
import { findPublicMatch } from "@/lib/standings/store/public-match";
import { publicMatchPage } from "@/lib/standings/view/public-match-page";
import { social } from "../../../social";

/** Cached until something changes. */
export const dynamic = "force-static";
export const revalidate = 3600;

/** Matches are rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; id: string }> };

const loadMatch = cache(findPublicMatch);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, id } = await params;
  const view = await loadMatch(org, id);
  if (!view) return {};
  const { title, slotName, words } = publicMatchPage(view);
  const { season, division } = view.division;
  const about = {
    title: `${title}, ${slotName}, ${season.name}`,
    description: [words, `${season.name}, ${division.name}, ${season.organization.name}.`]
      .filter(Boolean)
      .join(" "),
    page: paths.publicMatch(org, id),
    picture: paths.matchPicture(org, id),
  };
  return { ...social(about), robots: { index: false } };
}

/** A match for everyone. Its players have a page of their own, with everything they can do. */
export default async function PublicMatchPage({ params }: Props) {
  const { org, id } = await params;
  const view = await loadMatch(org, id);
  if (!view) notFound();
  const { season, division } = view.division;
  return (
    <PublicFrame
      app={needsApp(view) ? "shown" : undefined}
      organization={season.organization}
      season={{ slug: season.slug, firstDivision: division.slug }}
      current="tables"
    >
      <PublicMatchSheet view={view} />
      {/* Data and no script: browsers don't run it, so the content policy has nothing to say about it. */}
      <script type="application/ld+json">{inPage(sportsEvent(view, env().appUrl))}</script>
    </PublicFrame>
  );
}
