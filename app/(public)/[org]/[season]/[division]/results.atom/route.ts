import { findDivisionFeed } from "@/lib/sharing/store/find-feed";
import { answerFeed } from "../../answer-feed";

/** Cached until something changes, like the page that shows the same. */
export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

type Context = { readonly params: Promise<{ org: string; season: string; division: string }> };

/** The newest results of a division, for feed readers. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season, division } = await params;
  return answerFeed(await findDivisionFeed(org, season, division));
}
