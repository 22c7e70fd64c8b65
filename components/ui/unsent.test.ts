import { expect, test } from "vitest";
import { whyUnsent } from "./unsent";

const CASES = [
  {
    why: "the browser knows that it has no network",
    error: new TypeError("Failed to fetch"),
    isOnline: false,
    title: "You’re offline, so this wasn’t sent.",
  },
  {
    why: "the connection broke, and the server may have got it",
    error: new TypeError("Failed to fetch"),
    isOnline: true,
    title: "Rookery didn’t answer.",
  },
  {
    why: "a proxy answered with a page of its own",
    error: new Error("An unexpected response was received from the server."),
    isOnline: true,
    title: "Rookery didn’t answer.",
  },
  {
    why: "the front refused it with a sentence",
    error: new Error(
      "Rookery can’t reach its data right now. Nothing is lost. Try again in a few seconds.\n",
    ),
    isOnline: true,
    title: "Rookery can’t reach its data right now. Nothing is lost. Try again in a few seconds.",
  },
  {
    why: "the action threw",
    error: Object.assign(new Error("An error occurred in the Server Components render."), { digest: "123" }),
    isOnline: true,
    title: "We couldn’t save this.",
    digest: "123",
  },
] as const;

for (const { why, error, isOnline, title, ...rest } of CASES)
  test(`${why}: ${title}`, () => {
    const unsent = whyUnsent(error, isOnline);
    expect(unsent.title).toBe(title);
    expect(unsent.advice).toContain("Everything you typed is still here.");
    expect(unsent.digest).toBe("digest" in rest ? rest.digest : undefined);
  });
