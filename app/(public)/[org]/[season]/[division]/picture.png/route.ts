import { permanentRedirect } from "next/navigation";
import { answerPicture } from "@/app/(public)/[org]/answer-picture";
import { paths } from "@/lib/paths";
import { standingsPicture } from "@/lib/sharing/view/pictures";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { findDivision } from "@/lib/standings/store/divisions";

/** Cached until something changes, like the page that it's a picture of. */
export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

type Context = { readonly params: Promise<{ org: string; season: string; division: string }> };

/** A picture of the standings, for apps that show where a link leads. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season, division } = await params;
  const view = await findDivision(org, season, division);
  if (view && isMoved(view, { season, division }))
    permanentRedirect(paths.divisionPicture(org, view.season.slug, view.division.slug));
  return answerPicture(view && standingsPicture(view));
}
