import { newestOf } from "@/lib/match/rules/story";
import { doneWords } from "@/lib/match/view/done-words";
import { type MatchScene, sceneWords } from "@/lib/match/view/match-scene";
import { winningScore } from "@/lib/match/words/scores";
import { paths } from "@/lib/paths";
import { ButtonLink } from "../ui/button";
import { FocusOnMount } from "../ui/focus-on-mount";
import { Link } from "../ui/link";
import { NextMove } from "../ui/next-move";
import { ConfirmByEmail } from "./answer-by-email";
import { MatchHead } from "./match-head";
import { ReportedGames } from "./reported-games";

interface EmailedReportProps {
  /** The report still waits for the reader, and no newer one replaced it. */
  readonly isOpen: boolean;
  /** The match as the email's reader sees it. */
  readonly scene: MatchScene;
  /** The token of the email. */
  readonly answer: string;
  /** What the reader has just done, from the address. */
  readonly done?: string | undefined;
  /** The email of someone else who is signed in here. */
  readonly signedInAs?: string | undefined;
}

/**
 * What the link in a report's email opens in a browser where its reader isn't signed in: the report, and the button to
 * confirm it.
 */
export function EmailedReport({ scene, isOpen, answer, done, signedInAs }: EmailedReportProps) {
  if (!isOpen || scene.move.kind !== "answer-report") return <NotOpen scene={scene} done={done} />;
  const { state, full, them, side, id, events } = scene;
  const { report } = state;
  const words = sceneWords(scene);

  return (
    <>
      <MatchHead scene={scene} />
      <NextMove
        turn={words.turn}
        turnLabel={words.turnLabel}
        what={words.what}
        why={words.why}
        by={words.by ?? undefined}
        actions={
          <>
            <ConfirmByEmail
              matchId={id}
              answer={answer}
              seen={newestOf(events)}
              label={`Confirm ${report?.outcome.score ? winningScore(report.outcome.score) : "the report"}`}
            />
            <SignIn scene={scene} label="Something is wrong" />
          </>
        }
      />
      <section className="section" aria-labelledby="reported">
        <h2 id="reported">What {them} reported</h2>
        <ReportedGames scene={scene} />
        <p className="next-why">
          {signedInAs && `You’re signed in as ${signedInAs}. `}
          This link confirms as <b>{full[side]}</b>. If that isn’t you, close this page. To see moves and
          photos, or to contest the report, <Link href={signInFor(scene)}>sign in</Link>.
        </p>
      </section>
    </>
  );
}

/** The report was answered, changed or decided, or the time to answer it is over. */
function NotOpen({ scene, done }: Pick<EmailedReportProps, "scene" | "done">) {
  const words = doneWords(done, scene) ?? {
    title: "This report isn’t waiting for you anymore",
    text: "It was answered or changed since we sent the email, or the time to answer is over. Sign in to see the match as it is now.",
  };
  return (
    <div className="bare">
      <FocusOnMount>
        <h1>{words.title}</h1>
      </FocusOnMount>
      <p>{words.text}</p>
      <p className="actions">
        <SignIn scene={scene} label="See the match" />
      </p>
    </div>
  );
}

function SignIn({ scene, label }: { readonly scene: MatchScene; readonly label: string }) {
  return (
    <ButtonLink kind="plain" href={signInFor(scene)}>
      {label}
    </ButtonLink>
  );
}

function signInFor({ id }: MatchScene): string {
  return paths.signIn(paths.match(id));
}
