import { notFound } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { findSeason } from "@/lib/season/store/seasons";
import { privateAttachment } from "@/lib/shared/attachment";
import { makeGameArchive } from "@/lib/standings/rules/reports/game-archive";
import { listArchivedMatches } from "@/lib/standings/store/reports";

type Context = { readonly params: Promise<{ org: string; season: string; division: string }> };

/** A division's games with recorded moves, for its directors. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season: slug, division: asked } = await params;
  const { scope } = await requireDirector(org);
  const season = await findSeason(org, slug);
  const division = season && (await findDivisionIn(season, asked));
  if (!season || !division) notFound();
  const text = makeGameArchive(await listArchivedMatches(scope, season.id, division.id));
  return privateAttachment({ name: `${slug}-${asked}-games.pgn`, type: "application/x-chess-pgn", text });
}
