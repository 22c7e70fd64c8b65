import { listen } from "./define";

const SENTENCES = {
  online: "",
  offline: "You’re offline. What you type stays here.",
  unsent: "You’re offline, so that wasn’t sent. What you typed is still here.",
} as const;

/**
 * Says that the network is gone. Until it's back, forms that would open another page stay, because the browser would
 * replace them with an error page.
 */
export function connectOffline(element: HTMLElement): () => void {
  const [line, icon, sentence] = ["p", "[data-icon]", "[data-sentence]"].map((part) =>
    element.querySelector<HTMLElement>(part),
  );
  let state: keyof typeof SENTENCES = "online";
  const say = (next: keyof typeof SENTENCES) => {
    if (next === state || !line || !icon || !sentence) return;
    state = next;
    if (state === "online") line.removeAttribute("role");
    else line.setAttribute("role", "status");
    icon.hidden = state === "online";
    sentence.textContent = SENTENCES[state];
  };
  const look = async () => say(navigator.onLine || (await doWeAnswer()) ? "online" : "offline");
  const stay = (event: Event) => {
    if (state === "online" || !isSentByBrowser(event.target)) return;
    event.preventDefault();
    say("unsent");
  };
  look();
  const stops = [listen(window, ["online", "offline"], look), listen(document, ["submit"], stay)];
  return () => {
    for (const stop of stops) stop();
  };
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
