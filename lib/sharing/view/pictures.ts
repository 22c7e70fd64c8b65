import type { Instant } from "@/lib/shared/instant";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import { championNames, championWords } from "@/lib/stages/view/champion";
import type { PublicDivision } from "@/lib/standings/store/divisions";
import type { PublicPlayer } from "@/lib/standings/store/players";
import type { PublicMatchView } from "@/lib/standings/store/public-match";
import { playerPage } from "@/lib/standings/view/player-page";
import { publicMatchPage } from "@/lib/standings/view/public-match-page";
import { printStandings } from "@/lib/standings/words/standings";
import { drawable } from "../words/drawable";

/** What a picture for other apps shows: everything that is written on it, and nothing else. */
export type Picture = {
  /** "Lakeside Campus Recreation" */
  readonly from: string;
  /** "Round 3 of 7, Open, Fall 2026" */
  readonly about: string;
} & (MatchPicture | StandingsPicture | PlayerPicture);

type MatchPicture = {
  readonly kind: "match";
  readonly home: string;
  readonly away: string;
  /** "2–1" or "vs." */
  readonly middle: string;
};

type StandingsPicture = {
  readonly kind: "standings";
  readonly title: string;
  readonly rows: readonly { readonly rank: string; readonly name: string; readonly points: string }[];
};

type PlayerPicture = {
  readonly kind: "player";
  readonly name: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
};

/** As many as can be read on a phone. */
const MOST_ROWS = 5;
/** The matches and the game points; who forfeited is on the page. */
const MOST_FIGURES = 2;

export function matchPicture(view: PublicMatchView): Picture {
  const { season, division } = view.division;
  const { full, outcome, score, slotName } = publicMatchPage(view);
  return {
    kind: "match",
    from: drawable(season.organization.name),
    about: drawable(`${slotName}, ${division.name}, ${season.name}`),
    home: nameIn(full.home),
    away: nameIn(full.away),
    middle: score ?? (outcome ? `${SIGNS[outcome.home]}–${SIGNS[outcome.away]}` : "vs."),
  };
}

/** How a side of a match without a score did. */
const SIGNS = { win: "W", draw: "D", loss: "L" } as const;

/** The first of the standings; of several groups, those of the first. Before the first result, just the title. */
export function standingsPicture(view: PublicDivision): Picture {
  const { season, division } = view;
  const [table] = tablesOf(view);
  const rows = table?.rows.some(({ played }) => played > 0) ? table.rows : [];
  const champion = championWords(view);
  return {
    kind: "standings",
    from: drawable(season.organization.name),
    about: drawable(
      [season.name, table?.name, champion && `won by ${championNames(champion)}`].filter(Boolean).join(", "),
    ),
    title: drawable(`${division.name} division`),
    rows: printStandings(rows, season.rules.standings.tieBreaks)
      .slice(0, MOST_ROWS)
      .map(({ rank, name, points }) => ({ rank, name: nameIn(name), points })),
  };
}

export function playerPicture(player: PublicPlayer, at: Instant): Picture {
  const { seasons, figures } = playerPage(player, at);
  const [newest] = seasons;
  return {
    kind: "player",
    from: drawable(player.organization.name),
    about: drawable(newest ? [newest.title, newest.rank].filter(Boolean).join(": ") : ""),
    name: nameIn(player.name),
    figures: figures.slice(0, MOST_FIGURES).map(({ value, label }) => ({ value, label })),
  };
}

function nameIn(name: string): string {
  return drawable(name, "A player");
}
