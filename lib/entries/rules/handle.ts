import type { Venue } from "@/lib/season/rules/settings/league";
import { type Answer, accept, refuse } from "@/lib/shared/answer";

export type Site = Extract<Venue, { kind: "online" }>["site"];
export type HandleRefusal = "handle-missing" | "chess-com-shape" | "lichess-shape";

const SHAPES: Record<Site, { readonly shape: RegExp; readonly refusal: HandleRefusal }> = {
  "chess.com": { shape: /^[a-z0-9][a-z0-9_-]{2,24}$/i, refusal: "chess-com-shape" },
  lichess: { shape: /^[a-z0-9][a-z0-9_-]{0,28}[a-z0-9]$/i, refusal: "lichess-shape" },
};

/** The typed username, if it is one the site could have given out. Whether it exists isn't checked. */
export function readHandle(typed: string, site: Site): Answer<string, HandleRefusal> {
  const handle = typed.trim();
  if (handle === "") return refuse("handle-missing");
  return SHAPES[site].shape.test(handle) ? accept(handle) : refuse(SHAPES[site].refusal);
}
