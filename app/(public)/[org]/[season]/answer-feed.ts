import { notFound, permanentRedirect } from "next/navigation";
import { ASKED_EACH_TIME } from "@/lib/shared/asked-each-time";
import type { FoundFeed } from "@/lib/sharing/store/find-feed";
import { makeAtom } from "@/lib/sharing/view/atom";

/** A feed as feed readers expect it. They keep it and ask whether it's still right, which the front answers. */
export function answerFeed(found: FoundFeed): Response {
  if (!found) notFound();
  if ("movedTo" in found) permanentRedirect(found.movedTo);
  return new Response(makeAtom(found.feed), {
    headers: {
      "content-type": "application/atom+xml; charset=utf-8",
      "cache-control": ASKED_EACH_TIME,
    },
  });
}
