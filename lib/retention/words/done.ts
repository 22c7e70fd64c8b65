/** What the page of how long things are kept confirms. */
export const RETENTION_DONE: Readonly<Record<string, string>> = {
  saved: "Saved. What’s older is deleted tonight at 3:00 am. Until then, you can change it back.",
};
