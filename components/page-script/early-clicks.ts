import { APP_READY } from "./app-ready";

/** What only React answers to (components/ui/needs-app.tsx). Links, fields and forms do what they do without it. */
const NEEDS_APP = "[data-needs-app] :is(button, [role=gridcell])";

/**
 * Repeats clicks that came before React, one after the other, once it has taken over the part they're in. They go to
 * no one else until then: React takes over at a click, answers it, and it would count twice.
 */
export function repeatClicks(): void {
  const early: HTMLElement[] = [];
  const keep = (event: Event) => {
    const clicked = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_APP);
    if (!clicked) return;
    event.stopPropagation();
    early.push(clicked);
  };
  const repeat = async () => {
    window.removeEventListener("click", keep, true);
    for (const clicked of early) {
      clicked.click();
      // React draws what one click has changed before the next one comes.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  window.addEventListener("click", keep, true);
  document.addEventListener(APP_READY, repeat, { once: true });
}
