import { randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** An open challenge as it was asked for, with the id that it and its game get. */
export type AskedChallenge = Readonly<Record<string, string>> & { readonly id: string };

const WEEKS_MS = 14 * 24 * 3_600_000;

/**
 * Answers `POST /api/challenge/open` and the page of a challenge, as the Lichess API reference has them. False: it's about
 * something else.
 */
export async function answerChallenge(
  site: { readonly url: string; readonly challenges: AskedChallenge[] },
  { pathname }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const opened = site.challenges.find(({ id }) => pathname === `/${id}`);
  if (opened) {
    const page = `<!doctype html><html lang="en"><title>Fake Lichess</title><h1>Game ${opened.id}</h1></html>`;
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
    return true;
  }
  if (pathname !== "/api/challenge/open" || request.method !== "POST") return false;
  const asked = Object.fromEntries(new URLSearchParams(await text(request)));
  const error = errorIn(asked);
  response.writeHead(error ? 400 : 200, { "content-type": "application/json" });
  if (error) {
    response.end(JSON.stringify({ error }));
    return true;
  }
  const id = String(randomInt(10_000_000, 99_999_999));
  site.challenges.push({ ...asked, id });
  const url = `https://lichess.org/${id}`;
  response.end(
    JSON.stringify({
      id,
      url,
      status: "created",
      challenger: null,
      destUser: null,
      variant: { key: "standard", name: "Standard", short: "Std" },
      rated: asked.rated === "true",
      speed: "rapid",
      color: "white",
      finalColor: "white",
      open: { userIds: asked.users?.toLowerCase().split(",") },
      urlWhite: `${url}?color=white`,
      urlBlack: `${url}?color=black`,
    }),
  );
  return true;
}

function errorIn({ users, expiresAt, ...clock }: Readonly<Record<string, string>>): string | null {
  const seconds = Number(clock["clock.limit"]);
  if (!(seconds >= 0 && seconds <= 10_800 && (seconds % 60 === 0 || seconds < 120))) return "Invalid clock";
  if (!(Number(clock["clock.increment"]) <= 60)) return "Invalid increment";
  if (users?.split(",").length !== 2) return "Invalid users";
  return Number(expiresAt) - Date.now() > WEEKS_MS ? "Too long" : null;
}
