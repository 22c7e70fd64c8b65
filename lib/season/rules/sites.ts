/** The chess sites that an online season can be played on, by name. */
export const SITE_NAMES = { "chess.com": "Chess.com", lichess: "Lichess" } as const;
