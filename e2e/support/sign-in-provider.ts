import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Provider from "oidc-provider";
import { anyFreePort } from "../../scripts/process/free-port.ts";

export type SignInProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  stop(): Promise<void>;
};

/**
 * A real OpenID Connect provider, as a campus runs one. Its page has a field "Email address" and a button "Continue",
 * and signs anyone in with the address they type. Two more fields set what the provider says: the account's "Subject",
 * which defaults to the address, and "Verified", the claim `email_verified` as JSON, or empty to leave it out.
 */
export async function startSignInProvider(redirectUri: string): Promise<SignInProvider> {
  const port = await anyFreePort();
  const issuer = `http://localhost:${port}`;
  const client = { id: "rookery", secret: randomBytes(24).toString("base64url") };
  const provider = makeProvider(issuer, client, redirectUri);
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url === "/favicon.ico") response.writeHead(204).end();
    else if (request.url?.startsWith("/interaction/")) void interact(provider, request, response);
    else void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    issuer,
    clientId: client.id,
    clientSecret: client.secret,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The last values typed for each subject. */
const accounts = new Map<string, { readonly sub: string; readonly [claim: string]: unknown }>();

function makeProvider(issuer: string, client: { id: string; secret: string }, redirectUri: string): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(16).toString("hex")] },
    jwks: { keys: [{ ...signingKey(), alg: "RS256", use: "sig" }] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 600,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => accounts.get(sub) ?? { sub } }),
  });
}

function signingKey() {
  return generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" });
}

/** One page for signing in and consenting: typing an address does both. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(PAGE);
    return;
  }
  const { params } = await provider.interactionDetails(request, response);
  const account = readAccount(new URLSearchParams(await text(request)));
  accounts.set(account.sub, account);
  const grant = new provider.Grant({ accountId: account.sub, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email profile");
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { login: { accountId: account.sub }, consent });
}

function readAccount(typed: URLSearchParams) {
  const email = typed.get("email") ?? "";
  const verified = typed.get("verified") ?? "true";
  const said = verified === "" ? {} : { email_verified: JSON.parse(verified) as unknown };
  return { sub: typed.get("sub") || email, email, ...said, name: nameFrom(email) };
}

const PAGE = `<!doctype html><html lang="en"><title>Example University</title>
<form method="post"><label>Email address <input name="email" required></label> <label>Subject <input name="sub"></label>
<label>Verified <input name="verified" value="true"></label> <button>Continue</button></form>`;

/** "ann.lee@example.edu" is Ann Lee. */
function nameFrom(email: string): string {
  const words = (email.split("@")[0] ?? "").split(/[._-]/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
