import type { GuideLanguage } from "@/lib/paths/guide";
import { englishGuide } from "./english";
import type { Guide, GuideFacts } from "./guide-parts";
import { spanishGuide } from "./spanish";

/** The player's guide of a season. Both languages say the same, sentence by sentence. */
export function playersGuide(facts: GuideFacts, language: GuideLanguage): Guide {
  return language === "es" ? spanishGuide(facts) : englishGuide(facts);
}
