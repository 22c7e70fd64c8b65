import { permanentRedirect } from "next/navigation";
import { PUBLIC_READS } from "@/lib/api/store/public-reads";
import { PROBLEM_SENTENCES } from "@/lib/api/words/problems";
import { ASKED_EACH_TIME } from "@/lib/shared/asked-each-time";
import { problemAnswer } from "./answer";

type Context = { readonly params: Promise<Readonly<Record<string, string>>> };

/** Answers a read for everyone from the parts of its address, and from nothing else, so that caches can share it. */
export function publicRead(name: keyof typeof PUBLIC_READS) {
  return async (_request: Request, { params }: Context): Promise<Response> => {
    const found = await PUBLIC_READS[name](await params);
    if (!found) return problemAnswer("not-found", PROBLEM_SENTENCES["not-found"]);
    if ("movedTo" in found) permanentRedirect(found.movedTo);
    return Response.json(found.body, { headers: { "cache-control": ASKED_EACH_TIME } });
  };
}
