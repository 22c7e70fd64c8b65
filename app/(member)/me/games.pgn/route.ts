import { requireActor } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { privateAttachment } from "@/lib/shared/attachment";
import { makeGameArchive } from "@/lib/standings/rules/reports/game-archive";
import { listOwnArchivedMatches } from "@/lib/standings/store/reports";

/** A player's own games with recorded moves, from every league they played in. */
export async function GET(): Promise<Response> {
  const actor = await requireActor(paths.me());
  const text = makeGameArchive(await listOwnArchivedMatches(actor.id));
  return privateAttachment({ name: "my-games.pgn", type: "application/x-chess-pgn", text });
}
