import type { OwnHandle } from "@/lib/people/store/handles";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { log } from "@/lib/telemetry/log";
import { type Profile, readChessComPlayer, readLichessAccount, readToken } from "../input/site-accounts";
import { hasCode, type ProofRefusal } from "../rules/site-account";
import { keepAccount } from "./accounts";
import { askSite, type SiteReply } from "./ask-site";

const JSON_TYPE = "application/json";

/** What a player comes back with from Lichess, and what they left with. */
export type LichessReturn = {
  readonly code: string;
  /** Whose challenge they left with (RFC 7636): no one else can use the code. */
  readonly verifier: string;
  readonly clientId: string;
  readonly redirectUri: string;
};

/**
 * Proves a Lichess name by OAuth with PKCE, without a secret: the code gives a token without any rights, the token says
 * whose it is, and it's revoked before anything is kept. Source: the Lichess API reference, "Authentication".
 */
export async function proveLichess(
  userId: string,
  seasonId: string,
  returned: LichessReturn,
  clock: () => Date,
): Promise<Answer<null, ProofRefusal>> {
  const { code, verifier, clientId, redirectUri } = returned;
  const exchanged = await askSite(
    "lichess",
    {
      path: "/api/token",
      accept: JSON_TYPE,
      send: {
        form: {
          grant_type: "authorization_code",
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
          client_id: clientId,
        },
      },
    },
    clock,
  );
  if (exchanged.kind === "away") return refuse("site-away");
  const token = exchanged.kind === "answer" ? readToken(exchanged.text) : null;
  if (token === null) return refuse("not-understood");

  const asked = await askSite("lichess", { path: "/api/account", accept: JSON_TYPE, token }, clock);
  await revoke(token, clock);
  const profile = readProfile(asked, readLichessAccount);
  return profile.ok ? keepAccount(userId, seasonId, profile.value.account, clock()) : profile;
}

/** The token has no rights, but no one needs it anymore. */
async function revoke(token: string, clock: () => Date): Promise<void> {
  const question = { path: "/api/token", accept: JSON_TYPE, token, send: "delete" } as const;
  const { kind } = await askSite("lichess", question, clock);
  if (kind !== "answer") log.warn(`Lichess didn't revoke a player's token: ${kind}`);
}

/** Proves a Chess.com name by the code that the player has put into their profile. */
export async function proveChessCom(
  userId: string,
  own: OwnHandle,
  clock: () => Date,
): Promise<Answer<null, ProofRefusal>> {
  const code = codeThatHolds(own.code, instantOf(clock()));
  if (code === null || own.handle === null || own.site !== "chess.com") return refuse("no-code");

  const profile = readProfile(await askPlayer(own.handle, clock), readChessComPlayer);
  if (!profile.ok) return profile;
  if (!profile.value.texts.some((text) => hasCode(text, code))) return refuse("code-not-there");
  return keepAccount(userId, own.seasonId, profile.value.account, clock());
}

/** Asks Chess.com for a player. A renamed one can have moved, at most once. */
export async function askPlayer(handle: string, clock: () => Date): Promise<SiteReply> {
  const path = `/pub/player/${encodeURIComponent(handle.toLowerCase())}`;
  const reply = await askSite("chess.com", { path, accept: JSON_TYPE }, clock);
  return reply.kind === "moved"
    ? askSite("chess.com", { path: reply.path, accept: JSON_TYPE }, clock)
    : reply;
}

function codeThatHolds(
  code: { readonly text: string; readonly until: Instant } | null,
  now: Instant,
): string | null {
  return code && now < code.until ? code.text : null;
}

function readProfile(
  reply: SiteReply,
  read: (text: string) => Profile | null,
): Answer<Profile, ProofRefusal> {
  if (reply.kind === "away") return refuse("site-away");
  if (reply.kind === "none") return refuse("no-account");
  const profile = reply.kind === "answer" ? read(reply.text) : null;
  if (!profile) return refuse("not-understood");
  return profile.isClosed ? refuse("account-closed") : accept(profile);
}
