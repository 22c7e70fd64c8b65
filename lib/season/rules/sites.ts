/** The chess sites that an online season can be played on, by name. */
export const SITE_NAMES = { "chess.com": "Chess.com", lichess: "Lichess" } as const;

/** How a player invites another there, with the name of the button on the site if the sheet or the site is sure of it. */
export const SITE_INVITATIONS: Record<keyof typeof SITE_NAMES, string> = {
  "chess.com": "One player selects “Play A Friend” and invites the other by username.",
  lichess: "One player challenges the other by username.",
};
