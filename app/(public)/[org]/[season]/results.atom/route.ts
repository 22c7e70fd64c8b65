import { findSeasonFeed } from "@/lib/sharing/store/find-feed";
import { answerFeed } from "../answer-feed";

/** Cached until something changes, like the page that shows the same. */
export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

type Context = { readonly params: Promise<{ org: string; season: string }> };

/** The newest results of a season, for feed readers. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season } = await params;
  return answerFeed(await findSeasonFeed(org, season));
}
