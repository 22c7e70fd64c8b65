import { notFound, permanentRedirect } from "next/navigation";
import { paths } from "@/lib/paths";
import { loadLive } from "../load-live";

/** Cached until a game starts or a result changes, and for a few seconds, like the page that asks for it. */
export const dynamic = "force-static";
export const revalidate = 10;
export const generateStaticParams = () => [];

type Context = { readonly params: Promise<{ org: string; season: string }> };

/** Which games are played now, for a page or a screen that already shows some. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season } = await params;
  const loaded = await loadLive(org, season);
  if (!loaded) notFound();
  if (loaded.season.slug !== season) permanentRedirect(paths.liveData(org, loaded.season.slug));
  return Response.json(loaded.boards);
}
