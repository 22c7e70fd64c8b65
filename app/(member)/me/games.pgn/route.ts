import { privateAttachment } from "@/app/attachment";
import { requireActor } from "@/lib/auth/gates";
import { listOwnArchivedMatches } from "@/lib/data/reports";
import { makeGameArchive } from "@/lib/domain/reports/game-archive";
import { paths } from "@/lib/paths";

/** A player's own games whose moves were written down, of every league they played in. */
export async function GET(): Promise<Response> {
  const actor = await requireActor(paths.me());
  const text = makeGameArchive(await listOwnArchivedMatches(actor.id));
  return privateAttachment({ name: "my-games.pgn", type: "application/x-chess-pgn", text });
}
