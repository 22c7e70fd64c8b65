import type { Site } from "@/lib/entries/rules/handle";
import type { Instant } from "@/lib/shared/instant";
import { readChessComGames } from "../input/chess-com-games";
import { readLichessGames } from "../input/lichess-games";
import { parseJson } from "../input/parse-json";
import type { SiteAnswer } from "../input/site-answer";

/** What the league has to know of a chess site to find the games of two accounts there. */
export type ChessSite = {
  /** What to ask for the games between two accounts in a span of time: paths with their query. */
  readonly ask: (accounts: Accounts, span: Span) => readonly string[];
  readonly accept: string;
  /** Null: this isn't an answer of the site. */
  readonly read: (text: string) => SiteAnswer | null;
};

type Accounts = { readonly home: string; readonly away: string };
type Span = { readonly since: Instant; readonly until: Instant };

export const CHESS_SITES: Record<Site, ChessSite> = {
  lichess: {
    ask: ({ home, away }, { since, until }) => {
      const query = new URLSearchParams({
        vs: away,
        since: String(Date.parse(since)),
        until: String(Date.parse(until)),
        max: "50",
        clocks: "true",
        finished: "true",
      });
      return [`/api/games/user/${encodeURIComponent(home)}?${query}`];
    },
    accept: "application/x-ndjson",
    read: readLichessGames,
  },
  "chess.com": {
    ask: ({ home }, { since, until }) =>
      monthsBetween(since, until).map(
        (month) => `/pub/player/${encodeURIComponent(home.toLowerCase())}/games/${month}`,
      ),
    accept: "application/json",
    read: (text) => readChessComGames(parseJson(text)),
  },
};

/** "2026/11", "2026/12": the months in UTC that a span touches. */
function monthsBetween(since: Instant, until: Instant): readonly string[] {
  const months: string[] = [];
  const month = new Date(`${since.slice(0, 7)}-01T00:00:00.000Z`);
  const last = new Date(until);
  while (month <= last) {
    months.push(month.toISOString().slice(0, 7).replace("-", "/"));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}
