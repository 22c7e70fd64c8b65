/** Pages of a division that other websites can show in a frame. lib/front/embeds.ts lets only these be framed. */
export const EMBEDS = ["standings", "bracket", "matches"] as const;
export type Embed = (typeof EMBEDS)[number];

/** Where they are. A part of `paths`. */
export const embedPaths = {
  embed: (org: string, season: string, division: string, embed: Embed) =>
    `/${[org, season, division, "embed", embed].map(encodeURIComponent).join("/")}`,
} as const;
