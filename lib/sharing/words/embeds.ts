import type { Embed } from "@/lib/paths/embed";
import { escapeHtml } from "@/lib/shared/escape-html";

/** What an embed shows: "Standings, Open division". */
export const EMBED_TITLES: Record<Embed, (division: string) => string> = {
  standings: (division) => `Standings, ${division} division`,
  bracket: (division) => `Bracket, ${division} division`,
  matches: (division) => `Next matches, ${division} division`,
};

/** HTML for a director to paste into another website. It runs no script. `height` is in pixels. */
export function embedSnippet({
  address,
  title,
  height,
}: {
  readonly address: string;
  readonly title: string;
  readonly height: number;
}): string {
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="100%" height="${height}" loading="lazy" style="border: 0"></iframe>`;
}
