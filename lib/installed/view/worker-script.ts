import { paths } from "@/lib/paths";
import { OFFLINE_PAGE } from "../words/offline-page";

/**
 * The service worker of an installed app. It keeps nothing: a page always comes from the network, and only if there's no
 * network does the browser get our offline page, or for a match's room its shell, which the room has kept with its scripts
 * and styles. Neither has anything of anyone, so no one on a shared computer can be shown someone else's page.
 * It shows notifications, and says when one was opened or dismissed.
 */
export const WORKER_SCRIPT = `"use strict";
const SHELL = ${JSON.stringify(paths.roomShell())};
const ROOM = /^[^?#]*\\/matches\\/[^/?#]+\\/room(\\?|$)/;
const FILE = /^https?:\\/\\/[^/]+\\/_next\\/static\\//;
const OFFLINE_PAGE = ${JSON.stringify(OFFLINE_PAGE)};

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(open(event));
  else if (FILE.test(url)) event.respondWith(fetch(event.request).catch(() => keptFile(url)));
});

self.addEventListener("push", (event) => {
  const message = event.data?.json();
  if (message) event.waitUntil(self.registration.showNotification("Rookery", { body: message.body, data: message }));
});
self.addEventListener("notificationclick", (event) => {
  const { id, path } = event.notification.data;
  event.notification.close();
  event.waitUntil(Promise.all([self.clients.openWindow(path), saySeen(id)]));
});
self.addEventListener("notificationclose", (event) => event.waitUntil(saySeen(event.notification.data.id)));

/** Then the same isn't emailed. */
function saySeen(id) {
  return fetch("/api/push/seen", { method: "POST", body: new URLSearchParams({ id }) }).catch(() => undefined);
}

async function begin() {
  // The browser asks for a page while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function keptFile(url) {
  return (await caches.match(url)) ?? Response.error();
}

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const shell = ROOM.test(event.request.url) && (await caches.match(SHELL));
    return shell || new Response(OFFLINE_PAGE, {
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
