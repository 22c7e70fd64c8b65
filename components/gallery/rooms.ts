import { EMAIL_SAMPLES } from "./email-samples";
import { FORM_SAMPLES } from "./form-samples";
import { MATCH_SAMPLES } from "./match-samples";
import type { Room } from "./sample";
import { UI_SAMPLES } from "./ui-samples";

/** The pages of the gallery. */
export const ROOMS: readonly Room[] = [
  { slug: "ui", title: "UI", samples: UI_SAMPLES },
  { slug: "forms", title: "Forms", samples: FORM_SAMPLES },
  { slug: "match", title: "Match", samples: MATCH_SAMPLES },
  { slug: "emails", title: "Emails", samples: EMAIL_SAMPLES },
];
