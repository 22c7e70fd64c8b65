import { NextRequest } from "next/server";

/** A minimal browser for signing in: it keeps cookies by host and port, sends forms and follows redirects. */
export type Browser = {
  readonly cookies: Map<string, string>;
  /** The answer of the app's `route`; its cookies are kept. */
  ask(route: Route, path: string, form?: Readonly<Record<string, string>>): Promise<Response>;
};

export type Route = (request: NextRequest) => Promise<Response> | Response;

export function openBrowser(appUrl: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async ask(route, path, form) {
      const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
      const headers = { cookie: makeHeader(cookies) };
      const answer = await route(new NextRequest(new URL(path, appUrl), { ...init, headers }));
      keepCookies(cookies, answer.headers);
      return answer;
    },
  };
}

/** A person's data at the provider; see the fields of its page. */
export type CampusAccount = { readonly email: string; readonly sub?: string; readonly verified?: string };

/** Goes through the provider's pages from the address that the app redirected to, back to the app's own address. */
export async function walkProvider(start: string, account: CampusAccount): Promise<string> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(start);
  let at = start;
  for (let hop = 0; hop < 10; hop += 1) {
    if (!at.startsWith(origin)) return at;
    const isForm = new URL(at).pathname.startsWith("/interaction/");
    const answer = await fetch(at, {
      redirect: "manual",
      headers: { cookie: makeHeader(cookies) },
      ...(isForm ? { method: "POST", body: new URLSearchParams(account) } : {}),
    });
    keepCookies(cookies, answer.headers);
    at = new URL(answer.headers.get("location") ?? "about:blank", at).href;
  }
  throw new Error(`The provider goes round in circles: ${at}`);
}

function makeHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = "", ...attributes] = cookie.split(";");
    const split = pair.indexOf("=");
    const [name, value] = [pair.slice(0, split), pair.slice(split + 1)];
    if (value === "" || attributes.some((each) => /^\s*max-age=0$/i.test(each))) cookies.delete(name);
    else cookies.set(name, value);
  }
}
