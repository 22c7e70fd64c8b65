import type { SiteGame } from "@/lib/online/rules/site-game";
import { withClient } from "../postgres/connect.ts";
import type { FakeSites } from "./fake-sites.ts";

type OpenMatch = {
  readonly id: string;
  readonly site: SiteGame["site"];
  readonly home: string;
  readonly away: string;
  readonly opens_at: Date;
};

/**
 * What the sites know of the demo's online matches: one that was played as agreed, one with the wrong colors and one
 * that took more than its hour, in turns. The players of the fourth have an account that Chess.com doesn't find.
 */
export async function demoSite(databaseUrl: string): Promise<Pick<FakeSites, "games" | "trouble">> {
  const matches = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<OpenMatch>(OPEN_MATCHES);
    return rows;
  });
  const lost = matches[LOST];
  return {
    games: matches
      .filter((match) => match !== lost)
      .flatMap((match, index) => PLAYED[index % PLAYED.length]?.(match) ?? []),
    trouble: lost
      ? { kind: "status", status: 404, at: `/pub/player/${lost.home.toLowerCase()}/games` }
      : null,
  };
}

const LOST = 3;

const OPEN_MATCHES = `
  SELECT m.id, p.rules #>> '{venue,site}' AS site, h.handle AS home, a.handle AS away, r.opens_at
  FROM "match" m
  JOIN round r ON r.id = m.round_id
  JOIN rule_pack p ON p.id = r.rule_pack_id
  JOIN entry eh ON eh.id = m.home_entry_id
  JOIN entry ea ON ea.id = m.away_entry_id
  JOIN handle h ON h.season_id = p.season_id AND h.user_id = eh.user_id
  JOIN handle a ON a.season_id = p.season_id AND a.user_id = ea.user_id
  WHERE m.status IN ('open', 'scheduled') AND p.rules #>> '{venue,kind}' = 'online' AND r.opens_at < now()
  ORDER BY r.opens_at, m.number`;

/** Morphy v. the Duke of Brunswick and Count Isouard, Paris 1858, which White wins. */
const OPERA =
  "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#".split(
    " ",
  );

const PLAYED: readonly ((match: OpenMatch) => readonly SiteGame[])[] = [
  (match) => [played(match, match.home, match.away, 40)],
  (match) => [played(match, match.away, match.home, 25)],
  (match) => [played(match, match.home, match.away, 130)],
];

/** A game some minutes after the round opened, each of whose moves took so many seconds. */
function played({ id, site, opens_at }: OpenMatch, white: string, black: string, seconds: number): SiteGame {
  const start = opens_at.getTime() + 20 * 60_000;
  const left = (ply: number) => Math.max(0, 3600 - (Math.floor(ply / 2) + 1) * seconds) * 1000;
  return {
    site,
    id: site === "lichess" ? id.replaceAll("-", "").slice(-8) : id,
    url: site === "lichess" ? `https://lichess.org/${id.slice(-8)}` : "https://www.chess.com/game/live/1",
    white,
    black,
    isStandard: true,
    isRated: false,
    startedAt: new Date(start).toISOString(),
    endedAt: new Date(start + OPERA.length * seconds * 1000).toISOString(),
    time: { seconds: 3600, added: 0 },
    end: { kind: "played", outcome: "white", ending: "checkmate" },
    moves: OPERA,
    clocks: OPERA.map((_, ply) => left(ply)),
  };
}
