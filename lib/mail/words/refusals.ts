import type { WriteRefusal } from "../store/director-letter";

export const WRITE_REFUSAL_SENTENCES: Record<WriteRefusal, string> = {
  nobody: "No one is in this group right now. Choose a different one.",
};
