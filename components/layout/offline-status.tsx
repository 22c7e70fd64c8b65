"use client";

import { useEffect, useState } from "react";
import { Icon } from "../ui/icon";

const SENTENCES = {
  online: "",
  offline: "You’re offline. What you type stays here.",
  unsent: "You’re offline, so that wasn’t sent. What you typed is still here.",
} as const;

/**
 * Says on every page that the network is gone. Until it's back, forms that would open another page stay, because the
 * browser would replace them with an error page.
 */
export function OfflineStatus() {
  const [state, setState] = useState<keyof typeof SENTENCES>("online");

  useEffect(() => {
    const look = async () => setState(navigator.onLine || (await doWeAnswer()) ? "online" : "offline");
    look();
    return listen(window, ["online", "offline"], look);
  }, []);

  useEffect(() => {
    if (state === "online") return;
    return listen(document, ["submit"], (event) => {
      if (!isSentByBrowser(event.target)) return;
      event.preventDefault();
      setState("unsent");
    });
  }, [state]);

  return (
    <p role={state === "online" ? undefined : "status"} aria-live="polite" className="offline">
      {state !== "online" && <Icon name="wifi-off" />}
      {SENTENCES[state]}
    </p>
  );
}

/** An app on this machine answers without a network. */
async function doWeAnswer(): Promise<boolean> {
  return fetch("/api/health", { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A form with an address; the others are sent by scripts, which keep the page. */
function isSentByBrowser(form: EventTarget | null): boolean {
  if (!(form instanceof HTMLFormElement)) return false;
  return form.getAttribute("action")?.startsWith("/") === true || form.getAttribute("method") === "get";
}

function listen(on: EventTarget, events: readonly string[], listener: (event: Event) => void): () => void {
  for (const event of events) on.addEventListener(event, listener, true);
  return () => {
    for (const event of events) on.removeEventListener(event, listener, true);
  };
}
