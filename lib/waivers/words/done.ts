/** What the desk's page of a waiver confirms. */
export const WAIVER_DONE: Readonly<Record<string, string>> = {
  saved:
    "Waiver saved. New players accept it when they register. Players who are already in see it under “Your move.”",
  removed: "The season no longer asks for a waiver. We keep what was accepted.",
  paper: "Signature recorded.",
  "paper-removed": "Record removed.",
};
