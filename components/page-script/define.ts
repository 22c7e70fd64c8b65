/**
 * Gives all elements of a name their behavior, those that come later too. It may change texts, attributes and what it
 * adds itself; the rest of an element belongs to React, on pages that React runs.
 *
 * @param connect called for each element when it's on the page; what it returns is called when the element is gone
 */
export function define(name: string, connect: (element: HTMLElement) => () => void): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      #leave: (() => void) | undefined;

      connectedCallback(): void {
        this.#leave = connect(this);
      }

      disconnectedCallback(): void {
        this.#leave?.();
      }
    },
  );
}

/** Listens until the function that's returned is called. */
export function listen(
  on: EventTarget,
  events: readonly string[],
  listener: (event: Event) => void,
): () => void {
  for (const event of events) on.addEventListener(event, listener, true);
  return () => {
    for (const event of events) on.removeEventListener(event, listener, true);
  };
}
