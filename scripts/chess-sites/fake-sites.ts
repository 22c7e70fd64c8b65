import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { SiteGame } from "@/lib/online/rules/site-game";
import { answerAccounts, type FakeAccount, type Grants, noGrants } from "./accounts.ts";
import { asChessComMonth } from "./as-chess-com.ts";
import { asLichessLine } from "./as-lichess.ts";
import { type AskedChallenge, answerChallenge } from "./challenges.ts";

/** What a site does with a question that comes in, instead of answering it as usual. `at`: only for these addresses. */
export type Trouble = (
  | { readonly kind: "status"; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: "text"; readonly text: string }
  /** It takes the question and never answers. */
  | { readonly kind: "silence" }
) & { readonly at?: string };

export type FakeSites = {
  /** Stands for both sites; their paths differ. */
  readonly url: string;
  /** What was asked: "/pub/player/amara/games/2026/11". */
  readonly asked: string[];
  /** How many questions it ever had at the same time. */
  mostAtOnce: number;
  /** The games that were played, at any site. */
  games: readonly SiteGame[];
  accounts: readonly FakeAccount[];
  readonly grants: Grants;
  /** Open challenges that were made at Lichess. */
  readonly challenges: AskedChallenge[];
  trouble: Trouble | null;
  stop(): Promise<void>;
};

/**
 * A small server that answers like the public interfaces of Lichess and Chess.com, in the shapes that their
 * documentation gives. No test and no demo asks the real ones. Another process gives it more games with PUT, accounts with
 * PUT to `/accounts`, and what it does instead of answering with PUT to `/trouble`.
 */
export async function startFakeSites(): Promise<FakeSites> {
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    site.mostAtOnce = Math.max(site.mostAtOnce, open);
    response.once("close", () => {
      open -= 1;
    });
    // Not at once, so that questions asked at the same time meet.
    setImmediate(() => void answer(site, request, response));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const site: FakeSites = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    mostAtOnce: 0,
    games: [],
    accounts: [],
    grants: noGrants(),
    challenges: [],
    trouble: null,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return site;
}

async function answer(site: FakeSites, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", site.url);
  if (request.method === "PUT") {
    put(site, url.pathname, await json(request));
    response.writeHead(204).end();
    return;
  }
  site.asked.push(url.pathname);
  const trouble = site.trouble && url.pathname.startsWith(site.trouble.at ?? "/") ? site.trouble : null;
  if (trouble?.kind === "silence") return;
  if (trouble?.kind === "status") {
    response.writeHead(trouble.status, trouble.headers).end();
    return;
  }
  if (trouble === null && (await answerAccounts(site, url, request, response))) return;
  if (trouble === null && (await answerChallenge(site, url, request, response))) return;
  const text = trouble?.kind === "text" ? trouble.text : textFor(site.games, url);
  if (text === null) {
    response.writeHead(404, { "content-type": "application/json" }).end('{"code":0,"message":"Not found"}');
    return;
  }
  const etag = `W/"${createHash("sha256").update(text).digest("hex").slice(0, 16)}"`;
  if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
  else response.writeHead(200, { etag }).end(text);
}

function put(site: FakeSites, pathname: string, given: unknown): void {
  if (pathname === "/trouble") {
    site.trouble = given as Trouble | null;
    return;
  }
  if (pathname !== "/accounts") {
    site.games = [...site.games, ...(given as readonly SiteGame[])];
    return;
  }
  const accounts = given as readonly FakeAccount[];
  const isNew = ({ id }: FakeAccount) => accounts.every((account) => account.id !== id);
  site.accounts = [...site.accounts.filter(isNew), ...accounts];
}

function textFor(games: readonly SiteGame[], { pathname, searchParams }: URL): string | null {
  const lichess = /^\/api\/games\/user\/([^/]+)$/.exec(pathname)?.[1];
  if (lichess !== undefined) {
    const since = Number(searchParams.get("since") ?? 0);
    const until = Number(searchParams.get("until") ?? Number.POSITIVE_INFINITY);
    return ofPlayer(games, "lichess", lichess)
      .filter((game) => isIn(game, searchParams.get("vs") ?? ""))
      .filter(({ startedAt }) => Date.parse(startedAt) >= since && Date.parse(startedAt) <= until)
      .toReversed()
      .map((game) => `${asLichessLine(game)}\n`)
      .join("");
  }
  const [, player, year, month] = /^\/pub\/player\/([^/]+)\/games\/(\d{4})\/(\d{2})$/.exec(pathname) ?? [];
  if (player === undefined) return null;
  const ofMonth = ofPlayer(games, "chess.com", player).filter(({ endedAt }) =>
    endedAt.startsWith(`${year}-${month}`),
  );
  return asChessComMonth(ofMonth);
}

function ofPlayer(games: readonly SiteGame[], site: SiteGame["site"], player: string): readonly SiteGame[] {
  return games.filter((game) => game.site === site && isIn(game, player));
}

function isIn({ white, black }: SiteGame, player: string): boolean {
  return [white, black].some((name) => name.toLowerCase() === player.toLowerCase());
}
