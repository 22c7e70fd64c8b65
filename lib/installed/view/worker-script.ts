import { OFFLINE_PAGE } from "../words/offline-page";

/**
 * The service worker of an installed app. It keeps nothing: a page always comes from the network, and only if there's no
 * network does the browser get our offline page. So nobody on a shared computer can be shown somebody else's page.
 */
export const WORKER_SCRIPT = `"use strict";
const OFFLINE_PAGE = ${JSON.stringify(OFFLINE_PAGE)};

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(open(event));
});

async function begin() {
  // The browser asks for a page while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(OFFLINE_PAGE, {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
    });
  }
}
`;
