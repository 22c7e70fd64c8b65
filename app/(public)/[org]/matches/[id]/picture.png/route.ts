import { answerPicture } from "@/app/(public)/[org]/answer-picture";
import { matchPicture } from "@/lib/sharing/view/pictures";
import { findPublicMatch } from "@/lib/standings/store/public-match";

/** Cached until something changes, like the page that it's a picture of. */
export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

type Context = { readonly params: Promise<{ org: string; id: string }> };

/** A picture of a match, for apps that show where a link leads. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, id } = await params;
  const view = await findPublicMatch(org, id);
  return answerPicture(view && matchPicture(view));
}
