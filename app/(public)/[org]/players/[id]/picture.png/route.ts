import { answerPicture } from "@/app/(public)/[org]/answer-picture";
import { now } from "@/lib/clock";
import { instantOf } from "@/lib/shared/instant";
import { playerPicture } from "@/lib/sharing/view/pictures";
import { findPlayer } from "@/lib/standings/store/players";

/** Cached until something changes, like the page that it's a picture of. */
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Context = { readonly params: Promise<{ org: string; id: string }> };

/** A picture of a player, for apps that show where a link leads. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, id } = await params;
  const player = await findPlayer(org, id);
  return answerPicture(player && playerPicture(player, instantOf(now())));
}
