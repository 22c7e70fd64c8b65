import { APP_READY } from "./app-ready";

/** What only React answers to (components/ui/needs-app.tsx). Links, fields and forms do what they do without it. */
const NEEDS_APP = "[data-needs-app] :is(button, [role=gridcell])";

/** Repeats clicks that came before React, one after the other, once it has taken over the part they're in. */
export function repeatClicks(): void {
  const early: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const clicked = target instanceof Element && target.closest<HTMLElement>(NEEDS_APP);
    if (clicked) early.push(clicked);
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
