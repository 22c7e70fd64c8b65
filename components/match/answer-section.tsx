import { otherSide } from "@/lib/match/rules/sides";
import { gameRows } from "@/lib/match/view/game-rows";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { scenePhotos } from "@/lib/match/view/photo-links";
import { score } from "@/lib/match/words/scores";
import { quoted } from "@/lib/shared/text";
import { CapturedSection } from "./captured-section";
import { ContestForm } from "./contest-form";
import { GamesTable } from "./games-table";
import { Photos } from "./photos";
import { Tally } from "./tally";

/** What the other side reported or claimed, and the form to dispute it. */
export function AnswerSection({ scene }: { readonly scene: MatchScene }) {
  const { state, names, full, them, rules } = scene;
  const { report, noShow } = state;

  return (
    <>
      <section aria-labelledby="reported">
        <h2 id="reported">{report ? `What ${them} reported` : `What ${them} says`}</h2>
        {report?.outcome.score && (
          <Tally home={full.home} away={full.away} score={score(report.outcome.score)} />
        )}
        {report && (
          <GamesTable
            rows={gameRows(report.games, names, rules)}
            caption={`Games as ${them} reported them`}
          />
        )}
        {report && <CapturedSection scene={scene} games={report.games} />}
        <Photos photos={scenePhotos(scene, otherSide(scene.side))} />
        {noShow && <p className="next-why">{quoted(noShow.statement)}</p>}
      </section>
      <section className="section" id="answer" aria-labelledby="answer-title">
        <h2 id="answer-title">Something wrong?</h2>
        <p className="next-why">
          Say what’s different, in your own words. Both versions go to the director, who decides.
        </p>
        <ContestForm
          names={names}
          full={full}
          them={them}
          rules={rules}
          reported={report?.games ?? null}
          fold={{ summary: "Give your version", aside: "goes to the director" }}
        />
      </section>
    </>
  );
}
