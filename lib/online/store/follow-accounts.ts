import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import type { MatchRecord } from "@/lib/match/store/match-record";
import { isHandleTaken } from "@/lib/people/store/handles";
import { readChessComPlayer } from "../input/site-accounts";
import type { SiteAccount } from "../rules/site-account";
import { isSameHandle } from "../rules/site-game";
import { askPlayer } from "./prove";

/** Proven accounts are looked up once a day at most. */
const DAY_MS = 24 * 3_600_000;

/** What became of the accounts of two players: one has a new name, or the name now belongs to another account. */
export type Followed = "same" | "renamed" | "lost";

/**
 * Asks what the two players' proven accounts are called by now. A renamed account keeps its player, because the site's id
 * for it stays the same. Only Chess.com's names change: the id of a Lichess account is its name in lower case. If a name
 * belongs to another account by now, that account's games aren't looked for.
 */
export async function followAccounts(
  { season, home, away, rules: { venue } }: Pick<MatchRecord, "season" | "home" | "away" | "rules">,
  clock: () => Date,
): Promise<Followed> {
  if (venue.kind !== "online" || venue.site !== "chess.com") return "same";
  const rows = await prisma().handle.findMany({
    where: {
      seasonId: season.id,
      userId: { in: [home.userId, away.userId] },
      accountSite: venue.site,
      lookedUpAt: { lte: new Date(clock().getTime() - DAY_MS) },
    },
  });
  let followed: Followed = "same";
  for (const { userId, handle, accountId, accountName } of rows) {
    if (accountName === null || !isSameHandle(handle, accountName)) continue;
    const reply = await askPlayer(handle, clock);
    const found = reply.kind === "answer" ? readChessComPlayer(reply.text)?.account : undefined;
    if (!found) continue;
    if (found.id !== accountId) return "lost";
    if (await rename({ seasonId: season.id, userId, handle }, found, clock())) followed = "renamed";
  }
  return followed;
}

/** Keeps what the account is called now, unless another player of the season uses that name. */
async function rename(
  {
    seasonId,
    userId,
    handle,
  }: { readonly seasonId: string; readonly userId: string; readonly handle: string },
  { id, name }: SiteAccount,
  at: Date,
): Promise<boolean> {
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM season WHERE id = ${seasonId}::uuid FOR UPDATE`;
    const isFree = !(await isHandleTaken(tx, seasonId, userId, name));
    const { count } = await tx.handle.updateMany({
      where: { seasonId, userId, handle, accountId: id },
      data: { lookedUpAt: at, ...(isFree && { handle: name, accountName: name }) },
    });
    return count > 0 && isFree && !isSameHandle(name, handle);
  });
}
