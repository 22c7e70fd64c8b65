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
  if (document.readyState === "complete") afterFrame(fetchOnce);
  else window.addEventListener("load", () => afterFrame(fetchOnce));
}

const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

/** A page in the background shows no frame, and doesn't need React either. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

fetchApp((document.currentScript as HTMLScriptElement | null)?.dataset.scripts?.split(" ") ?? []);
