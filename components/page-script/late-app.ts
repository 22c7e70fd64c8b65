/**
 * Fetches React's scripts once the page has been shown, or as soon as somebody touches it. Until then it's complete as the
 * server drew it, and its words don't wait for scripts on a slow network.
 */
function fetchApp(scripts: readonly string[]): void {
  let isAsked = false;
  const fetchOnce = () => {
    if (isAsked) return;
    isAsked = true;
    for (const touch of TOUCHES) window.removeEventListener(touch, fetchOnce, true);
    for (const src of scripts) document.head.append(Object.assign(document.createElement("script"), { src }));
  };
  for (const touch of TOUCHES) window.addEventListener(touch, fetchOnce, { capture: true, passive: true });
  Promise.all([loaded(), painted()]).then(fetchOnce);
}

const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

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

fetchApp((document.currentScript as HTMLScriptElement | null)?.dataset.scripts?.split(" ") ?? []);
