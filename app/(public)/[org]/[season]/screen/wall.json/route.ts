import { notFound, permanentRedirect } from "next/navigation";
import { paths } from "@/lib/paths";
import { loadWall } from "../load-wall";

/** Cached until something changes, like the page that asks for it. */
export const dynamic = "force-static";
export const revalidate = 300;
export const generateStaticParams = () => [];

type Context = { readonly params: Promise<{ org: string; season: string }> };

/** What a screen that's already showing the season asks for again. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season } = await params;
  const loaded = await loadWall(org, season);
  if (!loaded) notFound();
  if (loaded.season.slug !== season) permanentRedirect(paths.screenData(org, loaded.season.slug));
  return Response.json(loaded.wall);
}
