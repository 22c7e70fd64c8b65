/** What the page of webhooks confirms. */
export const WEBHOOKS_DONE: Readonly<Record<string, string>> = {
  removed: "Removed. We won’t send anything there anymore.",
  again: "It goes out again within a minute.",
};
