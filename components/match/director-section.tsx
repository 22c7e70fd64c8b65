import { openContest, otherVersion } from "@/lib/match/rules/decide-contest";
import { otherSide } from "@/lib/match/rules/sides";
import type { Correction } from "@/lib/match/rules/state";
import { differRows, gameRows } from "@/lib/match/view/game-rows";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { outcomeWords } from "@/lib/match/words/scores";
import { possessive, quoted } from "@/lib/shared/text";
import { HeadRow } from "../ui/head-row";
import { Ledger, LedgerRow } from "../ui/ledger";
import { Status } from "../ui/status";
import { CapturedSection } from "./captured-section";
import { WithdrawCorrection } from "./correction-section";
import { DifferTable, GamesTable } from "./games-table";
import { AcceptVersionForm, AgreeForm, WithdrawContestForm } from "./one-button-forms";
import { StatementForm } from "./statement-form";

/** A match that the director decides: where the two disagree, what they said, and a form to say more. */
export function DirectorSection({ scene }: { readonly scene: MatchScene }) {
  return (
    <>
      <Versions scene={scene} />
      <section className="section" id="director" aria-labelledby="director-title">
        <h2 id="director-title">What the director sees</h2>
        <Statements scene={scene} />
        <div className="mt-5">
          <StatementForm
            of="add-statement"
            them={scene.them}
            label={hasSpoken(scene) ? "Add to your statement" : "Your statement"}
            hint={`What happened, and any evidence. ${scene.them} can read it too.`}
            submit="Send to the director"
          />
        </div>
      </section>
      <IfYouAgree scene={scene} />
    </>
  );
}

/** What the reader can still do to end the dispute without a ruling. */
function IfYouAgree({ scene }: { readonly scene: MatchScene }) {
  const { state, side, rules, names, them } = scene;
  if (state.correction) return <IfYouAgreeOnCorrection scene={scene} correction={state.correction} />;
  const contest = openContest(state);
  const version = otherVersion(state, side, rules);
  const canWithdraw = contest?.by === side;
  if (!version && !canWithdraw) return null;
  const what = state.report ? "report" : "claim";

  return (
    <section className="section" aria-labelledby="agree">
      <h2 id="agree">If you agree after all</h2>
      {version && (
        <AcceptVersionForm
          label={`Accept ${outcomeWords(version.outcome, names)}`}
          fold={{
            summary: `Accept ${possessive(them)} version`,
            aside: "until the ruling",
            intro: (
              <p>
                The match is then decided: {outcomeWords(version.outcome, names)}. The director doesn’t rule
                on it.
              </p>
            ),
          }}
        />
      )}
      {canWithdraw && (
        <WithdrawContestForm
          label="Withdraw it"
          fold={{
            summary: "Withdraw your contest",
            aside: "until the ruling",
            intro: (
              <p>
                {possessive(them)} {what} then waits for your answer again. You can confirm it, or say what’s
                wrong.
              </p>
            ),
          }}
        />
      )}
    </section>
  );
}

/** The player who asked can withdraw the correction, and the other one can agree to it. */
function IfYouAgreeOnCorrection({
  scene: { side, names },
  correction,
}: {
  readonly scene: MatchScene;
  readonly correction: Correction;
}) {
  return (
    <section className="section" aria-labelledby="agree">
      <h2 id="agree">If you agree after all</h2>
      {correction.by === side ? (
        <WithdrawCorrection />
      ) : (
        <AgreeForm label={`Agree to ${outcomeWords(correction.outcome, names)}`} />
      )}
    </section>
  );
}

/** The versions of the games, as far as there are any. */
function Versions({ scene }: { readonly scene: MatchScene }) {
  const { state, names, rules } = scene;
  const { report, contest } = state;
  const status = <Status kind={state.case === "contested" ? "contested" : "with-director"} />;
  const by = report?.by ?? contest?.by;
  const games = report?.games ?? contest?.games ?? [];
  if (!by || games.length === 0) return null;

  return (
    <section aria-labelledby="versions">
      {report && contest ? (
        <>
          <HeadRow id="versions" title="Where you differ">
            {status}
          </HeadRow>
          <DifferTable
            rows={differRows(report.games, contest.games, names, rules)}
            one={names[report.by]}
            other={names[otherSide(report.by)]}
            nothing={contest.games === null ? "Not played" : "No such game"}
          />
        </>
      ) : (
        <>
          <HeadRow id="versions" title={`What ${names[by]} reported`}>
            {status}
          </HeadRow>
          <GamesTable rows={gameRows(games, names, rules)} />
          <CapturedSection scene={scene} games={games} />
        </>
      )}
    </section>
  );
}

function Statements({ scene: { state, names, side } }: { readonly scene: MatchScene }) {
  if (state.statements.length === 0) {
    return <p className="next-why">Neither of you has added anything to this yet.</p>;
  }
  return (
    <Ledger>
      {state.statements.map(({ by, statement, isWrittenDown }, index) => (
        <LedgerRow key={index}>
          <span>
            <b>{by === side ? "You" : names[by]}:</b> {quoted(statement)}
            {isWrittenDown && " (written down by the director)"}
          </span>
        </LedgerRow>
      ))}
    </Ledger>
  );
}

function hasSpoken({ state, side }: MatchScene): boolean {
  return state.statements.some(({ by }) => by === side);
}
