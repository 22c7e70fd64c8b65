import type { IncomingMessage, ServerResponse } from "node:http";
import { EMBEDS } from "@/lib/paths/embed";

/** Is this the address of a page that other websites can show in a frame? No other page of ours can be framed. */
export function isEmbed({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  return AT.test(url.split("?", 1)[0] ?? "");
}

const AT = new RegExp(`^/[^/]+/[^/]+/[^/]+/embed/(?:${EMBEDS.join("|")})$`);

/** Lets browsers show the response in a frame if it's one of these pages. Responses in place of one can't be framed. */
export function allowFrame(response: ServerResponse): void {
  const { statusCode: status } = response;
  if (isEmbed(response.req) && (status === 200 || status === 304)) response.removeHeader("X-Frame-Options");
}

/**
 * Takes the framework's scripts out of a page, which works without them. Links open in a window of their own, because the
 * pages they lead to can't be framed.
 */
export function bareEmbed(html: string): string {
  return html
    .replace(/<script\b[^>]*>[^<]*<\/script>/g, "")
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "")
    .replace("<head>", '<head><base target="_blank"/>');
}
