import { notFound } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { findSeason } from "@/lib/season/store/seasons";
import { privateAttachment } from "@/lib/shared/attachment";
import { makeGameArchive } from "@/lib/standings/rules/reports/game-archive";
import { listArchivedMatches } from "@/lib/standings/store/reports";

type Context = { readonly params: Promise<{ org: string; season: string }> };

/** A season's games with recorded moves, for its directors. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season: slug } = await params;
  const { scope } = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const text = makeGameArchive(await listArchivedMatches(scope, season.id));
  return privateAttachment({ name: `${slug}-games.pgn`, type: "application/x-chess-pgn", text });
}
