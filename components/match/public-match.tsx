import type { ReportedGame } from "@/lib/match/rules/games";
import { isDecided } from "@/lib/match/rules/state";
import { blackOf } from "@/lib/match/view/final-position";
import { gameFrames } from "@/lib/match/view/game-frames";
import { gameRows } from "@/lib/match/view/game-rows";
import { FITS_TWO_VERSIONS } from "@/lib/match/words/contested";
import { paths } from "@/lib/paths";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { PublicMatchView } from "@/lib/standings/store/public-match";
import { publicMatchPage } from "@/lib/standings/view/public-match-page";
import { GameViewer } from "../board/game-viewer";
import { LiveMatchDoor } from "../live/live-match-door";
import { Crumb } from "../ui/crumb";
import { Definitions } from "../ui/definitions";
import { Fold } from "../ui/fold";
import { HeadRow } from "../ui/head-row";
import { Link } from "../ui/link";
import { Status } from "../ui/status";
import { GamesTable } from "./games-table";
import styles from "./public-match.module.css";

/** A match as everyone can see it: both players, the result, and its games with their moves. */
export function PublicMatchSheet({ view }: { readonly view: PublicMatchView }) {
  const { season, division } = view.division;
  const org = season.organization.slug;
  const { full, names, hrefs, title, slotName, score, words, status, facts, pgn } = publicMatchPage(view);
  return (
    <>
      <header className={styles.head}>
        <Crumb>
          <Link href={paths.season(org, season.slug)}>{season.name}</Link>,{" "}
          <Link href={paths.division(org, season.slug, division.slug)}>{division.name}</Link>
          {`, ${slotName}`}
        </Crumb>
        <h1 className="sr">{title}</h1>
        <div className={styles.sides}>
          <PlayerName name={full.home} href={hrefs.home} />
          <p className={styles.score}>{score ?? <span className={styles.vs}>vs.</span>}</p>
          <PlayerName name={full.away} href={hrefs.away} />
        </div>
        <p className={styles.status}>
          <Status kind={status.kind}>{status.text}</Status>
          {words && <span>{words}</span>}
        </p>
      </header>
      <div className="cols cols-match section">
        <div>
          {view.live ? (
            <LiveMatchDoor news={view.live.news} delayMs={view.live.delayMs} names={names} />
          ) : view.games.length > 0 ? (
            <Games games={view.games} names={names} rules={view.rules} />
          ) : (
            <p className="next-why">{noGames(view)}</p>
          )}
          {pgn && (
            <div className="section">
              <Fold summary="All moves as text (PGN)">
                <pre className={styles.pgn}>{pgn}</pre>
              </Fold>
            </div>
          )}
        </div>
        <aside aria-labelledby="facts">
          <HeadRow id="facts" title="This match" />
          <Definitions items={facts} />
          <p className="small muted mt-4">
            Everyone can see the names and the result, and also the moves if the league and both players allow
            it. What players write to each other or to the director isn’t shown.{" "}
            <Link href={paths.privacy()}>Privacy: who sees what</Link>
          </p>
        </aside>
      </div>
    </>
  );
}

/** Does it show moves? They're stepped through, or come as they're played. */
export function needsApp({ live, games }: PublicMatchView): boolean {
  return live !== null || games.some(({ pgn }) => pgn !== undefined);
}

/** A match that's decided or void won't get any games. */
function noGames({ match: { status }, doesRulingFitTwo }: PublicMatchView): string {
  if (doesRulingFitTwo) return FITS_TWO_VERSIONS;
  const none = "There are no games to show.";
  if (isDecided(status)) return none;
  return `${none} They appear here once both players agree on the result.`;
}

function PlayerName({ name, href }: { readonly name: string; readonly href: string | null }) {
  return (
    <p className={styles.name}>
      {href ? (
        <Link href={href} prefetch={false}>
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  );
}

/** The games of a match: a table of them, and a viewer for each that has its moves. */
function Games({
  games,
  names,
  rules,
}: {
  readonly games: readonly ReportedGame[];
  readonly names: Pair;
  readonly rules: RulePack;
}) {
  return (
    <>
      <section aria-labelledby="games">
        <HeadRow id="games" title="Games" />
        <GamesTable rows={gameRows(games, names, rules)} />
      </section>
      {games.map((game, index) => {
        const stepped = gameFrames(game.pgn);
        return (
          stepped && (
            <section key={index} className="section" aria-labelledby={`game-${index + 1}`}>
              <HeadRow id={`game-${index + 1}`} title={`Game ${index + 1}`} level={2} />
              <div className="mt-4">
                <GameViewer
                  game={stepped}
                  white={names[game.white]}
                  black={names[blackOf(game)]}
                  label={`Game ${index + 1}`}
                />
              </div>
            </section>
          )
        );
      })}
    </>
  );
}
