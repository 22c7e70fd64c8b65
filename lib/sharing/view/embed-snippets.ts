import { absolute, paths } from "@/lib/paths";
import { EMBEDS, type Embed } from "@/lib/paths/embed";
import { knockoutRounds } from "@/lib/stages/rules/rounds-of-stage";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { EMBED_TITLES, embedSnippet } from "../words/embeds";

/** A part of a division that can be shown on another website, with the HTML to paste there. */
export type EmbedSnippet = {
  readonly embed: Embed;
  readonly label: string;
  /** The page itself, to look at. */
  readonly href: string;
  readonly html: string;
};

/** What can be shown of a division: its next matches, and whichever it has of standings and a bracket. */
export function embedSnippets(view: DivisionView, appUrl: string): readonly EmbedSnippet[] {
  const { season, division } = view;
  return EMBEDS.filter((embed) => rowsOf(embed, view) > 0).map((embed) => {
    const href = paths.embed(season.organization.slug, season.slug, division.slug, embed);
    const label = EMBED_TITLES[embed](division.name);
    const html = embedSnippet({
      address: absolute(appUrl, href),
      title: `${label}, ${season.name}`,
      height: HEAD + rowsOf(embed, view) * ROW,
    });
    return { embed, label, href, html };
  });
}

/** About as high as the page gets in a narrow column, in pixels; a longer one scrolls in its frame. */
const HEAD = 200;
const ROW = 66;
const MOST_ROWS = 12;

function rowsOf(embed: Embed, view: DivisionView): number {
  const rows = {
    standings: () => tablesOf(view).flatMap(({ entries }) => entries).length,
    bracket: () => knockoutRounds(view.rounds).flatMap(({ matches }) => matches).length * 2,
    matches: () => 6,
  };
  return Math.min(rows[embed](), MOST_ROWS);
}
