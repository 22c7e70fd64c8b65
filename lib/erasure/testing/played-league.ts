import { prisma } from "@/lib/db/client";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";

let campuses = 0;

/** A league of five in which the first player has played one match, and two wrote about it. */
export async function makePlayedLeague() {
  campuses += 1;
  const league = await makeLeague({ slug: `erase-${campuses}`, players: 5 });
  const [player] = league.players;
  if (!player) throw new Error("Five players");
  const own = (await listTestMatches(league)).filter(
    ({ home, away }) => home === player.userId || away === player.userId,
  );
  const [played, contested] = own;
  if (!played || !contested) throw new Error("Four matches each");
  const otherOf = (match: typeof played) => (match.home === player.userId ? match.away : match.home);
  await mustExecute(played.id, { type: "report", games: [...TWO_NIL] }, { userId: player.userId }, MONDAY);
  await mustExecute(played.id, { type: "approve" }, { userId: otherOf(played) }, MONDAY);
  await mustExecute(contested.id, { type: "report", games: [...TWO_NIL] }, { userId: player.userId }, MONDAY);
  const first = player.name.split(" ")[0];
  await mustExecute(
    contested.id,
    { type: "contest", statement: `${first} never came. ${player.name} was at home.`, games: null },
    { userId: otherOf(contested) },
    MONDAY,
  );
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: player.userId } });
  return { league, player, email, played, contested };
}
