/** The languages of the player's guide. */
export const GUIDE_LANGUAGES = ["en", "es"] as const;
export type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

/** Where they are. Not a part of `paths`, which every page loads. */
export const guidePaths = {
  guide: (org: string, season: string, language: GuideLanguage) =>
    `/${[org, season, "guide", language].map(encodeURIComponent).join("/")}`,
} as const;
