import Link from "next/link";
import { lastNotice } from "@/lib/match/rules/deadline-rules";
import type { MatchParts } from "@/lib/match/view/match-parts";
import type { MatchScene } from "@/lib/match/view/match-scene";
import { paths } from "@/lib/paths";
import { counted } from "@/lib/people/words/names";
import { dayAndTime } from "@/lib/shared/dates";
import { ConcedeForm } from "./one-button-forms";
import { ReasonForm } from "./reason-form";
import { StatementForm } from "./statement-form";

function lossWords({ place }: MatchScene): string {
  return place.format === "knockout" ? "you are out" : "the match counts for you as a loss by forfeit";
}

/** Notice ahead of time, where the league takes it: what it does, and whether it can still be given. */
function NoticeFold({ scene }: { readonly scene: MatchScene }) {
  const { id, them, state, rules, now, zone, noticesGiven = 0 } = scene;
  const latest = lastNotice(state, rules);
  const left = rules.forfeits.noticesPerYear - noticesGiven;
  const isBefore = state.status === "open" || state.status === "scheduled";
  if (latest === null || !isBefore) return null;
  if (now > latest || left <= 0) {
    return (
      <p className="small muted">
        {left <= 0
          ? "You have used up your notices this year, so not coming is a forfeit."
          : `Notice was possible until ${dayAndTime(latest, zone)}.`}
      </p>
    );
  }
  const effect =
    rules.forfeits.noticeMeans === "default"
      ? `The match counts as a default: ${them} wins, and it is no forfeit of yours.`
      : `You both get ${counted(rules.schedule.daysPerRound, "more day")}.`;
  return (
    <ReasonForm
      of="give-notice"
      submit="Give notice"
      matchId={id}
      them={them}
      fold={{
        summary: "You can’t play? Give notice",
        aside: `${counted(left, "notice")} left`,
        intro: (
          <p>
            {effect} You can say so until {dayAndTime(latest, zone)}.
          </p>
        ),
      }}
    />
  );
}

/** What goes wrong now and then: the other side did not come, or one cannot play at all. */
export function ProblemFolds({ scene, parts }: { readonly scene: MatchScene; readonly parts: MatchParts }) {
  const { id, them, state, zone } = scene;

  return (
    <section aria-labelledby="problems">
      <h2 id="problems">If it goes wrong</h2>
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
      <NoticeFold scene={scene} />
      <p className="small my-3">
        You do not agree about a game?{" "}
        <Link href={paths.adjudicator({ rules: `${scene.organization.slug}/${scene.season.slug}` })}>
          See what the rules say about it
        </Link>
      </p>
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
