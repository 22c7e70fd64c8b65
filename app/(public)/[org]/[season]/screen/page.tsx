import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { QrCode } from "@/components/ui/qr-code";
import { WallScreen } from "@/components/wall/wall-screen";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { loadWall } from "./load-wall";
import "@/app/styles/screen.css";

/** Cached until something changes, for at most five minutes: which matches are a week ahead depends on the clock. */
export const dynamic = "force-static";
export const revalidate = 300;

/** Screens are rendered on first request, so a build needs no database. */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ org: string; season: string }> };

const load = cache(loadWall);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, season } = await params;
  const loaded = await load(org, season);
  return loaded ? { title: `On a screen: ${loaded.season.name}, ${loaded.season.organization.name}` } : {};
}

/**
 * A season for a television: tonight's tables, the standings and the deadline, in turns. No one signs in or touches it.
 * `?panels=tables,standings` chooses; the screen reads that itself, so the page is the same for everyone.
 */
export default async function ScreenPage({ params }: Props) {
  const { org, season } = await params;
  const loaded = await load(org, season);
  if (!loaded) notFound();
  const { slug, name } = loaded.season;
  if (slug !== season) permanentRedirect(paths.screen(org, slug));
  return (
    <main id="main">
      <WallScreen
        first={loaded.wall}
        source={paths.screenData(org, slug)}
        live={paths.liveData(org, slug)}
        code={<QrCode text={absolute(env().appUrl, paths.season(org, slug))} label={`QR code: ${name}`} />}
      />
    </main>
  );
}
