import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PublicFrame } from "@/components/layout/frames";
import { PlayerSheet } from "@/components/players/player-sheet";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { instantOf } from "@/lib/shared/instant";
import { findPlayer } from "@/lib/standings/store/players";
import { playerPage } from "@/lib/standings/view/player-page";
import { social } from "../../../social";
import "@/app/styles/front-pages.css";
import "@/app/styles/record.css";

/** Cached until something changes, for at most an hour: which rounds have begun depends on the clock. */
export const dynamic = "force-static";
export const revalidate = 3600;

/** Players are rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; id: string }> };

const loadPlayer = cache(findPlayer);

/** Search engines are asked not to list people. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, id } = await params;
  const player = await loadPlayer(org, id);
  if (!player) return {};
  const [newest] = playerPage(player, instantOf(now())).seasons;
  const about = {
    title: `${player.name}, ${player.organization.name}`,
    description: newest
      ? `${[newest.title, newest.rank].filter(Boolean).join(": ")}.`
      : "A player of the league.",
    page: paths.player(org, player.firstEntryId),
    picture: paths.playerPicture(org, player.firstEntryId),
  };
  return {
    ...social(about),
    alternates: { canonical: absolute(env().appUrl, paths.player(org, player.firstEntryId)) },
    robots: { index: false },
  };
}

/** A player, by any of their entries in the organization. */
export default async function PlayerPage({ params }: Props) {
  const { org, id } = await params;
  const player = await loadPlayer(org, id);
  const [newest] = player?.seasons ?? [];
  if (!player || !newest) notFound();
  const { season, division } = newest.view;
  return (
    <PublicFrame
      organization={player.organization}
      season={{ slug: season.slug, firstDivision: division.slug }}
    >
      <PlayerSheet player={player} at={instantOf(now())} />
    </PublicFrame>
  );
}
