import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { DivisionEmbed } from "@/components/sharing/embeds";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { EMBEDS, type Embed } from "@/lib/paths/embed";
import { instantOf } from "@/lib/shared/instant";
import { EMBED_TITLES } from "@/lib/sharing/words/embeds";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { findDivision } from "@/lib/standings/store/divisions";
import "@/app/styles/standings.css";
import "@/app/styles/embed.css";

/** Cached until something changes, for at most five minutes: which matches come next depends on the clock. */
export const dynamic = "force-static";
export const revalidate = 300;

/** Embeds are rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = {
  readonly params: Promise<{ org: string; season: string; division: string; embed: string }>;
};

const loadDivision = cache(findDivision);

/** Search engines are asked to list the division's own page instead. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season, division, embed } = await params;
  const view = isEmbed(embed) ? await loadDivision(org, season, division) : undefined;
  if (!view || !isEmbed(embed)) return {};
  return {
    title: `${EMBED_TITLES[embed](view.division.name)}, ${view.season.name}`,
    alternates: {
      canonical: absolute(env().appUrl, paths.division(org, view.season.slug, view.division.slug)),
    },
    robots: { index: false },
  };
}

/**
 * A part of a division for other websites, which can show it in a frame (lib/front/embeds.ts). It's sent without the
 * framework's scripts.
 */
export default async function EmbedPage({ params }: Props) {
  const { org, season, division, embed } = await params;
  const view = isEmbed(embed) ? await loadDivision(org, season, division) : undefined;
  if (!view || !isEmbed(embed)) notFound();
  if (isMoved(view, { season, division }))
    permanentRedirect(paths.embed(org, view.season.slug, view.division.slug, embed));
  return (
    <main id="main">
      <DivisionEmbed embed={embed} view={view} at={instantOf(now())} />
    </main>
  );
}

function isEmbed(text: string): text is Embed {
  return EMBEDS.some((embed) => embed === text);
}
