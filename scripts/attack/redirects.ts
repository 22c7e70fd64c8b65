import { ask, formBody, type Reply, type Target } from "./ask.ts";
import { inBatches } from "./batches.ts";
import { check } from "./findings.ts";
import { outcomeOf } from "./outcome.ts";
import type { Plan } from "./plan.ts";
import type { World } from "./world.ts";

const WAYS_OUT = [
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "https:evil.example",
  "http://localhost@evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "%2f%2fevil.example",
  " //evil.example",
  "//evil.example/%2e%2e",
];

const SHORT = 6;

/** Tries every address that takes a page to return to. It must never redirect to another site. */
export async function attackRedirects(
  target: Target,
  { home }: World,
  { cookies, findings, isShort }: Plan,
): Promise<void> {
  const { org, season, division } = home.ids;
  const ways = isShort ? WAYS_OUT.slice(0, SHORT) : WAYS_OUT;
  const tries = ways.flatMap((way) => {
    const to = encodeURIComponent(way);
    return [
      `/sign-in?next=${to}`,
      `/sign-in/confirm?callbackUrl=${to}&token=x&email=a%40b.example`,
      `/api/auth/callback/email?callbackUrl=${to}&token=x&email=a%40b.example`,
      `/api/auth/callback/oidc?callbackUrl=${to}&code=x&state=y`,
      `/api/auth/signin?callbackUrl=${to}`,
      `/api/auth/error?error=x&callbackUrl=${to}`,
      `/api/auth/verify-request?callbackUrl=${to}`,
      `/${org}/${season}/${division}/on?date=${to}`,
    ].flatMap((path) => [
      { way, method: "GET", path, cookie: "" },
      { way, method: "GET", path, cookie: `${cookies("player")}; next-auth.callback-url=${to}` },
    ]);
  });
  await inBatches(tries, async ({ way, method, path, cookie }) => {
    const reply = await ask(target, { method, path, headers: { cookie } });
    check(
      findings,
      staysOnSite(target, reply),
      () => `${method} ${path} (${JSON.stringify(way)}): ${reply.status} ${reply.headers.location ?? ""}`,
    );
  });
  await inBatches(ways, async (way) => {
    for (const path of ["/api/sign-in/email", "/api/sign-in/oidc", "/api/sign-in/campus", "/api/sign-out"]) {
      const { body, type } = await formBody([
        ["next", way],
        ["callbackUrl", way],
        ["email", "not an address"],
      ]);
      const headers = { origin: target.publicUrl, "content-type": type };
      const reply = await ask(target, { method: "POST", path, headers, body });
      check(
        findings,
        staysOnSite(target, reply),
        () => `POST ${path} (${JSON.stringify(way)}): ${reply.status} ${reply.headers.location ?? ""}`,
      );
    }
  });
}

/** Reads the page as a browser would. Showing the address as text is fine; a link to it isn't. */
function staysOnSite({ publicUrl }: Target, reply: Reply): boolean {
  if (outcomeOf(reply) === "broken" || /(href|action)="[^"]*evil\.example/.test(linksOut(reply.body)))
    return false;
  const { location } = reply.headers;
  if (location === undefined) return true;
  return (
    URL.canParse(String(location), publicUrl) && new URL(String(location), publicUrl).origin === publicUrl
  );
}

/** Links to another site. A link that only has one in its query stays on this site. */
function linksOut(body: string): string {
  return (body.match(/(href|action)="[^"]*"/g) ?? [])
    .filter((link) => !/="(\/[^/\\]|\?|#)/.test(link))
    .join(" ");
}
