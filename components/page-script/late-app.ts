import type { AppStart } from "@/lib/shared/document-mark";
import { repeatClicks } from "./early-clicks";
import { startPageScript } from "./page-script";

/**
 * Lets React's scripts wait, because the page is complete as the server drew it, and its words shouldn't wait for scripts on
 * a slow network. They're fetched as soon as someone touches the page. If it's an app "when shown", they're fetched once
 * it has been shown, even if no one touches it; if "when touched", the browser may then get them in the background.
 */
function startLate(when: AppStart, scripts: readonly string[]): void {
  let isAsked = false;
  const start = () => {
    if (isAsked) return;
    isAsked = true;
    for (const touch of TOUCHES) window.removeEventListener(touch, startIfTouched, true);
    for (const src of scripts) document.head.append(Object.assign(document.createElement("script"), { src }));
  };
  const startIfTouched = (event: Event) => isMouseAtRest(event) || start();
  for (const touch of TOUCHES)
    window.addEventListener(touch, startIfTouched, { capture: true, passive: true });
  // Someone may have been faster than this script.
  if (document.querySelector(":focus")) start();
  const shown = Promise.all([loaded(), painted()]);
  if (when === "shown") {
    shown.then(start);
    return;
  }
  repeatClicks();
  startPageScript();
  shown.then(() => isAsked || prefetch(scripts));
}

/** A mouse that only moves counts, so that the page is ready when it's pressed. A screen reader may only click. */
const TOUCHES = ["pointermove", "pointerdown", "keydown", "focusin", "click", "input"] as const;

/** Browsers also say that the mouse moved when a page appears under one that rests. */
function isMouseAtRest(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === "pointermove" &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

function prefetch(scripts: readonly string[]): void {
  for (const href of scripts)
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "prefetch", as: "script", href }),
    );
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve());
  });
}

/** A page in the background isn't painted, and doesn't need React either. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
}

const { when = "shown", scripts = "" } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
startLate(when as AppStart, scripts.split(" ").filter(Boolean));
