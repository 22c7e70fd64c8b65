import { gameRows } from "@/lib/match/view/game-rows";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { score } from "@/lib/match/words/scores";
import { CapturedSection } from "./captured-section";
import { GamesTable } from "./games-table";
import { Tally } from "./tally";

/** The games that the other side reported; nothing without a report. */
export function ReportedGames({ scene }: { readonly scene: MatchScene }) {
  const { state, names, full, them, rules } = scene;
  const { report } = state;
  if (!report) return null;
  return (
    <>
      {report.outcome.score && (
        <Tally home={full.home} away={full.away} score={score(report.outcome.score)} />
      )}
      <GamesTable rows={gameRows(report.games, names, rules)} caption={`Games as ${them} reported them`} />
      <CapturedSection scene={scene} games={report.games} />
    </>
  );
}
