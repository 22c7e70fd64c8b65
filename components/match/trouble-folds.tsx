import { dayAndTime } from "@/lib/format/dates";
import type { MatchParts } from "./match-parts";
import type { MatchScene } from "./match-scene";
import { ConcedeForm } from "./one-button-forms";
import { StatementForm } from "./statement-form";

function lossWords({ place }: MatchScene): string {
  return place.format === "knockout" ? "you are out" : "the match counts for you as a loss by forfeit";
}

/** What goes wrong now and then: the other side did not come, or one cannot play at all. */
export function TroubleFolds({ scene, parts }: { readonly scene: MatchScene; readonly parts: MatchParts }) {
  const { id, them, state, zone } = scene;

  return (
    <section aria-labelledby="trouble">
      <h2 id="trouble">If it goes wrong</h2>
      {parts.noShow && state.scheduledAt && (
        <StatementForm
          of="claim-no-show"
          matchId={id}
          label="What happened?"
          hint={`How long you waited, and how you tried to reach ${them}.`}
          submit="Claim the match"
          kind="danger"
          fold={{
            summary: `${them} did not come?`,
            aside: "claim the match",
            intro: (
              <p>
                You were to meet on {dayAndTime(state.scheduledAt, zone)}. {them} is asked whether that is
                right before the match is yours.
              </p>
            ),
          }}
        />
      )}
      {parts.concede && (
        <ConcedeForm
          matchId={id}
          label={`Give the match to ${them}`}
          fold={{
            summary: "Give the match up",
            aside: "cannot be undone",
            intro: (
              <p>
                {them} wins at once, without playing, and {lossWords(scene)}. Only the director can change it
                afterwards.
              </p>
            ),
          }}
        />
      )}
    </section>
  );
}
