import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { APP_READY } from "./app-ready";
import { repeatClicks } from "./early-clicks";

/** A button, and how many of its clicks have come past the window, as far as React. */
class FakeElement {
  answered = 0;
  constructor(readonly needsApp: boolean) {}

  closest(): FakeElement | null {
    return this.needsApp ? this : null;
  }

  click(): void {
    const event = Object.defineProperty(new Event("click"), "target", { value: this });
    window.dispatchEvent(event);
    if (!event.cancelBubble) this.answered += 1;
  }
}

/** Node doesn't remove a listener that's described by `true`, as browsers do. */
class FakeWindow extends EventTarget {
  override removeEventListener(type: string, listener: EventListener): void {
    super.removeEventListener(type, listener, { capture: true });
  }
}

beforeEach(() => {
  vi.stubGlobal("window", new FakeWindow());
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("Element", FakeElement);
});
afterEach(() => vi.unstubAllGlobals());

test("a click that comes before React counts once, also if React is there already to hear it", async () => {
  const button = new FakeElement(true);
  repeatClicks();
  button.click();
  expect(button.answered).toBe(0);
  document.dispatchEvent(new Event(APP_READY));
  await vi.waitFor(() => expect(button.answered).toBe(1));
  button.click();
  expect(button.answered).toBe(2);
});

test("a click on what works without React goes where it goes", () => {
  const link = new FakeElement(false);
  repeatClicks();
  link.click();
  expect(link.answered).toBe(1);
});
