import { countedGames, doesRulingFitTwo } from "@/lib/match/rules/counted-games";
import { canAskCorrection, confirmedGames } from "@/lib/match/rules/decide-correction";
import { gameRows } from "@/lib/match/view/game-rows";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { FITS_TWO_VERSIONS } from "@/lib/match/words/contested";
import { outcomeWords, score } from "@/lib/match/words/scores";
import { statusOf } from "@/lib/match/words/statuses";
import { dayAndTime } from "@/lib/shared/dates";
import { sentence } from "@/lib/shared/text";
import { HeadRow } from "../ui/head-row";
import { Status } from "../ui/status";
import { CapturedSection } from "./captured-section";
import { CorrectionForm } from "./correction-form";
import { GameEnds } from "./game-ends";
import { GamesTable } from "./games-table";
import { Tally } from "./tally";

/** The outcome of the match: the score, the games, the final positions, and the ruling if there was one. */
export function ResultSection({ scene }: { readonly scene: MatchScene }) {
  const { state, full, names, rules } = scene;
  const { outcome, ruling } = state;
  const games = countedGames(state, scene.events, rules.match);
  if (!outcome) return null;

  return (
    <>
      <section aria-labelledby="result">
        <HeadRow id="result" title="Result">
          <Status kind={statusOf(state).kind} />
        </HeadRow>
        {outcome.score ? (
          <Tally home={full.home} away={full.away} score={score(outcome.score)} />
        ) : (
          <p className="next-why">{sentence(outcomeWords(outcome, full))}</p>
        )}
        {doesRulingFitTwo(state, scene.events, rules.match) && (
          <p className="small muted mt-3">{FITS_TWO_VERSIONS}</p>
        )}
        {games && <GamesTable rows={gameRows(games, names, rules)} />}
        {games && <CapturedSection scene={scene} games={games} />}
      </section>
      {ruling && <Ruling {...ruling} />}
      {outcome.decidedBy === "double-forfeit" && !ruling && <IfYouPlayed scene={scene} />}
      {games && <GameEnds scene={scene} games={games} />}
      {canAskCorrection(state, scene.now) && <AskCorrection scene={scene} />}
    </>
  );
}

/** For a while after both confirmed a result, either can ask to correct it. */
function AskCorrection({ scene }: { readonly scene: MatchScene }) {
  const { state, names, full, them, rules, zone, isWinnerFixed } = scene;
  return (
    <section className="section" aria-labelledby="correct">
      <h2 id="correct">Is the result wrong?</h2>
      <CorrectionForm
        names={names}
        full={full}
        them={them}
        rules={rules}
        confirmed={confirmedGames(state)}
        fold={{
          summary: "Ask for a correction",
          aside: state.correctBy ? `until ${dayAndTime(state.correctBy, zone)}` : undefined,
          intro: (
            <>
              {isWinnerFixed && (
                <p className="mb-3">
                  A later match of this bracket is already under way or decided, so a correction can’t change
                  who won. If the winner is wrong, write to the director.
                </p>
              )}
              <p>
                If {them} agrees, it replaces the result. Otherwise the director decides. Until then, the
                current result counts.
              </p>
            </>
          ),
        }}
      />
    </section>
  );
}

function Ruling({ reason, rule }: { readonly reason: string; readonly rule: string }) {
  return (
    <section className="section cited" aria-labelledby="ruling">
      <h3 id="ruling">Why the director ruled this way</h3>
      <blockquote>{reason}</blockquote>
      <p className="small muted">Based on {rule}</p>
    </section>
  );
}

/** No one reported in time: whom to tell if that's wrong. */
export function IfYouPlayed({ scene: { organization, them } }: { readonly scene: MatchScene }) {
  return (
    <section className="section" aria-labelledby="played">
      <h2 id="played">If you did play</h2>
      <p className="next-why">
        Tell the director what happened, or how you tried to reach {them}. Only the director can open the
        match again.
      </p>
      <p className="next-why">
        {organization.office}. <a href={`mailto:${organization.contactEmail}`}>{organization.contactEmail}</a>
      </p>
    </section>
  );
}
