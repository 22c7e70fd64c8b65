import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { PublicFrame } from "@/components/layout/frames";
import { LiveBoardsDoor } from "@/components/live/live-boards-door";
import { AgreedMatches } from "@/components/season/season-dates";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { paths } from "@/lib/paths";
import { loadLive } from "./load-live";
import "@/app/styles/front-pages.css";

/** Cached until a game starts or a result changes, and for a few seconds; the boards follow the games by themselves. */
export const dynamic = "force-static";
export const revalidate = 10;

/** Pages are rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; season: string }> };

const load = cache(loadLive);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season } = await params;
  const loaded = await load(org, season);
  return loaded
    ? {
        title: `Live games: ${loaded.season.name}, ${loaded.season.organization.name}`,
        robots: { index: false },
      }
    : {};
}

/** The games of a season that are played now, and when the next ones are. */
export default async function LivePage({ params }: Props) {
  const { org, season: slug } = await params;
  const loaded = await load(org, slug);
  if (!loaded) notFound();
  const { season, views, boards, at } = loaded;
  if (season.slug !== slug) permanentRedirect(paths.live(org, season.slug));
  return (
    <PublicFrame
      app="shown"
      organization={season.organization}
      season={{ slug, firstDivision: season.divisions[0]?.slug }}
      current="season"
    >
      <PageHead
        crumb={
          <>
            <Link href={paths.season(org, slug)}>{season.name}</Link>, {season.organization.name}
          </>
        }
        title="Live games"
      />
      <LiveBoardsDoor
        first={boards}
        source={paths.liveData(org, slug)}
        page={paths.live(org, slug)}
        at={at}
        zone={season.organization.timeZone}
      />
      <div className="section">
        <AgreedMatches season={season} views={views} at={at} />
      </div>
    </PublicFrame>
  );
}
