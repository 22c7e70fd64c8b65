import type { ReportedGame } from "@/lib/match/rules/games";
import { otherSide } from "@/lib/match/rules/sides";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { scenePhotos } from "@/lib/match/view/photo-links";
import { quoted } from "@/lib/shared/text";
import { ContestForm } from "./contest-form";
import { Photos } from "./photos";
import { ReportedGames } from "./reported-games";

/** What the other side reported or claimed, and the form to contest it. */
export function AnswerSection({
  scene,
  own,
}: {
  readonly scene: MatchScene;
  readonly own: readonly ReportedGame[] | null;
}) {
  const { state, names, full, them, rules } = scene;
  const { report, noShow } = state;

  return (
    <>
      <section aria-labelledby="reported">
        <h2 id="reported">{report ? `What ${them} reported` : `What ${them} says`}</h2>
        <ReportedGames scene={scene} />
        <Photos photos={scenePhotos(scene, otherSide(scene.side))} />
        {noShow && <p className="next-why">{quoted(noShow.statement)}</p>}
      </section>
      <section className="section no-print" id="answer" aria-labelledby="answer-title">
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
          own={own}
          fold={{ summary: "Give your version", aside: "goes to the director" }}
        />
      </section>
    </>
  );
}
