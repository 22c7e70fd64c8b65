import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** An account that its player can prove. */
export type FakeAccount = {
  readonly site: "chess.com" | "lichess";
  /** What stays when the account is renamed. */
  readonly id: string;
  readonly name: string;
  /** Of a Chess.com profile. */
  readonly location?: string;
  readonly status?: string;
  /** Names it had before, at which Chess.com says where it is now. */
  readonly before?: readonly string[];
};

/** What Lichess remembers of a player who allowed us to learn who they are: RFC 6749 and RFC 7636. */
export type Grants = {
  readonly codes: Map<string, Grant>;
  /** Whose tokens still work. */
  readonly tokens: Map<string, string>;
};
type Grant = {
  readonly name: string;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly clientId: string;
};

export function noGrants(): Grants {
  return { codes: new Map(), tokens: new Map() };
}

type Site = { readonly grants: Grants; accounts: readonly FakeAccount[] };

/** Answers what's about accounts. False: it's about something else. */
export async function answerAccounts(
  site: Site,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = url;
  if (pathname === "/settings/profile") {
    answerProfile(site, url.searchParams, response);
    return true;
  }
  const player = /^\/pub\/player\/([^/]+)$/.exec(pathname)?.[1];
  if (player !== undefined) answerPlayer(site, player, response);
  else if (pathname === "/oauth") answerOauth(site, url, response);
  else if (pathname === "/api/token" && request.method === "DELETE") revoke(site, request, response);
  else if (pathname === "/api/token") exchange(site, new URLSearchParams(await text(request)), response);
  else if (pathname === "/api/account") answerAccount(site, request, response);
  else return false;
  return true;
}

function answerPlayer({ accounts }: Site, asked: string, response: ServerResponse): void {
  const name = asked.toLowerCase();
  const own = accounts.filter(({ site }) => site === "chess.com");
  const account = own.find((each) => each.name.toLowerCase() === name);
  const renamed = own.find(({ before = [] }) => before.some((each) => each.toLowerCase() === name));
  if (account) {
    json(response, 200, {
      "@id": `https://api.chess.com/pub/player/${name}`,
      url: `https://www.chess.com/member/${account.name}`,
      username: name,
      player_id: Number(account.id),
      status: account.status ?? "basic",
      followers: 3,
      country: "https://api.chess.com/pub/country/US",
      ...(account.location !== undefined && { location: account.location }),
    });
  } else if (renamed) {
    response.writeHead(301, { location: `/pub/player/${renamed.name.toLowerCase()}` }).end();
  } else {
    json(response, 404, { code: 0, message: `User "${asked}" not found.` });
  }
}

/** A page where anyone sets the location of a Chess.com profile, for codes in the demo. */
function answerProfile(site: Site, given: URLSearchParams, response: ServerResponse): void {
  const [name, location] = [given.get("username") ?? "", given.get("location") ?? ""];
  if (name !== "") {
    const others = site.accounts.filter((each) => each.name !== name);
    const id = String(Number.parseInt(createHash("sha256").update(name).digest("hex").slice(0, 8), 16));
    site.accounts = [...others, { site: "chess.com", id, name, location }];
  }
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8" })
    .end(`<!doctype html><html lang="en"><title>Fake Chess.com</title>
<h1>This stands in for Chess.com</h1>${name === "" ? "" : "<p>Saved.</p>"}
<form><label>Username <input name="username" required value="${plain(name)}"></label>
<label>Location <input name="location" value="${plain(location)}"></label>
<button>Save</button></form></html>`);
}

/** Signs in the account that's named, without a password. Without a name, it asks for one. */
function answerOauth({ grants }: Site, url: URL, response: ServerResponse): void {
  const asked = url.searchParams;
  const name = asked.get("username");
  if (!name) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(oauthPage(asked));
    return;
  }
  const code = randomBytes(16).toString("hex");
  const redirectUri = asked.get("redirect_uri") ?? "";
  grants.codes.set(code, {
    name,
    challenge: asked.get("code_challenge") ?? "",
    redirectUri,
    clientId: asked.get("client_id") ?? "",
  });
  const back = new URL(redirectUri);
  const answer = asked.has("deny") ? { error: "access_denied" } : { code };
  back.search = new URLSearchParams({ ...answer, state: asked.get("state") ?? "" }).toString();
  response.writeHead(303, { location: back.href }).end();
}

function oauthPage(asked: URLSearchParams): string {
  const hidden = [...asked].map(
    ([name, value]) => `<input type="hidden" name="${plain(name)}" value="${plain(value)}">`,
  );
  return `<!doctype html><html lang="en"><title>Fake Lichess</title>
<h1>This stands in for Lichess</h1>
<p>${plain(asked.get("client_id") ?? "")} wants to know who you are.</p>
<form action="/oauth">${hidden.join("")}
<label>Username <input name="username" required></label>
<button>Authorize</button> <button name="deny" value="1">Cancel</button></form></html>`;
}

function plain(given: string): string {
  return given.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function exchange({ grants }: Site, form: URLSearchParams, response: ServerResponse): void {
  const code = form.get("code") ?? "";
  const grant = grants.codes.get(code);
  grants.codes.delete(code);
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const isRight =
    grant?.challenge === challenge &&
    grant.redirectUri === form.get("redirect_uri") &&
    grant.clientId === form.get("client_id") &&
    form.get("grant_type") === "authorization_code";
  if (!grant || !isRight) {
    json(response, 400, { error: "invalid_grant" });
    return;
  }
  const token = `lio_${randomBytes(16).toString("hex")}`;
  grants.tokens.set(token, grant.name);
  json(response, 200, { token_type: "Bearer", access_token: token, expires_in: 31_536_000 });
}

function answerAccount({ grants, accounts }: Site, request: IncomingMessage, response: ServerResponse): void {
  const name = grants.tokens.get(tokenIn(request));
  if (name === undefined) {
    json(response, 401, { error: "No such token" });
    return;
  }
  const account = accounts.find((each) => each.site === "lichess" && each.name === name);
  const isClosed = account?.status === "closed";
  json(response, 200, { id: name.toLowerCase(), username: name, ...(isClosed && { disabled: true }) });
}

function revoke({ grants }: Site, request: IncomingMessage, response: ServerResponse): void {
  grants.tokens.delete(tokenIn(request));
  response.writeHead(204).end();
}

function tokenIn({ headers }: IncomingMessage): string {
  return headers.authorization?.replace(/^Bearer /, "") ?? "";
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
