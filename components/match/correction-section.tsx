import type { Correction } from "@/lib/match/rules/state";
import { gameRows } from "@/lib/match/view/game-rows";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { scenePhotos } from "@/lib/match/view/photo-links";
import { score } from "@/lib/match/words/scores";
import { quoted } from "@/lib/shared/text";
import { GamesTable } from "./games-table";
import { WithdrawCorrectionForm } from "./one-button-forms";
import { Photos } from "./photos";
import { StatementForm } from "./statement-form";
import { Tally } from "./tally";

interface CorrectionSectionProps {
  readonly scene: MatchScene;
  readonly correction: Correction;
}

/** A correction that waits for one of the two players. */
export function CorrectionSection({ scene }: { readonly scene: MatchScene }) {
  const { correction } = scene.state;
  if (!correction) return null;
  const isOwn = correction.by === scene.side;
  return isOwn ? (
    <CorrectionWaiting scene={scene} correction={correction} />
  ) : (
    <CorrectionToAnswer scene={scene} correction={correction} />
  );
}

/** A correction that the reader answers: what the result would be, why, and a form to say no. */
function CorrectionToAnswer({ scene, correction }: CorrectionSectionProps) {
  const { them } = scene;
  return (
    <>
      <Asked scene={scene} correction={correction} title={`What ${them} wants to correct`} />
      <section className="section no-print" id="answer" aria-labelledby="answer-title">
        <h2 id="answer-title">Not right?</h2>
        <p className="next-why">
          Say why in your own words. The director then decides, and the current result counts until the
          ruling.
        </p>
        <StatementForm
          of="contest-correction"
          them={them}
          label="What happened?"
          hint={`A few sentences. ${them} and the director can read them.`}
          submit={`Send to ${them} and the director`}
          kind="danger"
          fold={{ summary: "Contest the correction", aside: "goes to the director" }}
        />
      </section>
    </>
  );
}

/** The reader's own correction while the other side hasn't answered. */
function CorrectionWaiting({ scene, correction }: CorrectionSectionProps) {
  return (
    <>
      <Asked scene={scene} correction={correction} title="What you want to correct" />
      <section className="section" aria-labelledby="withdraw">
        <h2 id="withdraw" className="sr">
          Withdraw it
        </h2>
        <WithdrawCorrection />
      </section>
    </>
  );
}

/** Takes the reader's correction back. */
export function WithdrawCorrection() {
  return (
    <WithdrawCorrectionForm
      label="Withdraw it"
      fold={{
        summary: "Withdraw the correction",
        intro: <p>The result then stays as it is.</p>,
      }}
    />
  );
}

function Asked({ scene, correction, title }: CorrectionSectionProps & { readonly title: string }) {
  const { full, names, rules } = scene;
  const { by, outcome, games, statement } = correction;
  return (
    <section aria-labelledby="correction">
      <h2 id="correction">{title}</h2>
      {outcome.score && <Tally home={full.home} away={full.away} score={score(outcome.score)} />}
      <GamesTable rows={gameRows(games, names, rules)} caption="Games as they would be corrected" />
      <p className="next-why">{quoted(statement)}</p>
      <Photos photos={scenePhotos(scene, by, ["CorrectionAsked"])} />
    </section>
  );
}
