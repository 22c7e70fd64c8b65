import { notFound } from "next/navigation";
import { SharedPicture } from "@/components/sharing/picture";
import { drawPicture } from "@/lib/sharing/picture/draw-picture";
import type { Picture } from "@/lib/sharing/view/pictures";

/** A picture as PNG. While too many are asked for, the answer says when to come again, and isn't kept. */
export async function answerPicture(picture: Picture | undefined): Promise<Response> {
  if (!picture) notFound();
  const drawn = await drawPicture(JSON.stringify(picture), <SharedPicture picture={picture} />);
  if (!drawn)
    return new Response("Too many pictures were requested. Try again in a minute.", {
      status: 503,
      headers: { "retry-after": "60" },
    });
  return new Response(new Uint8Array(drawn), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=0, must-revalidate" },
  });
}
