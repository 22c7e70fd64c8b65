import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "@/lib/shared/escape-html";
import { capitalize } from "@/lib/shared/text";
import { REFUSALS, type Refused } from "./refusals";

/** What our pages borrow from the app's: the classes on its root element and its stylesheets. */
export type Look = { readonly rootClass: string; readonly stylesheets: readonly string[] };

/**
 * Reads the look from a page rendered at build time. Without it, in development or in a broken build, our pages are
 * plain but say the same.
 */
export function readLook(build: string): Look {
  try {
    const html = readFileSync(join(build, "server", "app", "_not-found.html"), "utf8");
    return {
      rootClass: /<html[^>]* class="([^"]*)"/.exec(html)?.[1] ?? "",
      stylesheets: [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href),
    };
  } catch {
    return { rootClass: "", stylesheets: [] };
  }
}

/** A page of the front's own, in the app's look: one statement and where to go next. It runs no script. */
export function drawRefusal(
  { refusal, typed = [], sentence = REFUSALS[refusal].sentence, wayOn }: Refused,
  look: Look,
  url: string,
  requestId: string,
): string {
  const { status, title } = REFUSALS[refusal];
  return drawPage(
    title,
    look,
    `<p>${escapeHtml(sentence)}</p>
${typed.length > 0 ? drawTyped(typed) : ""}
<p class="actions">${drawWayOn(refusal, url, wayOn)}</p>
${status >= 500 ? `<p class="fine">If it happens again, tell your league office this number: <span class="mono">${escapeHtml(requestId)}</span></p>` : ""}`,
  );
}

/**
 * Sends a browser on to another site. Our policy only lets forms be sent to us, and a browser that enforces it wouldn't
 * follow a redirect after a form; opening a page that then goes to the other site works.
 */
export function drawDeparture(location: string, look: Look): string {
  const { host } = new URL(location);
  return drawPage(
    "One moment",
    look,
    `<p>You’re on your way to ${escapeHtml(host)}.</p>
<p class="actions"><a class="btn btn-primary" href="${escapeHtml(location)}">Continue to ${escapeHtml(host)}</a></p>`,
  );
}

function drawPage(title: string, { rootClass, stylesheets }: Look, content: string): string {
  return `<!DOCTYPE html><html lang="en" class="${escapeHtml(rootClass)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Rookery</title><link rel="icon" href="/icon.svg" type="image/svg+xml">
${stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join("")}</head><body>
<header class="site-head"><div class="wrap"><a class="brand" href="/">Rookery</a>
<nav aria-label="Main" class="site-nav"><a href="/">Leagues</a><a href="/me">Account</a></nav></div></header>
<main id="main"><div class="wrap bare"><h1>${escapeHtml(title)}</h1>
${content}
</div></main>
<footer class="site-foot"><div class="wrap"><p><a href="/me">Your move</a> <a href="/tools/adjudicator">What do the rules say?</a> <a href="/privacy">Privacy: who sees what</a></p></div></footer></body></html>`;
}

function drawWayOn(refusal: Refused["refusal"], url: string, site: string | undefined): string {
  if (site) return `<a class="btn btn-primary" href="${escapeHtml(site)}/">Go to ${escapeHtml(site)}</a>`;
  const again = `<a class="btn btn-primary" href="${escapeHtml(url)}">`;
  if (refusal === "old-form") return `${again}Open the form again</a>`;
  if (REFUSALS[refusal].status >= 500) return `${again}Try again</a>`;
  return `<a class="btn btn-primary" href="/">Go to the start page</a> <a class="btn btn-link" href="/me">See your next move</a>`;
}

function drawTyped(typed: NonNullable<Refused["typed"]>): string {
  const fields = typed.map(
    ({ name, value }, index) =>
      `<div class="field"><label for="typed-${index}">${escapeHtml(labelOf(name))}</label>
<textarea class="textarea" id="typed-${index}" rows="${Math.min(12, value.split("\n").length + 1)}" readonly>
${escapeHtml(value)}</textarea></div>`,
  );
  return `<h2>What you typed</h2>\n${fields.join("\n")}`;
}

/** "player.familyName" reads "Player family name". */
function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[^A-Za-z0-9]+/g, " ");
  return capitalize(words.trim().toLowerCase() || "text");
}
