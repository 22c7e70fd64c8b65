import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { Site } from "@/lib/entries/rules/handle";
import { env } from "@/lib/env";
import { addMinutes, type Instant, instantOf } from "@/lib/shared/instant";
import { waitAfterFailure, waitAfterTooMany } from "../rules/manners";

/** One question to a site's public interface. */
export type Question = {
  /** Path and query, "/pub/player/amara/games/2026/11". */
  readonly path: string;
  readonly accept: string;
  /** What the site said of its last answer; it needn't say that again. */
  readonly etag?: string | null;
  /** What is sent: a form, or the wish to delete something. Left out, it only asks. */
  readonly send?: { readonly form: Readonly<Record<string, string>> } | "delete";
  /** A player's token, which speaks for them and not for us. */
  readonly token?: string;
};

export type SiteReply =
  | { readonly kind: "answer"; readonly text: string; readonly etag: string | null }
  /** Nothing has changed since the answer with that ETag. */
  | { readonly kind: "same" }
  /** There's no such account. */
  | { readonly kind: "none" }
  /** It has another address at the site by now. */
  | { readonly kind: "moved"; readonly path: string }
  /** The site doesn't accept what was sent, or the token. It's up and running. */
  | { readonly kind: "refused" }
  /** The site doesn't answer, or asked us to wait. `until`: when it's asked again. */
  | { readonly kind: "away"; readonly until: Instant };

/** The longest answer that's read. A month of games of a busy player has a few megabytes. */
const MOST_BYTES = 20_000_000;
const PATIENCE_MS = 15_000;

/**
 * Asks a site one thing, while no other process asks it anything: its row is locked until it has answered. A site that
 * asked us to wait isn't asked before that, and one that fails is left alone for longer each time.
 */
export async function askSite(site: Site, question: Question, clock: () => Date): Promise<SiteReply> {
  const base = env().chessSites[site];
  if (!base) return { kind: "away", until: addMinutes(instantOf(clock()), 60) };
  return inTransaction(async (tx) => {
    const { failures, waitUntil } = await lockSite(tx, site);
    if (waitUntil && waitUntil > clock()) return { kind: "away", until: instantOf(waitUntil) };
    const heard = await listen(new URL(question.path, base), question);
    return note(tx, site, heard, failures, instantOf(clock()));
  }, 2 * PATIENCE_MS);
}

type Heard =
  | Exclude<SiteReply, { kind: "away" }>
  | { readonly kind: "too-many"; readonly retryAfter: string | null }
  | { readonly kind: "failed"; readonly why: string };

async function lockSite(tx: Transaction, site: Site) {
  await tx.onlineSite.createMany({ data: { site }, skipDuplicates: true });
  await tx.$executeRaw`SELECT site FROM online_site WHERE site = ${site} FOR UPDATE`;
  return tx.onlineSite.findUniqueOrThrow({ where: { site } });
}

/** Keeps how the site is doing, for the operator's page and for the next question. */
async function note(
  tx: Transaction,
  site: Site,
  heard: Heard,
  failures: number,
  at: Instant,
): Promise<SiteReply> {
  if (heard.kind !== "failed" && heard.kind !== "too-many") {
    const data = { failures: 0, downSince: null, waitUntil: null, answeredAt: at, lastError: null };
    await tx.onlineSite.update({ where: { site }, data });
    return heard;
  }
  if (heard.kind === "too-many") {
    const until = waitAfterTooMany(heard.retryAfter, at);
    await tx.onlineSite.update({ where: { site }, data: { waitUntil: until } });
    return { kind: "away", until };
  }
  const until = waitAfterFailure(failures + 1, at);
  await tx.$executeRaw`
    UPDATE online_site SET failures = failures + 1, down_since = coalesce(down_since, ${at}::timestamptz),
      wait_until = ${until}::timestamptz, last_error = ${heard.why}
    WHERE site = ${site}`;
  return { kind: "away", until };
}

async function listen(url: URL, question: Question): Promise<Heard> {
  const { accept, etag, send, token } = question;
  try {
    const response = await fetch(url, {
      ...methodOf(question),
      headers: {
        accept,
        "user-agent": userAgent(),
        ...(etag && { "if-none-match": etag }),
        ...authorizationOf(url, question),
      },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 304) return { kind: "same" };
    if (response.status === 301 || response.status === 308) return movedTo(response, url);
    if (response.status === 404 || response.status === 410) return { kind: "none" };
    const isRefusal = response.status === 400 || response.status === 401;
    if (isRefusal && (send !== undefined || token !== undefined)) return { kind: "refused" };
    if (response.status === 429) return { kind: "too-many", retryAfter: response.headers.get("retry-after") };
    if (!response.ok) return { kind: "failed", why: `It answered with ${response.status}.` };
    const text = await readText(response);
    if (text === null) return { kind: "failed", why: "Its answer was too long." };
    return { kind: "answer", text, etag: response.headers.get("etag") };
  } catch (error) {
    return { kind: "failed", why: whyFailed(error) };
  }
}

function methodOf({ send }: Question): RequestInit {
  if (send === undefined) return {};
  if (send === "delete") return { method: "DELETE" };
  return { method: "POST", body: new URLSearchParams(send.form) };
}

/** Only within the site: what it says of other sites isn't followed. */
function movedTo(response: Response, url: URL): Heard {
  const location = response.headers.get("location");
  const to = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  if (to?.origin !== url.origin) return { kind: "failed", why: "It sent us to another site." };
  return { kind: "moved", path: `${to.pathname}${to.search}` };
}

/** Null if it's longer than anything we read. */
async function readText(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function whyFailed(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "It didn’t answer in time.";
  return "It couldn’t be reached.";
}

/** Both sites ask programs to say whom to write to. */
function userAgent(): string {
  const { operatorEmails, appUrl } = env();
  return `Rookery (${[appUrl, operatorEmails[0]].filter(Boolean).join("; ")})`;
}

/** Our token is only for questions, because it allows more of them. A post is sent with a player's token or none. */
function authorizationOf(url: URL, { send, token }: Question): { authorization?: string } {
  const { chessSites, lichessToken } = env();
  const own = send === undefined && url.origin === chessSites.lichess ? lichessToken : undefined;
  const bearer = token ?? own;
  return bearer ? { authorization: `Bearer ${bearer}` } : {};
}
