import { createPortal } from "react-dom";

/**
 * A thin line across the top of the window: what was asked for is on its way. CSS shows it, also to screen readers,
 * only after a moment, so that fast answers don't flash, and without movement for people who prefer that. It takes no
 * room on the page.
 */
export function UnderWay() {
  return createPortal(
    <div className="under-way" aria-live="polite">
      <span className="sr">Loading</span>
    </div>,
    document.body,
  );
}
